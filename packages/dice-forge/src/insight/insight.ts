/** What bots know about Dice Forge beyond its rules: what the dice will bring, and how much glory that makes in the rounds left. */
import { chancesOf, type Insight, isOf, type Seat, spreadOf, type Term } from '@alea/engine'
import { CARDS, type CardPiece, cardOn } from '../content/cards.ts'
import { HAMMER } from '../content/effects.ts'
import { favoursOfAll } from '../rules/favours.ts'
import { reinforcements } from '../rules/reinforcements.ts'
import { type DiceForge, goldCap, type Hero, heroOf, placeInRound, scoreOf, shardCap } from '../state.ts'
import { cerberusWorth, estimate, type Situation, tritonWorth } from './estimate.ts'
import { outlookOf } from './outlook.ts'
import { pendingOf } from './pending.ts'
import { sense } from './sense.ts'
import { situationOf } from './situation.ts'
import { SPREADS, WEIGHTS, type Weights } from './weights.ts'

export const insight: Insight<DiceForge> = {
  evaluate: (g) => judge(g, WEIGHTS),
  sense,
  progress: (g) => (g.round - 1) * g.heroes.length + placeInRound(g, g.active),
  horizon: 0,
  judgement: {
    terms: (g, seat) => termsOf(g, seat, WEIGHTS),
    chances: (g, sums) => chancesAt(g, sums, WEIGHTS),
  },
}

export function judge(g: DiceForge, weights: Weights): number[] {
  const points = g.heroes.map((_, seat) => forecast(g, seat, weights))
  return chancesAt(g, points, weights)
}

const chancesAt = (g: DiceForge, points: readonly number[], weights: Weights): number[] =>
  chancesOf(points, spreadOf(SPREADS, points.length, outlookOf(g, 0, weights).rolls))

/** Glory at the end, as it looks now. */
export function forecast(g: DiceForge, seat: Seat, weights: Weights): number {
  const hero = heroOf(g, seat)
  const s = situationOf(g, seat, weights)
  const { outlook: o, dice } = s
  return (
    scoreOf(hero) +
    hero.gold * o.gold +
    hero.sun * o.sun +
    hero.moon * o.moon -
    weights.waste * wasted(hero, s, callsOf(g, s)) +
    // Resources count up to the last action, glory to the end: about half of each.
    dice.roll * (o.useful + o.rolls) * 0.5 +
    dice.inHand * o.rolls +
    cardsWorth(g, seat, s) +
    hammerWorth(hero, s) +
    hero.cerberus * cerberusWorth(s) +
    hero.triton * tritonWorth(s) +
    pendingOf(g, s)
  )
}

/** What `forecast` adds up, by name. */
export const TERMS = [
  'glory',
  'printed',
  'gold',
  'sun',
  'moon',
  'wasted',
  'dice',
  'forging',
  'cards',
  'chests',
  'hammer',
  'cerberus',
  'triton',
  'pending',
] as const
export type TermId = (typeof TERMS)[number]

function termsOf(g: DiceForge, seat: Seat, weights: Weights): Term[] {
  const hero = heroOf(g, seat)
  const s = situationOf(g, seat, weights)
  const { outlook: o, dice } = s
  return [
    { id: 'glory', amount: hero.glory },
    ...hero.cards.flatMap((piece): Term[] => {
      const { id, glory } = CARDS[cardOn(piece)]!
      return [
        { id: 'printed', of: id, amount: glory },
        { id: 'cards', of: id, amount: cardWorth(g, piece, s) },
      ]
    }),
    { id: 'gold', amount: hero.gold * o.gold },
    { id: 'sun', amount: hero.sun * o.sun },
    { id: 'moon', amount: hero.moon * o.moon },
    { id: 'wasted', amount: -weights.waste * wasted(hero, s, callsOf(g, s)) },
    { id: 'dice', amount: dice.roll * (o.useful + o.rolls) * 0.5 },
    { id: 'forging', amount: dice.inHand * o.rolls },
    { id: 'chests', amount: chestsWorth(hero, s) },
    { id: 'hammer', amount: hammerWorth(hero, s) },
    { id: 'cerberus', amount: hero.cerberus * cerberusWorth(s) },
    { id: 'triton', amount: hero.triton * tritonWorth(s) },
    { id: 'pending', amount: pendingOf(g, s) },
  ]
}

/** What will not fit into the reserves before the next action. */
function wasted(hero: Hero, { outlook: o, dice: { income } }: Situation, calls: number): number {
  const rolls = o.soon + calls
  const over = (held: number, more: number, cap: number) => Math.max(0, held + more * rolls - cap)
  return (
    (hero.hammers > 0 ? 0 : over(hero.gold, income[0]!, goldCap(hero)) * o.gold) +
    over(hero.sun, income[1]!, shardCap(hero)) * o.sun +
    over(hero.moon, income[2]!, shardCap(hero)) * o.moon
  )
}

/** Rolls of both dice that cards may still be called for in this turn: what needs room comes after what makes room. */
function callsOf(g: DiceForge, s: Situation): number {
  if (s.seat !== g.active) return 0
  let rolls = 0
  for (const piece of heroOf(g, s.seat).cards) {
    const { reinforcement } = CARDS[cardOn(piece)]!
    if (reinforcement?.verb === 'minor' && isReady(g, s, piece)) rolls += reinforcement.count / 2
  }
  return rolls
}

/** Cards that still do something. */
function cardsWorth(g: DiceForge, seat: Seat, s: Situation): number {
  const hero = heroOf(g, seat)
  let sum = 0
  for (const piece of hero.cards) sum += cardWorth(g, piece, s)
  return sum + chestsWorth(hero, s)
}

function cardWorth(g: DiceForge, piece: CardPiece, s: Situation): number {
  const { outlook, weights } = s
  const { reinforcement, ousting, boar } = CARDS[cardOn(piece)]!
  let sum = 0
  if (reinforcement) sum += (outlook.turns + (isReady(g, s, piece) ? 1 : 0)) * estimate(reinforcement, s)
  if (ousting) sum += outlook.turns * weights.ousting * estimate(ousting, s)
  if (boar) sum += (outlook.rolls / 6) * estimate(boar, s)
  return sum
}

const chestsWorth = (hero: Hero, { outlook, weights }: Situation): number => hero.chests * weights.chest * outlook.turns

/** May the card still be called in this turn? */
function isReady({ active }: DiceForge, { seat, outlook: { phase } }: Situation, piece: CardPiece): boolean {
  if (seat !== active) return false
  return isOf(phase, favoursOfAll) || (isOf(phase, reinforcements) && phase.vars.ready.includes(piece))
}

/** The share of the reward that the spaces already covered are worth, if the pass can still be finished. */
function hammerWorth(hero: Hero, { outlook, dice, weights }: Situation): number {
  if (hero.hammers === 0) return 0
  const pass = Math.floor(hero.struck / HAMMER.spaces)
  const space = hero.struck % HAMMER.spaces
  const within = Math.min(1, (outlook.rolls * dice.income[0]! + 1) / (HAMMER.spaces - space))
  return weights.progress * HAMMER.rewards[pass]! * (space / HAMMER.spaces) * within
}
