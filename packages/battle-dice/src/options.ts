/**
 * What players answer. The rules pass plain values around; `optionOf` reads one as a member of this union, and `keyOf` writes the key
 * that stands in logs and scenarios: `orc` a race, `3` a place in one's own row, `p2.3` the third creature of p2's row, `p2.orc` an orc
 * in p2's locker room.
 */
import { type Json, type Seat, seatName } from '@alea/engine'
import type { Race } from './content/races.ts'
import { type BattleDice, type Die, rowOf, trainer } from './state.ts'

/** Declines a power, or lets no kept creature go. */
export const NONE = 'none'
export type None = typeof NONE
/** Ends one's purchases. */
export const DONE = 'done'
export const KEEP = 'keep'

/** Questions answered with a race: dice of one race are alike until they are rolled. */
const RACE_QUESTIONS = ['send', 'replacement', 'heal', 'buy'] as const
/** Questions about a creature of one's own row. */
const OWN_ROW_QUESTIONS = ['release', 'activate'] as const
/** Questions about a creature of any row. */
const TARGET_QUESTIONS = ['corruption', 'death', 'ko', 'retry', 'replace'] as const
/** Questions about a place in one's own row, from 1. */
export const PLACE_QUESTIONS = ['multiplier', 'major-shield', 'minor-shield'] as const

export const QUESTIONS = [
  ...RACE_QUESTIONS,
  ...OWN_ROW_QUESTIONS,
  ...TARGET_QUESTIONS,
  ...PLACE_QUESTIONS,
  'keep',
  'reinforce',
  'wound',
] as const
export type Question = (typeof QUESTIONS)[number]
/** The questions that offer `none`. */
export type Declinable = Exclude<Question, 'send' | 'replacement' | 'buy'>

export type Option =
  | { readonly is: 'none'; readonly question: Declinable }
  | { readonly is: 'done' }
  | { readonly is: 'keep' }
  | { readonly is: (typeof RACE_QUESTIONS)[number]; readonly race: Race }
  | { readonly is: (typeof OWN_ROW_QUESTIONS)[number]; readonly die: Die }
  | { readonly is: (typeof TARGET_QUESTIONS)[number]; readonly die: Die }
  | { readonly is: (typeof PLACE_QUESTIONS)[number]; readonly place: number }
  | { readonly is: 'reinforce'; readonly count: number }
  | ({ readonly is: 'wound' } & Patient)

/** A creature of this race in the locker room of this seat. */
export type Patient = { readonly seat: Seat; readonly race: Race }

export function optionOf(question: string, value: Json): Option {
  const is = question as Question
  if (value === NONE) return { is: 'none', question: is as Declinable }
  if (value === DONE) return { is: 'done' }
  switch (is) {
    case 'keep':
      return { is }
    case 'send':
    case 'replacement':
    case 'heal':
    case 'buy':
      return { is, race: value as Race }
    case 'release':
    case 'activate':
    case 'corruption':
    case 'death':
    case 'ko':
    case 'retry':
    case 'replace':
      return { is, die: value as Die }
    case 'multiplier':
    case 'major-shield':
    case 'minor-shield':
      return { is, place: value as number }
    case 'reinforce':
      return { is, count: value as number }
    case 'wound':
      return { is, ...(value as Patient) }
  }
}

export function keyOf(option: Option, g: BattleDice): string {
  switch (option.is) {
    case 'none':
    case 'done':
    case 'keep':
      return option.is
    case 'send':
    case 'replacement':
    case 'heal':
    case 'buy':
      return option.race
    case 'release':
    case 'activate':
      return String(placeOf(option.die, g).place)
    case 'corruption':
    case 'death':
    case 'ko':
    case 'retry':
    case 'replace': {
      const { row, place } = placeOf(option.die, g)
      return `${seatName(row)}.${place}`
    }
    case 'multiplier':
    case 'major-shield':
    case 'minor-shield':
      return String(option.place)
    case 'reinforce':
      return String(option.count)
    case 'wound':
      return `${seatName(option.seat)}.${option.race}`
  }
}

/** The `key` of a question in the rules. */
export const keyFor =
  (question: Question) =>
  (value: Json, g: BattleDice): string =>
    keyOf(optionOf(question, value), g)

function placeOf(die: Die, g: BattleDice): { row: Seat; place: number } {
  const row = rowOf(g, die)
  return { row, place: trainer(g, row).arena.indexOf(die) + 1 }
}
