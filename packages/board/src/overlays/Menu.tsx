import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { rove } from '../controls/rove.ts'
import { float } from './float.ts'

export interface MenuItem {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** A second line: what it will do, or the rule that forbids it. */
  readonly note?: ReactNode
  /** Unavailable: it can still be focused, and picked to ask why. */
  readonly closed?: boolean
}

export interface MenuProps {
  /** The element it was opened from; `undefined` if the menu is closed. */
  readonly anchor: HTMLElement | undefined
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly onPick: (key: string) => void
  readonly onClose: () => void
  /** The entry hovered or focused. */
  readonly onPoint?: (key: string | undefined) => void
}

/** A small list beside an element. Arrows and first letters move, Enter picks, Escape and a press elsewhere close. */
export function Menu({ anchor, ...rest }: MenuProps) {
  return anchor ? <OpenMenu anchor={anchor} {...rest} /> : undefined
}

function OpenMenu({ anchor, label, items, onPick, onClose, onPoint }: MenuProps & { readonly anchor: HTMLElement }) {
  const menu = useRef<HTMLDivElement>(null)
  const leaving = useRef(false)
  useLayoutEffect(() => {
    leaving.current = false
    const asker = document.activeElement
    float(menu.current!, anchor, 'below')
    menu.current!.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    return () => {
      leaving.current = true
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus({ preventScroll: true })
    }
  }, [anchor])
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      onClose()
    } else if (event.key.length === 1 && event.key !== ' ') startingWith(event.currentTarget, event.key)
    else rove(event, '[role=menuitem]', 'column')
  }
  return (
    <div
      ref={menu}
      role="menu"
      popover="manual"
      className="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={keys}
      onBlur={(event) => !leaving.current && !event.currentTarget.contains(event.relatedTarget) && onClose()}
    >
      {items.map(({ key, label: name, icon, note, closed }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          className="menu-item"
          tabIndex={-1}
          aria-disabled={closed || undefined}
          onClick={() => onPick(key)}
          onFocus={() => onPoint?.(key)}
          onBlur={() => onPoint?.(undefined)}
          onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
        >
          {icon && (
            <span className="menu-icon" aria-hidden="true">
              {icon}
            </span>
          )}
          <span className="menu-label">
            {name}
            {note !== undefined && <span className="menu-note">{note}</span>}
          </span>
        </button>
      ))}
    </div>
  )
}

function startingWith(menu: HTMLElement, letter: string): void {
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const from = items.indexOf(document.activeElement as HTMLElement) + 1
  const turned = [...items.slice(from), ...items.slice(0, from)]
  turned.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()))?.focus()
}
