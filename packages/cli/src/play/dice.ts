/** The dice of a match in the terminal: quick, provably fair, or real ones on the player's table. */
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { type ChanceSource, fair, fast, seedOf } from '@alea/engine'
import { fault } from '../fault.ts'

export const DICE = ['fast', 'fair', 'manual'] as const
export type DiceKind = (typeof DICE)[number]

export interface Dice {
  readonly kind: DiceKind
  /** fair: 32 bytes in hex, drawn before the match, shown after it. */
  readonly secret?: string
}

export function readDiceKind(text = 'fast'): DiceKind {
  const kind = DICE.find((each) => each === text)
  if (!kind) throw fault((say) => say.unknownDice(text, DICE))
  return kind
}

export const newDice = (kind: DiceKind): Dice =>
  kind === 'fair' ? { kind, secret: randomBytes(32).toString('hex') } : { kind }

/** Published before the match, so that the secret cannot be changed afterwards unnoticed. */
export const commitmentTo = (secret: string): string =>
  createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')

/** Manual dice have no source: the match waits until somebody types the results. */
export function sourceOf(dice: Dice, seed: number): ChanceSource | undefined {
  if (dice.kind === 'manual') return undefined
  if (dice.secret === undefined) return fast(seedOf(seed, 0))
  return fair(Buffer.from(dice.secret, 'hex'), (key, message) => createHmac('sha256', key).update(message).digest())
}

export const anySeed = (): number => randomInt(2 ** 32)
