import { useState } from 'react'
import { Button, Dialog, Drawer, Menu, type Toast, Toasts, Tooltip } from '../src/index.ts'

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'beside'>()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const close = () => setOpen(undefined)
  const say = (toast: Omit<Toast, 'id'>) => setToasts([...toasts, { id: `${performance.now()}`, ...toast }])
  return (
    <>
      <div className="cluster">
        <Tooltip tip="Says what the button does, and why it matters.">
          <Button>Hover, focus or hold</Button>
        </Tooltip>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button onClick={() => setOpen('beside')}>Drawer beside</Button>
        <Button onClick={(event) => setAnchor(event.currentTarget)}>Menu</Button>
        <Button onClick={() => say({ text: 'Undone.' })}>Toast</Button>
        <Button
          onClick={() =>
            say({
              text: 'A troll cannot be replaced (BD-4.2).',
              tone: 'bad',
              stays: true,
              action: <Button kind="quiet">Rule</Button>,
            })
          }
        >
          Refusal
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        title="Leave the table?"
        onClose={close}
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Stay</Button>
            <Button kind="danger" onClick={close}>
              Leave
            </Button>
          </>
        }
      >
        A bot takes your seat until you come back.
      </Dialog>
      <Drawer
        open={open === 'drawer' || open === 'beside'}
        modal={open !== 'beside'}
        title="Rules"
        onClose={close}
        closeLabel="Close"
      >
        {Array.from({ length: 30 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <p key={at}>{at + 1}. A sentence of the rules.</p>
        ))}
      </Drawer>
      <Menu
        anchor={anchor}
        label="Which one?"
        items={[
          { key: 'a', label: 'Attack', note: 'Deals 5' },
          { key: 'b', label: 'Bless' },
          { key: 'c', label: 'Corrupt', note: 'Only in the arena (BD-4.2)', closed: true },
        ]}
        onPick={() => setAnchor(undefined)}
        onClose={() => setAnchor(undefined)}
      />
      <Toasts
        label="Messages"
        closeLabel="Dismiss"
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </>
  )
}
