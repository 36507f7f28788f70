import type { Box } from '../motion/flip.ts'

/** The order after `id` moved to `to`. */
export function movedTo(ids: readonly string[], id: string, to: number): readonly string[] {
  const rest = ids.filter((one) => one !== id)
  return rest.toSpliced(to, 0, id)
}

/** The next allowed index in a direction; `undefined` when there is none. */
export function nextIndex(from: number, by: 1 | -1, allowed: readonly number[]): number | undefined {
  const ahead = allowed.filter((index) => (by > 0 ? index > from : index < from))
  return ahead.length === 0 ? undefined : by > 0 ? Math.min(...ahead) : Math.max(...ahead)
}

/** The allowed slot whose centre is nearest to a point; the original slot is always allowed. */
export function slotAt(slots: readonly Box[], x: number, y: number, from: number, allowed: readonly number[]): number {
  const distance = (index: number) => {
    const slot = slots[index]
    return slot ? Math.hypot(slot.x + slot.width / 2 - x, slot.y + slot.height / 2 - y) : Number.POSITIVE_INFINITY
  }
  return [from, ...allowed].reduce((best, index) => (distance(index) < distance(best) ? index : best))
}

/** How far each thing moves aside while another is held over a slot. */
export function asides(
  slots: readonly Box[],
  from: number,
  to: number,
): readonly { readonly x: number; readonly y: number }[] {
  return slots.map((slot, at) => {
    const goes = at > from && at <= to ? at - 1 : at < from && at >= to ? at + 1 : at
    return at === from ? { x: 0, y: 0 } : { x: slots[goes]!.x - slot.x, y: slots[goes]!.y - slot.y }
  })
}
