/** What the effects of a card are worth to whoever uses them, in glory. */
import type { Seat } from '@alea/engine'
import { type Effect, type EffectOf, TRITON, type Verb } from '../content/effects.ts'
import { inGarden } from '../content/faces.ts'
import { type Beside, type DiceWorth, faceWorth, worthOf } from './diceWorth.ts'
import type { Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

/** The situation of one hero. */
export interface Situation {
  readonly seat: Seat
  readonly outlook: Outlook
  readonly dice: DiceWorth
  readonly beside: Beside
  readonly forged: number
  readonly weights: Weights
}

const ESTIMATE: { readonly [V in Verb]: (effect: EffectOf<V>, s: Situation) => number } = {
  gain: ({ gives }, s) => worthOf(gives, s.outlook),
  pick: ({ among }, s) => Math.max(...among.map((gives) => worthOf(gives, s.outlook))),
  spend: ({ gold, gives }, s) => Math.max(0, worthOf(gives, s.outlook) - gold * s.outlook.gold),
  favours: ({ count, convert }, s) => count * s.dice.roll * (convert === 'none' ? 1 : 1.2),
  minor: ({ count, convert }, s) => count * s.dice.best * (convert === 'none' ? 1 : 1.2),
  forge: ({ garden }, s) =>
    (s.outlook.rolls / 6) *
    Math.max(...inGarden(garden).map((face) => faceWorth(face, s.beside, s.outlook, s.weights))),
  hammer: (_, s) => Math.max(0, s.weights.hammered - s.outlook.gold) * s.outlook.rolls * s.dice.income[0]!,
  chest: (_, s) => s.weights.chest * s.outlook.turns,
  token: ({ token }, s) => (token === 'cerberus' ? cerberusWorth(s) : tritonWorth(s)),
  forged: ({ gives }, s) => s.forged * worthOf(gives, s.outlook),
  // The bearer replaces their worst face with a shard; the owner is paid about once in six rolls.
  boar: (_, s) => (s.outlook.rolls / 6) * 2,
  satyrs: (_, s) => s.dice.roll * 1.3,
  minotaur: (_, s) => s.dice.roll * 0.7,
}

export const estimate = (effect: Effect, s: Situation): number =>
  (ESTIMATE[effect.verb] as (effect: Effect, s: Situation) => number)(effect, s)

export const cerberusWorth = ({ outlook, dice, weights }: Situation): number =>
  outlook.rolls > 0 ? weights.cerberus * dice.roll : 0

export const tritonWorth = ({ outlook: { actions, fresh, sun, moon }, weights }: Situation): number =>
  actions > 0 ? weights.triton * Math.max(TRITON.gold * fresh, TRITON.sun * sun, TRITON.moon * moon) : 0
