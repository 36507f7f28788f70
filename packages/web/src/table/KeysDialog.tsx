import { Dialog } from '@alea/board'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import './keysDialog.css'

interface Props {
  readonly open: boolean
  readonly module: BoardModule
  onClose(): void
}

/** All keys of the table, and those of the game. */
export function KeysDialog({ open, module, onClose }: Props) {
  const { keys: words, table } = useWords()
  const { language } = useSettings()
  const lines = [...(module.keys?.(language) ?? []), ...words.lines]
  return (
    <Dialog open={open} title={words.title} onClose={onClose} closeLabel={table.close}>
      <dl className="keys">
        {lines.map(({ keys, does }) => (
          <div key={keys.join()} className="keys-line">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
