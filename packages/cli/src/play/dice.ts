/** The dice of a match in the terminal: quick ones, provably fair ones, or real ones on the player's table. */
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { type ChanceSource, fair, fast, InputError, seedOf } from '@alea/engine'
import type { Messages } from '../messages/messages.ts'

export const DICE = ['fast', 'fair', 'manual'] as const
export type DiceKind = (typeof DICE)[number]

export interface Dice {
  readonly kind: DiceKind
  /** fair: 32 bytes in hex, drawn before the match, shown after it. */
  readonly secret?: string
}

export function readDiceKind(say: Messages, text = 'fast'): DiceKind {
  const kind = DICE.find((each) => each === text)
  if (!kind) throw new InputError(say.notDice(text, DICE))
  return kind
}

export const newDice = (kind: DiceKind): Dice =>
  kind === 'fair' ? { kind, secret: randomBytes(32).toString('hex') } : { kind }

/** What is published before the match: nobody can change the secret afterwards without being found out. */
export const commitmentTo = (secret: string): string =>
  createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')

/** Manual dice have no source: the match waits until somebody types what they show. */
export function sourceOf(dice: Dice, seed: number): ChanceSource | undefined {
  if (dice.kind === 'manual') return undefined
  if (dice.secret === undefined) return fast(seedOf(seed, 0))
  return fair(Buffer.from(dice.secret, 'hex'), (key, message) => createHmac('sha256', key).update(message).digest())
}

export const anySeed = (): number => randomInt(2 ** 32)
