import { type PointerEvent, useRef } from 'react'
import type { Box } from '../motion/flip.ts'
import { asides, slotAt } from './rowMoves.ts'

interface Drag {
  readonly pointer: number
  readonly from: number
  readonly x: number
  readonly y: number
  readonly items: readonly HTMLElement[]
  readonly slots: readonly Box[]
  readonly allowed: readonly number[]
  to: number
  started: boolean
}

/** A press that moves less than this is a click. */
const WANDER = 6

/** Drags the children of a list. A mouse can drag anywhere, a finger only by the drag handle: elsewhere it scrolls. */
export function useRowDrag(
  allowedFor: (index: number) => readonly number[],
  onDrop: (from: number, to: number) => void,
) {
  const drag = useRef<Drag>(undefined)

  const grab = (event: PointerEvent<HTMLElement>, from: number) => {
    const byGrip = (event.target as Element).closest('.row-grip') !== null
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !byGrip)) return
    const items = [...event.currentTarget.parentElement!.children] as HTMLElement[]
    const slots = items.map((item) => item.getBoundingClientRect())
    const allowed = allowedFor(from)
    drag.current = {
      pointer: event.pointerId,
      from,
      to: from,
      x: event.clientX,
      y: event.clientY,
      items,
      slots,
      allowed,
      started: false,
    }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current
    if (!held || event.pointerId !== held.pointer) return
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
    if (!held.started) {
      if (Math.hypot(dx, dy) < WANDER) return
      held.started = true
      event.currentTarget.setPointerCapture(event.pointerId)
      held.items[held.from]!.dataset.dragged = ''
    }
    const slot = held.slots[held.from]!
    held.to = slotAt(held.slots, slot.x + slot.width / 2 + dx, slot.y + slot.height / 2 + dy, held.from, held.allowed)
    held.items[held.from]!.style.translate = `${dx}px ${dy}px`
    asides(held.slots, held.from, held.to).forEach(({ x, y }, at) => {
      if (at !== held.from) held.items[at]!.style.translate = `${x}px ${y}px`
    })
  }
  const drop = (event: PointerEvent<HTMLElement>, taken: boolean) => {
    const held = drag.current
    if (!held || event.pointerId !== held.pointer) return
    drag.current = undefined
    for (const item of held.items) item.style.translate = ''
    delete held.items[held.from]!.dataset.dragged
    if (!held.started) return
    // The click that ends a drag is not a press on what was dragged.
    const swallow = (click: Event) => click.stopPropagation()
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    if (taken && held.to !== held.from) onDrop(held.from, held.to)
  }
  return (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => grab(event, index),
    onPointerMove: move,
    onPointerUp: (event: PointerEvent<HTMLElement>) => drop(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => drop(event, false),
  })
}
