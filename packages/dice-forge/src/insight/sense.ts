/** How promising the options of a question look, without trying them. */
import type { Question, Seat } from '@alea/engine'
import { CARDS, type CardId, cardOf } from '../content/cards.ts'
import { faceOf, faceOn, priceOf } from '../content/faces.ts'
import type { Resource } from '../content/resources.ts'
import { type Option, optionOf } from '../options.ts'
import { type DiceForge, heroOf } from '../state.ts'
import { faceWorth, plainWorth } from './diceWorth.ts'
import { estimate, type Situation } from './estimate.ts'
import { situationOf } from './situation.ts'
import { WEIGHTS } from './weights.ts'

/** Questions where all options look alike without trying them. */
const UNRATED: readonly string[] = ['order', 'triton', 'die', 'garden', 'bearer']

export function sense(g: DiceForge, { name, seats, options }: Question, who: number): readonly number[] | undefined {
  if (UNRATED.includes(name)) return undefined
  const seat = seats[who]!
  const s = situationOf(g, seat, WEIGHTS)
  return options[who]!.map((value) => rate(optionOf(name, value), s, g, seat))
}

function rate(option: Option, s: Situation, g: DiceForge, seat: Seat): number {
  switch (option.is) {
    case 'exploit':
      return cardWorth(option.card, s)
    case 'buy':
      return boughtWorth(option.face, s)
    case 'mirror':
    case 'steal':
      return plainWorth(faceOf(option.face)!, s.outlook, s.weights)
    case 'forge':
      // The face that gives least goes.
      return -faceWorth(faceOn(heroOf(g, seat).dice[option.place]!), s.beside, s.outlook, s.weights)
    case 'pick':
      return pickWorth(option.resource, s)
    case 'hammer':
      return option.gold * (s.weights.hammered + 0.2 - s.outlook.gold)
    case 'again':
      return 2
    case 'convert':
      return option.to === 'glory' ? 1 : 0
    case 'reinforce':
      return 1
    case 'triton':
      return option.question === 'reinforce' ? 1 : 0
    case 'pass':
    case 'pay':
    case 'done':
    case 'none':
    case 'order':
    case 'garden':
    case 'die':
    case 'bearer':
      return 0
  }
}

/** A face rolls until the end of the match; its price is what else the gold could do. */
function boughtWorth(id: string, s: Situation): number {
  const face = faceOf(id)!
  return (s.outlook.rolls / 6) * faceWorth(face, s.beside, s.outlook, s.weights) - priceOf(face) * s.outlook.gold
}

function cardWorth(id: CardId, s: Situation): number {
  const { glory, sun, moon, now, reinforcement } = CARDS[cardOf(id)!]!
  const gain = glory + (now ? estimate(now, s) : 0) + (reinforcement ? s.outlook.turns * estimate(reinforcement, s) : 0)
  return gain - sun * s.outlook.sun - moon * s.outlook.moon
}

const pickWorth = (resource: Resource, { outlook: { fresh, sun, moon } }: Situation): number =>
  ({ gold: fresh, sun, moon, glory: 3 })[resource]
