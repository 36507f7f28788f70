/** What bots know about Dice Forge beyond its rules: what the dice will bring, and how much glory that makes in the rounds left. */
import { chancesOf, type Insight, isOf, type Seat, spreadOf } from '@alea/engine'
import { CARDS, type CardPiece, cardOn } from '../content/cards.ts'
import { HAMMER } from '../content/effects.ts'
import { favoursOfAll } from '../rules/favours.ts'
import { reinforcements } from '../rules/reinforcements.ts'
import { type DiceForge, goldCap, type Hero, heroOf, placeInRound, scoreOf, shardCap } from '../state.ts'
import type { DiceWorth } from './diceWorth.ts'
import { cerberusWorth, estimate, type Situation, tritonWorth } from './estimate.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { pendingOf } from './pending.ts'
import { sense } from './sense.ts'
import { situationOf } from './situation.ts'
import { SPREADS, WEIGHTS, type Weights } from './weights.ts'

export const insight: Insight<DiceForge> = {
  evaluate: (g) => judge(g, WEIGHTS),
  sense,
  progress: (g) => (g.round - 1) * g.heroes.length + placeInRound(g, g.active),
  horizon: 0,
}

export function judge(g: DiceForge, weights: Weights): number[] {
  const points = g.heroes.map((_, seat) => forecast(g, seat, weights))
  return chancesOf(points, spreadOf(SPREADS, points.length, outlookOf(g, 0, weights).rolls))
}

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
    weights.waste * wasted(hero, o, dice) +
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

/** What will not fit into the reserves before the next action. */
function wasted(hero: Hero, o: Outlook, { income }: DiceWorth): number {
  const over = (held: number, more: number, cap: number) => Math.max(0, held + more * o.soon - cap)
  return (
    (hero.hammers > 0 ? 0 : over(hero.gold, income[0]!, goldCap(hero)) * o.gold) +
    over(hero.sun, income[1]!, shardCap(hero)) * o.sun +
    over(hero.moon, income[2]!, shardCap(hero)) * o.moon
  )
}

/** Cards that still do something. */
function cardsWorth(g: DiceForge, seat: Seat, s: Situation): number {
  const { outlook, weights } = s
  const hero = heroOf(g, seat)
  let sum = 0
  for (const piece of hero.cards) {
    const { reinforcement, ousting, boar } = CARDS[cardOn(piece)]!
    if (reinforcement) sum += (outlook.turns + (isReady(g, s, piece) ? 1 : 0)) * estimate(reinforcement, s)
    if (ousting) sum += outlook.turns * weights.ousting * estimate(ousting, s)
    if (boar) sum += (outlook.rolls / 6) * estimate(boar, s)
  }
  return sum + hero.chests * weights.chest * outlook.turns
}

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
