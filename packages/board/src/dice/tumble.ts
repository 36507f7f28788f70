/** How a die rolls: determined by its index and the roll's id, so that a replay looks the same. */

/** A roll lasts at most this long, last die included. */
export const LONGEST = 900
const SHORTEST = 560
const STAGGER = 45

export interface Tumble {
  readonly delay: number
  readonly duration: number
  /** Whole turns about each axis, backwards when negative. */
  readonly turns: { readonly x: number; readonly y: number }
  /** Degrees it leans when it hits the table. */
  readonly lean: number
  /** How far it drifts while in the air, in sizes of the die. */
  readonly drift: number
  /** How high it jumps, in sizes of the die. */
  readonly height: number
}

/** A die somebody turns to another face without rolling it. */
export const TURNED_BY_HAND: Tumble = {
  delay: 0,
  duration: 380,
  turns: { x: 0, y: 0 },
  lean: 0,
  drift: 0,
  height: 0.3,
}

export function tumble(index: number, roll: number | string): Tumble {
  const delay = Math.min(index * STAGGER, LONGEST - SHORTEST)
  const chaos = scramble(`${index}/${roll}`)
  const among = (from: number, to: number, bits: number) => from + ((chaos >>> bits) % (to - from + 1))
  return {
    delay,
    duration: Math.min(LONGEST - delay, SHORTEST + among(40, 240, 3)),
    turns: { x: -among(1, 2, 7), y: chaos & 1 ? 1 : -1 },
    lean: among(-16, 16, 5),
    drift: among(-30, 30, 13) / 100,
    height: among(60, 90, 17) / 100,
  }
}

/** FNV-1a, with one more round of mixing for the low bits. */
function scramble(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
