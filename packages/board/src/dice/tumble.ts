/** How a die rolls to the face it shows: decided by its index and the roll, so that a replay looks the same again. */
import type { Turn } from './orientation.ts'

/** A roll lasts at most this long, last die included. */
export const LONGEST = 900
const STAGGER = 45
const SHORTEST = 560

export interface Tumble {
  readonly delay: number
  readonly duration: number
  /** Where the cube seems to come from, in whole turns before the rest. */
  readonly from: Turn & { readonly z: number }
  /** How far it drifts while in the air, in sizes of the die. */
  readonly drift: number
}

export function tumble(index: number, roll: number | string): Tumble {
  const delay = Math.min(index * STAGGER, LONGEST - SHORTEST)
  const chaos = scramble(`${index}/${roll}`)
  const spread = (from: number, to: number, salt: number) => from + ((chaos >>> salt) % (to - from + 1))
  const sign = chaos & 1 ? 1 : -1
  return {
    delay,
    duration: Math.min(LONGEST - delay, SHORTEST + spread(0, 240, 3)),
    from: { x: -sign * 360 * spread(1, 2, 7) - spread(0, 80, 9), y: sign * 360 * spread(1, 2, 11), z: spread(-60, 60, 5) },
    drift: spread(-30, 30, 13) / 100,
  }
}

/** FNV-1a. */
function scramble(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  hash ^= hash >>> 15
  return hash >>> 0
}
