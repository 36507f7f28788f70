/** How promising the options of a question look, without trying them. */
import type { Json, Question, Seat } from '@alea/engine'
import { CARDS, cardOf } from '../content/cards.ts'
import { faceOf, faceOn, priceOf } from '../content/faces.ts'
import { RESOURCES, type Resource } from '../content/resources.ts'
import { type DiceForge, heroOf } from '../state.ts'
import { faceWorth, plainWorth } from './diceWorth.ts'
import { estimate, type Situation } from './estimate.ts'
import { situationOf } from './situation.ts'
import { WEIGHTS } from './weights.ts'

export function sense(g: DiceForge, { name, seats, options }: Question, who: number): readonly number[] | undefined {
  const rate = RATES[name]
  if (!rate) return undefined
  const seat = seats[who]!
  const s = situationOf(g, seat, WEIGHTS)
  return options[who]!.map((value) => rate(value, s, g, seat))
}

type Rate = (value: Json, s: Situation, g: DiceForge, seat: Seat) => number

/** A face bought rolls to the end; the price is what else the gold could do. */
const face: Rate = (value, s) => {
  const id = faceOf(value as string)
  if (id === undefined) return 0
  return (s.outlook.rolls / 6) * faceWorth(id, s.beside, s.outlook, s.weights) - priceOf(id) * s.outlook.gold
}

const card = (value: string, s: Situation): number => {
  const { glory, sun, moon, now, reinforcement } = CARDS[cardOf(value)!]!
  const gain = glory + (now ? estimate(now, s) : 0) + (reinforcement ? s.outlook.turns * estimate(reinforcement, s) : 0)
  return gain - sun * s.outlook.sun - moon * s.outlook.moon
}

const act: Rate = (value, s, g, seat) =>
  cardOf(value as string) === undefined ? face(value, s, g, seat) : card(value as string, s)
const taken: Rate = (value, s) => plainWorth(faceOf(value as string)!, s.outlook, s.weights)
const WORD_WORTH: Readonly<Record<string, number>> = { glory: 1, keep: 0, again: 2, none: 0 }
const word: Rate = (value) => WORD_WORTH[value as string] ?? 1

const RATES: Readonly<Record<string, Rate>> = {
  action: act,
  extra: act,
  buy: face,
  ship: face,
  mirror: taken,
  steal: taken,
  cerberus: word,
  convert: word,
  reinforce: (value) => (value === 'done' ? 0 : 1),
  pick: (value, { outlook }) => {
    const at = RESOURCES.indexOf(value as Resource)
    return [outlook.fresh, outlook.sun, outlook.moon, at === 3 ? 3 : 1][at] ?? 0
  },
  hammer: (value, { outlook, weights }) => (value as number) * (weights.hammered + 0.2 - outlook.gold),
  /** Over the face that gives least. */
  forge: (value, s, g, seat) =>
    -faceWorth(faceOn(heroOf(g, seat).dice[value as number]!), s.beside, s.outlook, s.weights),
}
