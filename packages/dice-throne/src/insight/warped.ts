/** The offensive roll with a die that is only a number: four dice of the hero and that one, solved exactly. */
import { handOf, handsOf, rolledOut } from '@alea/odds'
import { type Faces, isMet, type Need } from '../content/need.ts'
import { sheetOf } from '../content/roster.ts'
import type { Worth } from './strength.ts'

const four = handsOf(4)
const FULL = four.first[4]!
const OWN = four.faces.slice(FULL)
const FACES = [1, 2, 3, 4, 5, 6] as const

const known = new WeakMap<Faces, WeakMap<Need, Uint8Array>>()

/** Which hands show what is needed, for each number on the foreign die. Solving asks this again and again. */
function shownBy(need: Need, faces: Faces): Uint8Array {
  const ofFaces = known.get(faces) ?? new WeakMap<Need, Uint8Array>()
  known.set(faces, ofFaces)
  const hands =
    ofFaces.get(need) ??
    Uint8Array.from(FACES.flatMap((foreign) => OWN.map((own) => Number(isMet(need, [...own, foreign], faces, 4)))))
  ofFaces.set(need, hands)
  return hands
}

/** What everything that may be kept is worth, with so many attempts left. */
export interface Warped {
  /** The four dice and the foreign one as they lie. */
  now(own: readonly number[], foreign: number): number
  /** Some of the four, and the foreign die or not, just before the others are rolled. */
  kept(own: readonly number[], foreign: number | undefined): number
}

/** `value` is that of a tier, `nothing` that of no ability. */
export function solveWarped(
  hero: string,
  tiers: readonly Worth[],
  value: (worth: Worth) => number,
  nothing: number,
  attempts: number,
): Warped {
  const values = tiers.map(value)
  const shown = tiers.map(({ tier }) => shownBy(tier.need, sheetOf(hero).faces))
  // By the number on the foreign die.
  let best = FACES.map((foreign) =>
    Float64Array.from(OWN, (_, hand) => {
      let most = nothing
      for (let i = 0; i < values.length; i++)
        if (values[i]! > most && shown[i]![(foreign - 1) * OWN.length + hand]) most = values[i]!
      return most
    }),
  )
  let kept = best.map((values) => rolledOut(four, values))
  for (let left = 0; left < attempts; left++) {
    kept = best.map((values) => rolledOut(four, values))
    const rolled = mean(kept)
    best = best.map((values, foreign) => values.map((_, hand) => bestOf(hand, kept[foreign]!, rolled)))
  }
  const rolled = mean(kept)
  return {
    now: (own, foreign) => best[foreign - 1]![handOf(four, own) - FULL]!,
    kept: (own, foreign) => (foreign === undefined ? rolled : kept[foreign - 1]!)[handOf(four, own)]!,
  }
}

/** The best part of a hand to keep, with the foreign die or without it. */
function bestOf(hand: number, withIt: Float64Array, rolled: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY
  for (let at = four.keepsFrom[hand]!, end = four.keepsFrom[hand + 1]!; at < end; at++) {
    const keep = four.keeps[at]!
    most = Math.max(most, withIt[keep]!, rolled[keep]!)
  }
  return most
}

const mean = (tables: readonly Float64Array[]): Float64Array =>
  tables[0]!.map((_, hand) => tables.reduce((sum, table) => sum + table[hand]!, 0) / tables.length)
