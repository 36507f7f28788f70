import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { float } from './float.ts'

export interface TooltipProps {
  readonly tip: ReactNode
  /** The tip only repeats the name of what it explains: a screen reader need not hear it twice. */
  readonly names?: boolean
  readonly children: ReactNode
}

const HOVER = 350
const LONG_PRESS = 450
/** How long it stays after a finger is lifted. */
const LINGER = 2500

/** Explains on hover, on focus and on a long press. Escape hides it. */
export function Tooltip({ tip, names, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const popover = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopHearing = useRef<() => void>(undefined)
  // A long press shows the explanation; it must not also choose.
  const held = useRef(false)

  const isOpen = () => popover.current?.matches(':popover-open') ?? false
  const show = () => {
    const explained = anchor.current?.firstElementChild
    if (!explained || !popover.current) return
    float(popover.current, explained, 'above')
    // Wherever the focus is: the pointer may rest on something else.
    stopHearing.current?.()
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    addEventListener('keydown', press)
    stopHearing.current = () => removeEventListener('keydown', press)
  }
  const hide = () => {
    clearTimeout(timer.current)
    stopHearing.current?.()
    if (isOpen()) popover.current?.hidePopover()
  }
  const later = (delay: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, delay)
  }
  const leave = (event: PointerEvent) => (event.pointerType === 'touch' && isOpen() ? later(LINGER, hide) : hide())
  const click = (event: MouseEvent) => {
    if (held.current) {
      event.preventDefault()
      event.stopPropagation()
    } else hide()
    held.current = false
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      stopHearing.current?.()
    },
    [],
  )
  useEffect(() => {
    if (names) return
    const explained =
      anchor.current?.querySelector('button, a, input, select, [tabindex]') ?? anchor.current?.firstElementChild
    return explained ? describe(explained, id) : undefined
  })
  const press = (event: PointerEvent) => {
    held.current = false
    if (event.pointerType !== 'touch') return
    later(LONG_PRESS, () => {
      held.current = true
      show()
    })
  }
  const release = () => {
    if (!isOpen()) clearTimeout(timer.current)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what it explains
    <span
      ref={anchor}
      className="tooltip-anchor"
      onPointerEnter={(event) => event.pointerType !== 'touch' && later(HOVER, show)}
      onPointerLeave={leave}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={leave}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onClickCapture={click}
    >
      {children}
      <span ref={popover} id={id} role="tooltip" popover="manual" className="tooltip">
        {tip}
      </span>
    </span>
  )
}

/** The explained element belongs to somebody else: its description is added to those it already has. */
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
