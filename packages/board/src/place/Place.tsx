import {
  type CSSProperties,
  type ElementType,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import { useReach } from './Reach.ts'

export interface PlaceProps {
  /** The game's id for it: `die:12`. */
  readonly id: string
  readonly as?: ElementType
  readonly className?: string
  readonly style?: CSSProperties
  /** What a screen reader calls it. */
  readonly label: string
  /** `undefined` if it cannot be chosen. */
  readonly selected?: boolean
  /** Also a piece that moves: the same as wrapping it in `Piece`. */
  readonly piece?: string
  readonly children?: ReactNode
}

/**
 * A thing on the board that may have options.
 * The button lies beside the children, not around them: places nest, and what is inside stays readable.
 */
export function Place({ id, as: Element = 'div', className, style, label, selected, piece, children }: PlaceProps) {
  const reach = useReach()
  const described = useId()
  const [focused, setFocused] = useState(false)
  const options = reach.optionsAt(id)
  const closed = reach.closedAt(id)
  const state = options.length > 0 ? 'open' : closed.length > 0 ? 'closed' : undefined
  const key = state === 'open' ? reach.keyAt?.(id) : undefined
  const said = (state === 'open' ? options : closed).map((option) => option.label).filter((text) => text !== label)

  const live = state && {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (belongsInside(event)) return
      event.stopPropagation()
      reach.press(id, event.currentTarget)
    },
    onPointerOver: (event: PointerEvent) => {
      event.stopPropagation()
      reach.point(id)
    },
    onPointerLeave: () => reach.point(undefined),
  }
  return (
    <Element
      data-place={id}
      data-open={state === 'open' ? '' : undefined}
      data-piece={piece}
      className={classes(
        'place',
        state && `place-live place-${state}`,
        selected && 'place-selected',
        reach.pointed === id && 'place-pointed',
        (reach.lit?.has(id) || (piece !== undefined && reach.lit?.has(piece))) && 'lit',
        piece !== undefined && 'piece',
        className,
      )}
      style={style}
      {...live}
    >
      {/* Kept while it has the focus: otherwise the focus would jump to the top of the page when the die is taken. */}
      {(state || focused) && (
        <button
          type="button"
          className="place-press"
          aria-label={label}
          aria-describedby={said.length > 0 ? described : undefined}
          aria-disabled={state === 'open' ? undefined : true}
          aria-pressed={selected}
          aria-keyshortcuts={key}
          onFocus={() => {
            setFocused(true)
            if (state) reach.point(id)
          }}
          onBlur={() => {
            setFocused(false)
            reach.point(undefined)
          }}
        />
      )}
      {said.length > 0 && (
        <span id={described} hidden>
          {said.join(', ')}
        </span>
      )}
      {key !== undefined && !selected && (
        <span className="place-key" aria-hidden="true">
          {key}
        </span>
      )}
      {children}
    </Element>
  )
}

/** Whether the press was on a link, a field or a button inside this place. */
function belongsInside({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const touched = (target as Element).closest('a, button, input, select, textarea, summary, .place-live')
  return (
    touched !== null &&
    touched !== currentTarget &&
    !(touched.matches('.place-press') && touched.parentElement === currentTarget)
  )
}
