/** What a player may do when players may act: instants, roll-phase cards, tokens to spend, actions of a passive ability. */
import { framesOf, type Seat } from '@alea/engine'
import { type ActionInPlay, boardOf, levelOf } from '../content/board.ts'
import type { Card, Timing } from '../content/hero.ts'
import { hasTargeting } from '../content/modes.ts'
import { priceOver } from '../content/priceOver.ts'
import { cardOf, heroOf, tokenOf } from '../content/roster.ts'
import { type SpendingInPlay, spendingsOf } from '../content/spendings.ts'
import { type Condition, holds } from '../effects/condition.ts'
import { verbOf } from '../effects/effect.ts'
import { canPay } from '../effects/price.ts'
import { actionOf, playKey, spendKey, spendName, useKey } from '../options.ts'
import { areFoes, type DiceThrone, fighter, inRollPhase, isIn, NOBODY } from '../state.ts'
import { TYPE_RULES } from './damageArithmetic.ts'
import { isForbidden } from './forbidden.ts'
import { forward } from './forward.ts'
import { fx, otherSide } from './fx.ts'
import { hasIncoming, isReducible } from './incoming.ts'
import { freshOn, tokensOn } from './tokens.ts'

/** [DT-13.3] An ultimate silences its opponents; a stunned player can do nothing. */
export const canAct = (g: DiceThrone, seat: Seat): boolean =>
  isIn(g, seat) && !isForbidden(g, seat, 'acting') && !(g.silenced && g.attack && areFoes(g, g.attack.by, seat))

/** The number of the rule that keeps this player from acting. */
export function silencedBy(g: DiceThrone, seat: Seat): string | undefined {
  if (!isIn(g, seat)) return 'DT-18.1'
  if (g.silenced && g.attack && areFoes(g, g.attack.by, seat)) return 'DT-13.3'
  return isForbidden(g, seat, 'acting') ? 'DT-8.4' : undefined
}

/** Everybody who holds a card, or has something visible to use, is asked, so that the question does not reveal a hand. */
export const mightAct = (g: DiceThrone, seat: Seat): boolean =>
  canAct(g, seat) &&
  ((fighter(g, seat).hand.length > 0 && !cardsForbidden(g, seat)) || withOpenActions(g, seat, []).length > 0)

/** These options, and everything this player may do now: `play:tip-it`, `spend:evasive`, `use:tithe-draw`. */
export function withActions<T extends string | number>(
  g: DiceThrone,
  seat: Seat,
  options: (T | string)[],
): (T | string)[] {
  if (!canAct(g, seat)) return options
  if (!cardsForbidden(g, seat))
    for (const id of fighter(g, seat).hand) if (canRespondWith(g, seat, cardOf(g, seat, id))) options.push(playKey(id))
  return withOpenActions(g, seat, options)
}

/** Those actions that everybody can see. */
function withOpenActions<T extends string | number>(
  g: DiceThrone,
  seat: Seat,
  options: (T | string)[],
): (T | string)[] {
  const { tokens } = fighter(g, seat)
  for (const id in tokens)
    if (tokens[id]! > 0)
      for (const use of spendingsOf(id)) if (canSpend(g, seat, id, use)) options.push(spendKey(id, use.id))
  for (const action of boardOf(g, seat).actions)
    if (canTake(g, seat, action) && !isDeclared(g, seat, useKey(action.id))) options.push(useKey(action.id))
  return options
}

/** [DT-17.10] It is paid for only when it happens: otherwise two players could answer each other for ever. */
const isDeclared = (g: DiceThrone, seat: Seat, action: string): boolean =>
  framesOf(g, forward.act).some(({ vars }) => vars.seat === seat && vars.action === action && !vars.begun)

/** A card that is played outside its owner's main phase. */
function canRespondWith(g: DiceThrone, seat: Seat, card: Card): boolean {
  if (card.kind === 'instant') return isPlayable(g, seat, card)
  if (card.kind === 'roll') return inRollPhase(g) && isPlayable(g, seat, card)
  return card.kind === 'upgrade' && inRollPhase(g) && boardOf(g, seat).upgradesInRollPhases && isPlayable(g, seat, card)
}

/** [DT-17.6] Instant cards, tokens and [DT-15.2] companions; abilities of a board are not instant actions. */
export function isInstant(g: DiceThrone, seat: Seat, action: string): boolean {
  const option = actionOf(action)
  if (option.is === 'use') return option.companion !== undefined
  return option.is === 'spend' || (option.is === 'play' && cardOf(g, seat, option.card).kind === 'instant')
}

/** How many spells a player has prepared this turn. */
export const PREPARED = 'spells-this-turn'

/** Whether it can be paid for, may be played now, and would do anything. */
export function isPlayable(g: DiceThrone, seat: Seat, card: Card): boolean {
  const cost = priceOf(g, seat, card)
  if (cost > fighter(g, seat).cp) return false
  if (card.price && !canPay(g, seat, card.price, { card: card.id, cp: cost })) return false
  if (card.modifier && !isTime(g, seat, 'my-attack')) return false
  if (card.when && !isTime(g, seat, card.when)) return false
  if (card.upgrades) return levelOf(g, seat, card.upgrades.ability.id) < card.upgrades.level
  // A spell is prepared for later, whatever its first effect does now.
  if (card.kind === 'spell') return (fighter(g, seat).marks[PREPARED] ?? 0) < boardOf(g, seat).prepares
  return card.effects.some((effect) => verbOf(effect).possible?.(g, seat, effect) ?? true)
}

