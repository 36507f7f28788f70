/** What faces and dice bring in a roll, in glory. */
import type { Seat } from '@alea/engine'
import { type Face, faceOn, NO_FACE, powerOf, SHIELD_GLORY, SHIP_DISCOUNT } from '../content/faces.ts'
import { type Amounts, GLORY } from '../content/resources.ts'
import { type DiceForge, type Hero, heroOf, SIDES } from '../state.ts'
import type { Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

export const worthOf = (amounts: Amounts, { fresh, sun, moon }: Outlook): number =>
  amounts[0] * fresh + amounts[1] * sun + amounts[2] * moon + amounts[3]

const bestOf = (among: readonly Amounts[], o: Outlook): number => {
  let best = 0
  for (const amounts of among) best = Math.max(best, worthOf(amounts, o))
  return best
}

/** What a face gives by itself; shields what they show, mirrors and ×3 nothing yet. */
export function plainWorth(face: Face, o: Outlook, w: Weights): number {
  const power = powerOf(face)
  switch (power.kind) {
    case 'gain':
    case 'shield':
      return worthOf(power.gives, o)
    case 'choice':
    case 'boar':
      return bestOf(power.among, o)
    case 'ship':
      return o.gold * (SHIP_DISCOUNT + w.ship)
    default:
      return 0
  }
}

/** The average face of a die as it is, without mirrors and ×3. */
export function plainDie(hero: Hero, die: number, o: Outlook, w: Weights): number {
  let sum = 0
  for (let i = 0; i < SIDES; i++) sum += plainWorth(faceOn(hero.dice[die * SIDES + i]!), o, w)
  return sum / SIDES
}

/** What a face is worth on a die, beside the hero's other one. */
export function faceWorth(face: Face, beside: Beside, o: Outlook, w: Weights): number {
  const power = powerOf(face)
  switch (power.kind) {
    case 'triple':
      return 2 * beside.average
    case 'mirror':
      return w.mirror * beside.rival
    case 'shield':
      return plainWorth(face, o, w) + beside.chances[power.key]! * (SHIELD_GLORY[GLORY] - plainWorth(face, o, w))
    default:
      return plainWorth(face, o, w)
  }
}

/** What a face is rolled with: the hero's other die and the dice of opponents. */
export interface Beside {
  /** How often the other die gives each resource. */
  chances: number[]
  average: number
  /** The best die of an opponent, on average. */
  rival: number
}

export function besideOf(hero: Hero, die: number, average: number, rival: number): Beside {
  const chances = [0, 0, 0, 0]
  const other = 1 - die
  for (let i = 0; i < SIDES; i++) {
    const power = powerOf(faceOn(hero.dice[other * SIDES + i]!))
    if (power.kind !== 'gain') continue
    for (let r = 0; r <= GLORY; r++) if (power.gives[r]! > 0) chances[r]! += 1 / SIDES
  }
  return { chances, average, rival }
}

export interface DiceWorth {
  /** Both dice, in one roll. */
  roll: number
  /** The better of them. */
  best: number
  /** The gain per roll of forging the face in hand over the worst face. */
  inHand: number
  /** What both give of each resource in one roll. */
  income: number[]
}

export function diceWorth(g: DiceForge, seat: Seat, o: Outlook, w: Weights): DiceWorth {
  const hero = heroOf(g, seat)
  const plain = [plainDie(hero, 0, o, w), plainDie(hero, 1, o, w)]
  const rival = rivalDie(g, seat, o, w)
  const held = hero.forging < 0 ? NO_FACE : faceOn(hero.forging)
  const dice = [0, 0]
  const income = [0, 0, 0, 0]
  let inHand = 0
  for (let die = 0; die < 2; die++) {
    const beside = besideOf(hero, die, plain[1 - die]!, rival)
    let worst = Number.POSITIVE_INFINITY
    let sum = 0
    for (let i = 0; i < SIDES; i++) {
      const face = faceOn(hero.dice[die * SIDES + i]!)
      const worth = faceWorth(face, beside, o, w)
      sum += worth
      if (worth < worst) worst = worth
      const power = powerOf(face)
      if (power.kind === 'gain') for (let r = 0; r < GLORY; r++) income[r]! += power.gives[r]! / SIDES
    }
    dice[die] = sum / SIDES
    if (held !== NO_FACE) inHand = Math.max(inHand, (faceWorth(held, beside, o, w) - worst) / SIDES)
  }
  return { roll: dice[0]! + dice[1]!, best: Math.max(dice[0]!, dice[1]!), inHand, income }
}

function rivalDie(g: DiceForge, seat: Seat, o: Outlook, w: Weights): number {
  let best = 0
  for (let other = 0; other < g.heroes.length; other++)
    if (other !== seat) best = Math.max(best, plainDie(heroOf(g, other), 0, o, w), plainDie(heroOf(g, other), 1, o, w))
  return best
}
