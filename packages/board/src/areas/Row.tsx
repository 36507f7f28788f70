import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { GripIcon } from '../controls/icons.tsx'
import { nextIndex } from './rowMoves.ts'
import { useRowDrag } from './useRowDrag.ts'

export interface RowProps {
  readonly label: string
  /** One for each id. */
  readonly items: readonly ReactNode[]
  readonly ids: readonly string[]
  /** Without it the order cannot be changed. */
  readonly onMove?: ((id: string, to: number) => void) | undefined
  /** Allowed indices; all, if left out. */
  readonly canMoveTo?: ((id: string) => readonly number[]) | undefined
  /** The label of the drag handle: *Move the troll, second of four*. Needed with `onMove`. */
  readonly gripLabel?: (id: string, at: number) => string
  /** What a screen reader says after a move. */
  readonly announce?: (id: string, to: number) => string
  readonly empty?: ReactNode
  readonly className?: string
}

/** Things whose order matters: drag them, or focus a drag handle and use the arrow keys. */
export function Row({ label, items, ids, onMove, canMoveTo, gripLabel, announce, empty, className }: RowProps) {
  const [said, setSaid] = useState('')
  const allowedFor = (index: number) => {
    if (!onMove) return []
    return (canMoveTo?.(ids[index]!) ?? [...ids.keys()]).filter((to) => to !== index)
  }
  const move = (from: number, to: number) => {
    onMove?.(ids[from]!, to)
    setSaid(announce?.(ids[from]!, to) ?? '')
  }
  const dragged = useRowDrag(allowedFor, move)
  const keys = (event: KeyboardEvent, from: number) => {
    const by = ARROW_KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const to = nextIndex(from, by, allowedFor(from))
    if (to !== undefined) move(from, to)
  }
  return (
    <div className={classes('row', className)}>
      {ids.length === 0 && <span className="row-empty">{empty}</span>}
      <ol className="row-items" aria-label={label}>
        {ids.map((id, at) => {
          const movable = allowedFor(at).length > 0
          return (
            <li key={id} className={classes('row-item', movable && 'row-movable')} {...(movable && dragged(at))}>
              {items[at]}
              {movable && (
                <button
                  type="button"
                  className="row-grip"
                  aria-label={gripLabel?.(id, at) ?? label}
                  onKeyDown={(event) => keys(event, at)}
                >
                  <GripIcon />
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {onMove && (
        <span className="visually-hidden" aria-live="assertive">
          {said}
        </span>
      )}
    </div>
  )
}

const ARROW_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