export const priceOf = (g: DiceThrone, seat: Seat, card: Card): number =>
  priceOver(card, boardOf(g, seat).levels, heroOf(g, seat).cards)

export function canSpend(g: DiceThrone, seat: Seat, id: string, use: SpendingInPlay): boolean {
  if (!isTime(g, seat, use.when) || isUsedUp(g, seat, id, use) || spendable(g, seat, id, use) < use.cost) return false
  if (use.price && !canPay(g, seat, use.price)) return false
  if (use.if && !isGiven(g, seat, id, use.if)) return false
  const spent = { seat, token: id, count: use.cost }
  return use.effects.some((effect) => verbOf(effect).possible?.(g, seat, effect, spent) ?? true)
}

/** The mark that counts how often a token was spent in this turn: for this use, or at all. */
export const spentMark = (id: string, use?: SpendingInPlay): string => `spent:${spendName(id, use?.id ?? '')}`

/** The mark of an action of a board that was used: in this turn, or in this defence. */
export const usedMark = (action: string): string => `used:${action}`

export function isUsedUp(g: DiceThrone, seat: Seat, id: string, use: SpendingInPlay): boolean {
  const { marks } = fighter(g, seat)
  const { perTurn } = tokenOf(id)
  return (
    (use.perTurn !== undefined && (marks[spentMark(id, use)] ?? 0) >= use.perTurn) ||
    (perTurn !== undefined && (marks[spentMark(id)] ?? 0) >= perTurn)
  )
}

/** How many of these tokens the player may spend for this. */
export const spendable = (g: DiceThrone, seat: Seat, id: string, { aged }: SpendingInPlay): number =>
  tokensOn(g, seat, id) - (aged ? freshOn(g, seat, id) : 0)

const isGiven = (g: DiceThrone, seat: Seat, by: string, condition: Condition): boolean =>
  holds(g, fx(seat, otherSide(g, seat), by), condition)

/** Whether an action of the board may be taken at this time; one of a defence only for its own dice. */
export const isTimeFor = (g: DiceThrone, seat: Seat, { when, defense }: ActionInPlay): boolean =>
  isTime(g, seat, when) && (defense === undefined || g.rolls.at(-1)?.by === defense)

export function canTake(g: DiceThrone, seat: Seat, action: ActionInPlay): boolean {
  if (action.cost > fighter(g, seat).cp || !isTimeFor(g, seat, action)) return false
  if (action.price && !canPay(g, seat, action.price, { cp: action.cost })) return false
  if (action.oncePerTurn && fighter(g, seat).marks[usedMark(action.id)]) return false
  if (action.if && !isGiven(g, seat, action.id, action.if)) return false
  return action.effects.some((effect) => verbOf(effect).possible?.(g, seat, effect) ?? true)
}

/** Whether something with this timing may be used now. */
export function isTime(g: DiceThrone, seat: Seat, when: Timing): boolean {
  const { attack } = g
  const running =
    attack?.isAttack && attack.target !== NOBODY && (attack.stage === 'activated' || attack.stage === 'defended')
  switch (when) {
    case 'any':
      return true
    case 'incoming':
      return hasIncoming(g, seat) && isReducible(g, seat)
    case 'my-attack':
      return Boolean(running) && attack?.by === seat && g.active === seat
    case 'my-attack-undefended':
      return Boolean(running) && attack?.by === seat && attack.stage === 'activated' && TYPE_RULES[attack.type].defended
    case 'end-of-my-offense':
      return (
        attack?.isAttack === true &&
        attack.by === seat &&
        attack.stage === 'activated' &&
        TYPE_RULES[attack.type].defended &&
        (!hasTargeting(g.mode) || g.phase === 'offense')
      )
    case 'either-side':
      return isTime(g, seat, 'my-attack') || isTime(g, seat, 'attacked')
    case 'attacked':
      return Boolean(running) && attack?.target === seat
    case 'my-offense':
      return g.phase === 'offense' && g.active === seat
    case 'my-main':
      return g.active === seat && (g.phase === 'main-1' || g.phase === 'main-2')
    case 'my-defense': {
      const roll = g.rolls.at(-1)
      return roll?.purpose === 'defense' && roll.owner === seat
    }
    case 'roll-phase':
      return inRollPhase(g)
    case 'after-damage':
      return attack?.by === seat && attack.isAttack && attack.stage === 'dealt'
    case 'my-upkeep':
      return g.phase === 'upkeep' && g.active === seat
    case 'my-roll-phase':
      return inRollPhase(g) && g.active === seat && attack?.stage !== 'dealt'
    case 'foe-damage':
      return attack !== undefined && areFoes(g, attack.by, seat) && isTime(g, seat, 'incoming')
    case 'inflicting':
      return attack?.target === seat && attack.coming !== undefined && attack.coming.length > 0
  }
}

/** Crimson Bands and similar tokens: no cards in the holder's own roll phase. */
export const cardsForbidden = (g: DiceThrone, seat: Seat): boolean =>
  inRollPhase(g) && g.active === seat && isForbidden(g, seat, 'cards')
