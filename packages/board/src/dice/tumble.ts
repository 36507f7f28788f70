/** How a die rolls: determined by its index and the roll's id, so that a replay looks the same. */

/** A roll lasts at most this long, last die included. */
export const LONGEST = 900
/** When the first die lies still. */
const FIRST = 620
/** Dice are thrown together and come to rest one after the other. */
const APART = 55

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
  const chaos = scramble(`${index}/${roll}`)
  const among = (from: number, to: number, bits: number) => from + ((chaos >>> bits) % (to - from + 1))
  const delay = among(0, 40, 9)
  return {
    delay,
    duration: Math.min(LONGEST, FIRST + index * APART + among(0, 20, 3)) - delay,
    turns: { x: -among(1, 2, 7), y: chaos & 1 ? 1 : -1 },
    lean: among(-16, 16, 5),
    drift: among(-30, 30, 13) / 100,
    height: among(65, 100, 17) / 100,
  }
}

/** FNV-1a, with one more round of mixing for the low bits. */
function scramble(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
