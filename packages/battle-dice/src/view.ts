import { type Seat, varsWith } from '@alea/engine'
import { diceOf } from './content/faces.ts'
import { RACES, type Race } from './content/races.ts'
import { earnings } from './rules/gold.ts'
import type { Use } from './rules/powers/power.ts'
import { isShielded } from './rules/powers/targets.ts'
import { type BattleDice, type Die, faceOf, isThrown, owned, raceOf, SOLD_OUT, soldOut, worth } from './state.ts'

/** A creature as everybody sees it. */
export interface Creature {
  readonly die: Die
  readonly race: Race
  readonly owner: Seat
}

export interface Fighter extends Creature {
  /** 1 to 6, once rolled. */
  readonly face?: number
  readonly text?: string
  readonly shielding: boolean
  readonly shielded: boolean
  readonly kept: boolean
  /** Its powers were used or declined, or could do nothing. */
  readonly acted: boolean
}

/** The whole table: Battle Dice has no secrets, so every viewer sees the same. */
export const view = (g: BattleDice) => {
  const creature = (die: Die): Creature => ({ die, race: raceOf(die), owner: g.owner[die]! })
  const fighter = (die: Die): Fighter => {
    const kept = g.kept.includes(die)
    const face = isThrown(g, die) ? { face: g.face[die]!, text: faceOf(g, die).text } : {}
    return {
      ...creature(die),
      ...face,
      shielding: g.shielding.includes(die),
      shielded: isShielded(g, die),
      kept,
      acted: g.acted.includes(die),
    }
  }
  return {
    turn: g.turn,
    first: g.first,
    step: g.step,
    stock: RACES.map((race) => {
      const dice = g.stock.filter((die) => raceOf(die) === race)
      return { race, left: dice.length, /** The die sold next. */ next: dice[0] ?? null }
    }),
    /** How close the end is: races sold out, and the number that ends the match. */
    soldOut: { races: soldOut(g), of: SOLD_OUT },
    dead: g.dead.map(raceOf),
    /** Targets chosen so far for a power that has several. */
    chosen: varsWith<Use>(g, 'chosen').flatMap(({ chosen }) => chosen),
    trainers: g.trainers.map(({ locker, arena, infirmary, gold }, seat) => ({
      seat,
      gold,
      /** What the row earns as it stands. */
      earning: earnings(g, seat),
      value: worth(owned(g, seat)),
      locker: locker.map(creature),
      arena: arena.map(fighter),
      infirmary: infirmary.map(creature),
    })),
    faces: RACES.map((race) => ({ race, faces: diceOf(g.dice)[race].map(({ text }) => text) })),
    ended: g.ended ?? null,
  }
}
export type View = ReturnType<typeof view>
