import { Children, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { rove } from '../controls/rove.ts'

export interface HandProps {
  readonly label: string
  /** The cards, each with its key. */
  readonly children?: ReactNode
  /** Shown as a fan instead of a row. */
  readonly fan?: boolean
  /** Shown when there is no card. */
  readonly empty?: ReactNode
}

/** Cards side by side that overlap as the screen narrows; arrow keys go from card to card. */
export function Hand({ label, children, fan, empty }: HandProps) {
  const cards = Children.toArray(children)
  const middle = (cards.length - 1) / 2
  const keys = (event: KeyboardEvent<HTMLElement>) => rove(event, 'button, a, [tabindex="0"]', 'row', false)
  if (cards.length === 0) return empty === undefined ? undefined : <div className="hand-empty">{empty}</div>
  return (
    <div className="hand">
      <ul
        className={classes('hand-cards', fan && 'hand-fan')}
        aria-label={label}
        style={{ '--hand-count': cards.length } as CSSProperties}
        onKeyDown={keys}
      >
        {cards.map((card, at) => (
          <li
            key={(card as { key?: string }).key ?? at}
            className="hand-card"
            style={{ '--hand-off': at - middle, '--hand-far': Math.abs(at - middle) } as CSSProperties}
          >
            {card}
          </li>
        ))}
      </ul>
    </div>
  )
}
