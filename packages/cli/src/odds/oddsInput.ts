/** What `alea odds` is asked about: dice on the table (`1,3,3`), or not yet rolled (`5d6`). */
import { type Hands, handsOf, MOST_DICE, MOST_SIDES, type Situation } from '@alea/odds'
import { readWhole } from '../arguments.ts'
import { fault } from '../fault.ts'
import { isPartOf } from './goal.ts'

export interface OddsInput extends Situation {
  /** A keep that was asked about. */
  readonly keep: readonly number[] | undefined
}

interface OddsOptions {
  readonly left?: string | undefined
  readonly sides?: string | undefined
  readonly keep?: string | undefined
}

const MOST_ROLLS = 20

export function readOddsInput(text: string, options: OddsOptions): OddsInput {
  const [, count, printed] = /^(\d{1,2})d(\d{1,3})$/.exec(text) ?? []
  if (printed !== undefined && options.sides !== undefined) throw fault((say) => say.odds.sidesTwice(text))
  const sides = readWhole('--sides', printed ?? options.sides ?? '6', 2, MOST_SIDES)
  const dice = count === undefined ? readDice(text, sides) : undefined
  const left = readWhole('--left', options.left ?? (dice ? '2' : '3'), 1, MOST_ROLLS)
  const hands = readHands(text, dice?.length ?? Number(count), sides)
  const keep = options.keep === undefined ? undefined : readKeep(options.keep, dice ?? [])
  return { hands, dice, left, keep }
}

function readDice(text: string, sides: number): number[] {
  const dice = text.split(',').map((word) => (/^\s*\d{1,2}\s*$/.test(word) ? Number(word) : 0))
  if (dice.some((die) => die < 1 || die > sides)) throw fault((say) => say.odds.notDice(text, sides))
  return dice.sort((one, other) => one - other)
}

function readHands(text: string, dice: number, sides: number): Hands {
  try {
    return handsOf(dice, sides)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw fault((say) => say.odds.tooMany(text, MOST_DICE))
  }
}

/** `3,3`, or `none`. */
function readKeep(text: string, dice: readonly number[]): number[] {
  const keep = text === 'none' ? [] : text.split(',').map(Number)
  if (dice.length === 0 || !isPartOf(keep, dice)) throw fault((say) => say.odds.notKept(text))
  return keep.sort((one, other) => one - other)
}
