import { permutation } from '../random.ts'
import type { ChanceSource } from './source.ts'

/** HMAC-SHA-256. The caller provides it, so that the engine has no dependency; Node and browsers have one built in. */
export type Hmac = (key: Uint8Array, message: string) => Uint8Array

/**
 * For live matches. Every draw is a pure function of the secret, its stream and its position in the log, so
 * - anybody can recompute any line once the secret is revealed;
 * - no state has to survive a restart;
 * - knowing all dice says nothing about a deck: it is another stream, hence another HMAC message.
 */
export const fair =
  (secret: Uint8Array, hmac: Hmac): ChanceSource =>
  ({ draw, stream, count, sides }, position) => {
    const source = { below: byteStream(secret, hmac, `alea:${stream}:${position}`) }
    if (draw === 'shuffle') return permutation(count, source)
    return Array.from({ length: count }, () => 1 + source.below(sides))
  }

/** Draws below n from successive HMAC blocks, by rejection: a byte beyond the last whole multiple of n is discarded. */
function byteStream(secret: Uint8Array, hmac: Hmac, label: string): (n: number) => number {
  let block = new Uint8Array(0)
  let blocks = 0
  let at = 0
  const byte = () => {
    if (at === block.length) {
      block = Uint8Array.from(hmac(secret, `${label}:${blocks++}`))
      at = 0
    }
    return block[at++]!
  }
  return (n) => {
    const wide = n > 256
    const range = wide ? 65536 : 256
    if (n < 1 || n > range) throw new RangeError(`Cannot draw below ${n}`)
    for (;;) {
      const drawn = wide ? byte() * 256 + byte() : byte()
      if (drawn < range - (range % n)) return drawn % n
    }
  }
}
