/** A quick estimate of what looks promising, in points of health: for playouts, and as a start for the search. */
import type { Question, Seat } from '@alea/engine'
import { boardKey, boardOf } from '../content/board.ts'
import { AGAINST_DAMAGE, type Card } from '../content/hero.ts'
import { effectsAt } from '../content/moments.ts'
import { cardOf, heroOf, tokenOf } from '../content/roster.ts'
import { spendingOf } from '../content/spendings.ts'
import type { Effect } from '../effects/effect.ts'
import { estimate, oddsOf } from '../effects/estimate.ts'
import { worthOfPrice } from '../effects/price.ts'
import { tokenWorth, worthOfToken } from '../effects/tokenWorth.ts'
import { type Option, type OptionOf, optionOf } from '../options.ts'
import { priceOf } from '../rules/actions.ts'
import { finalDamage } from '../rules/damageArithmetic.ts'
import { incomingOf } from '../rules/incoming.ts'
import { areFoes, type DiceThrone, fighter, healthOf, teamOf } from '../state.ts'
import { senseAttempt } from './attempts.ts'
import { turnsLeft } from './score.ts'
import { fullHand, REROLLS, strengthNow, strengthOf } from './strength.ts'
import { WEIGHTS } from './weights.ts'

export function sense(g: DiceThrone, question: Question, who: number): readonly number[] | undefined {
  if (question.name === 'attempt') return senseAttempt(g, question)
  const rate = RATES[question.name]
  return rate && question.options[who]!.map((value) => rate(g, question.seats[who]!, optionOf(question.name, value)))
}

type Rate = (g: DiceThrone, seat: Seat, option: Option) => number

const acting: Rate = (g, seat, option) => {
  switch (option.is) {
    case 'play':
      return playing(g, seat, cardOf(g, seat, option.card))
    case 'sell':
      // Slightly less for a better card: the evaluation only counts cards.
      return WEIGHTS.cp - WEIGHTS.card - 0.1 - playing(g, seat, cardOf(g, seat, option.card)) / 100
    case 'spend':
      return spending(g, seat, option)
    case 'use': {
      const action = boardOf(g, seat).actions.find(({ id }) => id === option.action)
      if (!action) return 0
      const beside = action.price ? worthOfPrice(action.price, worthOfToken) : 0
      return estimate(action.effects, heroOf(g, seat).hero) - WEIGHTS.cp * action.cost - beside - 0.2
    }
    default:
      return 0
  }
}

function playing(g: DiceThrone, seat: Seat, card: Card): number {
  const beside = card.price ? worthOfPrice(card.price, worthOfToken) : 0
  const price = WEIGHTS.cp * priceOf(g, seat, card) + WEIGHTS.card + beside
  if (!card.upgrades) return estimate(card.effects, heroOf(g, seat).hero) - price
  const one = fighter(g, seat)
  const levels = { ...boardOf(g, seat).levels, [card.upgrades.ability.id]: card.upgrades.level }
  const better = strengthOf(boardKey(one.hero, one.marks.face, levels))
  const now = strengthOf(one.board)
  const gain = WEIGHTS.board * (better.offense - now.offense) + WEIGHTS.defense * (better.defense - now.defense)
  return turnsLeft(g, WEIGHTS) * gain + 1 - price
}

/** A token that prevents damage is worth the damage it would prevent. */
function spending(g: DiceThrone, seat: Seat, { token, use }: OptionOf<'spend'>): number {
  const { effects, when, cost } = spendingOf(token, use)
  const worth = estimate(effects, heroOf(g, seat).hero)
  const coming = AGAINST_DAMAGE.has(when) ? finalDamage(incomingOf(g, seat)) / 6 : 1.2
  return worth * coming - cost * WEIGHTS.token * tokenWorth(tokenOf(token))
}

const defending: Rate = (g, seat, option) => {
  if (option.is !== 'defend') return 0
  const { hero } = heroOf(g, seat)
  const ability = boardOf(g, seat).defenses.find(({ ability: { id } }) => id === option.ability)?.ability
  return ability ? oddsOf(hero, ability.dice ?? 0).list(effectsAt<'ability'>(ability, 'defense') ?? []) : 0
}

/** What the offensive dice are worth once a die shows another face: more for those who roll them, less for the others. */
const turningDie: Rate = (g, seat, option) => {
  const roll = g.rolls[0]
  if (option.is !== 'turn-die' || roll?.purpose !== 'offense' || roll.dice.length !== 5) return 0
  const { solved } = strengthNow(g, roll.owner)
  const dice = roll.dice.map((face, i) => (i === option.place - 1 ? option.to : face))
  const worth = solved.byRolls[Math.min(REROLLS, g.attempts)]![fullHand(dice)]!
  return teamOf(g, roll.owner) === teamOf(g, seat) ? worth : -worth
}

/** The effects are those of the player whose card or token it is, who may be somebody else than the one who chooses. */
const choosing: Rate = (g, seat, option) => {
  if (option.is !== 'branch') return 0
  const { does, seat: of } = option.branch
  const worth = estimate(does as unknown as readonly Effect[], heroOf(g, of).hero)
  return areFoes(g, seat, of) ? -worth : worth
}

const RATES: Readonly<Record<string, Rate>> = {
  main: acting,
  respond: acting,
  answer: acting,
  sell: (g, seat, option) => (option.is === 'sell' ? -playing(g, seat, cardOf(g, seat, option.card)) : 0),
  discard: (g, seat, option) => (option.is === 'card' ? -playing(g, seat, cardOf(g, seat, option.card)) : 0),
  defend: defending,
  choose: choosing,
  'alter-die': turningDie,
  'copy-die': turningDie,
  'stand-up': (_, __, option) => (option.is === 'stand-up' ? 1 : 0),
  target: (g, _, option) => (option.is === 'player' ? -healthOf(g, option.seat) : 0),
}
