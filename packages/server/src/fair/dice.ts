import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { ChanceSource, Hmac } from '@alea/engine'
import type { DiceRecord, MatchRecord } from '@alea/host'
import { masterSeed, saltedDice } from '@alea/protocol'

/** Node's own, ten times as fast as the portable one; a test checks that they agree. */
export const nodeHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

export const sha256 = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

/** A secret is drawn and committed to before anybody sits down. */
export function newDice(seats: number): DiceRecord {
  const secret = randomBytes(32).toString('hex')
  return {
    secret,
    commitment: sha256(secret),
    commitments: Array(seats).fill(null),
    contributions: Array(seats).fill(null),
    sealed: false,
  }
}

/** The dice of a match whose contributions are closed. */
export function diceOf({ id, game, rules, dice }: MatchRecord): ChanceSource {
  const { secret, contributions, salts } = dice
  const seed = masterSeed({ match: id, game, rules, secret, contributions: [...contributions] }, nodeHmac)
  return saltedDice(seed, salts, nodeHmac)
}
