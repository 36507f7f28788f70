/** What a player cannot do now, each with the rule that forbids it and what is missing. */
import type { Seat, Unavailable } from '@alea/engine'
import { boardOf, levelOf, type TierInPlay } from '../content/board.ts'
import type { Card } from '../content/hero.ts'
import { HANDS } from '../content/rolls.ts'
import { cardOf } from '../content/roster.ts'
import { type SpendingInPlay, spendingsOf } from '../content/spendings.ts'
import { canPay } from '../effects/price.ts'
import { playKey, sellKey, spendKey, useKey } from '../options.ts'
import { type DiceThrone, fighter, hasVariant, inRollPhase, type Roll, type TokenId } from '../state.ts'
import type { WhyNot } from '../whyNot.ts'
import {
  canSpend,
  cardsForbidden,
  isPlayable,
  isTime,
  isTimeFor,
  isUsedUp,
  PREPARED,
  priceOf,
  spendable,
} from './actions.ts'
import { coveredOn } from './covered.ts'
import { heldBy } from './hand.ts'
import { tokenIdsOn } from './tokens.ts'

type Refused = readonly [rule: string, why: WhyNot]

/** Cards, sales, tokens and abilities of the board. */
export function refusals(g: DiceThrone, seat: Seat): Unavailable<string>[] {
  const { hand, cp } = fighter(g, seat)
  const list: Unavailable<string>[] = []
  const add = (value: string, refused: Refused | undefined) => {
    if (refused) list.push({ value, rule: refused[0], why: refused[1] })
  }
  for (const id of heldBy(g, seat)) add(playKey(id), ofCard(g, seat, cardOf(g, seat, id)))
  for (const id of tokenIdsOn(g, seat))
    for (const use of spendingsOf(id)) if (isInMatch(g, use)) add(spendKey(id, use.id), ofToken(g, seat, id, use))
  for (const action of boardOf(g, seat).actions) {
    if (!isTimeFor(g, seat, action)) continue
    const { id, cost, price } = action
    if (cost > cp) add(useKey(id), ['DT-18.4', { is: 'short', cp: cost - cp }])
    else if (price && !canPay(g, seat, price, { cp: cost })) add(useKey(id), ['DT-18.4', { is: 'price', price }])
  }
  if (!isTime(g, seat, 'my-main')) for (const id of hand) add(sellKey(id), ['DT-4.7', { is: 'sale' }])
  return list
}

/** [DT-5.2] The abilities whose condition these dice do not meet, and those that are covered. */
export function unmet(
  g: DiceThrone,
  roll: Roll,
  isShown: (g: DiceThrone, tier: TierInPlay, roll: Roll) => boolean,
): Unavailable<string>[] {
  const covered = coveredOn(g, g.active)
  return boardOf(g, g.active).tiers.flatMap((tier): Unavailable<string>[] => {
    const refused = (why: WhyNot) => [{ value: tier.announcement, rule: 'DT-5.2', why }]
    if (covered.includes(tier.ability.id)) return refused({ is: 'covered' })
    return isShown(g, tier, roll)
      ? []
      : refused(roll.foreign ? { is: 'warped' } : { is: 'dice', off: diceOff(tier, roll.dice) })
  })
}

/** How many dice at least would have to change. */
function diceOff({ hands }: TierInPlay, dice: readonly number[]): number {
  let best = dice.length
  for (let hand = 0; hand < HANDS.length; hand++) if (hands[hand]) best = Math.min(best, difference(dice, HANDS[hand]!))
  return best
}

function difference(dice: readonly number[], wanted: readonly number[]): number {
  const left = [...wanted]
  for (const die of dice) {
    const at = left.indexOf(die)
    if (at >= 0) left.splice(at, 1)
  }
  return left.length
}

function ofCard(g: DiceThrone, seat: Seat, card: Card): Refused | undefined {
  if (cardsForbidden(g, seat)) return ['DT-8.6', { is: 'no-cards' }]
  const main = isTime(g, seat, 'my-main')
  const inRoll = inRollPhase(g) && boardOf(g, seat).upgradesInRollPhases
  if (card.kind === 'upgrade' && !main && !inRoll) return ['DT-8.1', { is: 'timing', when: 'my-main' }]
  if ((card.kind === 'main' || card.kind === 'spell') && !main) return ['DT-8.1', { is: 'timing', when: 'my-main' }]
  if (card.kind === 'roll' && !inRollPhase(g)) return ['DT-8.2', { is: 'timing', when: 'roll-phase' }]
  if (card.upgrades && levelOf(g, seat, card.upgrades.ability.id) >= card.upgrades.level)
    return ['DT-16.5', { is: 'upgraded' }]
  if (card.modifier && !isTime(g, seat, 'my-attack')) return ['DT-11.3', { is: 'timing', when: 'my-attack' }]
  const cost = priceOf(g, seat, card)
  const short = cost - fighter(g, seat).cp
  if (short > 0) return ['DT-18.4', { is: 'short', cp: short }]
  if (card.price && !canPay(g, seat, card.price, { card: card.id, cp: cost }))
    return ['DT-18.4', { is: 'price', price: card.price }]
  return isPlayable(g, seat, card) ? undefined : ['DT-16.7', noEffect(g, seat, card)]
}

function noEffect(g: DiceThrone, seat: Seat, card: Card): WhyNot {
  if (card.when && !isTime(g, seat, card.when)) return { is: 'timing', when: card.when }
  const prepared = card.kind === 'spell' && (fighter(g, seat).marks[PREPARED] ?? 0) >= boardOf(g, seat).prepares
  return { is: prepared ? 'prepared' : 'nothing' }
}

/** Uses of another print of the token do not exist in this match. */
const isInMatch = (g: DiceThrone, { if: given }: SpendingInPlay): boolean =>
  given === undefined || !('option' in given) || hasVariant(g, given.option) !== (given.off ?? false)

function ofToken(g: DiceThrone, seat: Seat, id: TokenId, use: SpendingInPlay): Refused | undefined {
  if (canSpend(g, seat, id, use)) return undefined
  if (!isTime(g, seat, use.when)) return ['DT-14.3', { is: 'timing', when: use.when }]
  if (isUsedUp(g, seat, id, use)) return ['DT-14.3', { is: 'used' }]
  if (use.price && !canPay(g, seat, use.price)) return ['DT-18.4', { is: 'price', price: use.price }]
  const missing = use.cost - spendable(g, seat, id, use)
  return missing > 0 ? ['DT-14.3', { is: 'tokens', token: id, missing }] : ['DT-14.17', { is: 'nothing' }]
}
