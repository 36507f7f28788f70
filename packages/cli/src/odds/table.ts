/** The dice a question is about: on the table, or not yet rolled (`5d6`). */
import { InputError } from '@alea/engine'
import { type Hands, handsOf, MOST_DICE, MOST_SIDES } from '@alea/odds'
import { readWhole } from '../arguments.ts'
import type { Messages } from '../messages/messages.ts'
import { isPartOf } from './goal.ts'

export interface Table {
  readonly hands: Hands
  /** What they show, in order; undefined before the first roll. */
  readonly dice: readonly number[] | undefined
  /** Rolls still to come. */
  readonly left: number
  /** A keep that was asked about. */
  readonly keep: readonly number[] | undefined
}

interface Wishes {
  readonly left?: string | undefined
  readonly sides?: string | undefined
  readonly keep?: string | undefined
}

const MOST_ROLLS = 20

export function readTable(say: Messages, text: string, wishes: Wishes): Table {
  const [, count, printed] = /^(\d{1,2})d(\d{1,3})$/.exec(text) ?? []
  if (printed !== undefined && wishes.sides !== undefined) throw new InputError(say.odds.sidesTwice(text))
  const sides = readWhole(say, '--sides', printed ?? wishes.sides ?? '6', 2, MOST_SIDES)
  const dice = count === undefined ? readDice(say, text, sides) : undefined
  const left = readWhole(say, '--left', wishes.left ?? (dice ? '2' : '3'), 1, MOST_ROLLS)
  const hands = readHands(say, text, dice?.length ?? Number(count), sides)
  const keep = wishes.keep === undefined ? undefined : readKeep(say, wishes.keep, dice ?? [])
  return { hands, dice, left, keep }
}

function readDice(say: Messages, text: string, sides: number): number[] {
  const dice = text.split(',').map((word) => (/^\s*\d{1,2}\s*$/.test(word) ? Number(word) : 0))
  if (dice.some((die) => die < 1 || die > sides)) throw new InputError(say.odds.notDice(text, sides))
  return dice.sort((one, other) => one - other)
}

function readHands(say: Messages, text: string, dice: number, sides: number): Hands {
  try {
    return handsOf(dice, sides)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new InputError(say.odds.tooMany(text, MOST_DICE))
  }
}

/** `3,3`, or `none`. */
function readKeep(say: Messages, text: string, dice: readonly number[]): number[] {
  const keep = text === 'none' ? [] : text.split(',').map(Number)
  if (dice.length === 0 || !isPartOf(keep, dice)) throw new InputError(say.odds.notKept(text))
  return keep.sort((one, other) => one - other)
}
