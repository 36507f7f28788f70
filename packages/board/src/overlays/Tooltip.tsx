import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { float } from './float.ts'

export interface TooltipProps {
  readonly tip: ReactNode
  /** The tip only repeats the name of what it explains: a screen reader need not hear it twice. */
  readonly names?: boolean
  readonly children: ReactNode
}

const HOVER = 350
const LONG_PRESS = 450

/** Explains on hover, on focus and on a long press. Escape hides it. */
export function Tooltip({ tip, names, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const popover = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = () => {
    const explained = anchor.current?.firstElementChild
    if (explained && popover.current) float(popover.current, explained, 'above')
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }
  const soon = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(show, delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (names) return
    const explained =
      anchor.current?.querySelector('button, a, input, select, [tabindex]') ?? anchor.current?.firstElementChild
    return explained ? describe(explained, id) : undefined
  })
  const touch = (event: PointerEvent, then: () => void) => event.pointerType === 'touch' && then()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what it explains
    <span
      ref={anchor}
      className="tooltip-anchor"
      onPointerEnter={(event) => event.pointerType !== 'touch' && soon(HOVER)}
      onPointerLeave={hide}
      onPointerDown={(event) => touch(event, () => soon(LONG_PRESS))}
      onPointerUp={(event) => touch(event, () => clearTimeout(timer.current))}
      onPointerCancel={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
      onClick={hide}
    >
      {children}
      <span ref={popover} id={id} role="tooltip" popover="manual" className="tooltip">
        {tip}
      </span>
    </span>
  )
}

/** The explained thing is somebody else's element: the tie is added to what it already has. */
function describe(element: Element, id: string): () => void {
  const ids = () =>
    (element.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one !== '' && one !== id)
  element.setAttribute('aria-describedby', [...ids(), id].join(' '))
  return () => {
    const left = ids().join(' ')
    if (left) element.setAttribute('aria-describedby', left)
    else element.removeAttribute('aria-describedby')
  }
}
