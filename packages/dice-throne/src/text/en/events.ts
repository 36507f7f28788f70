import type { DamageType, Line } from '../../state.ts'
import type { EventTexts, LineTexts } from '../events.ts'
import type { Names } from '../names.ts'
import { counted } from '../phrase.ts'
import { amounts } from './amounts.ts'

export const lines: LineTexts = {
  base: (n) => `${n}`,
  add: (n) => (n < 0 ? `− ${-n}` : `+ ${n}`),
  other: (n) => `+ ${n}`,
  prevent: (n) => `− ${n}`,
  half: () => '½',
  avoid: () => 'avoided',
  reflect: () => 'half reflected',
  passed: (n) => `− ${n} passed on`,
}

/** What kind of damage a line is, unless it is normal. */
export const damageTypes: Readonly<Record<Exclude<DamageType, 'normal'>, (amount: number) => string>> = {
  undefendable: () => 'undefendable',
  pure: () => 'pure',
  collateral: () => 'collateral',
  ultimate: () => 'ultimate',
}

/** `4 (Smack) + 2 (Rage) − 3 (Shield), ½ (Spider-Sense)` */
const account = (list: readonly Line[], say: Names): string =>
  list
    .map(say.line)
    .reduce((told, line) => `${told}${/^[+−]/.test(line) ? ' ' : ', '}${line}`)
    .replace(/^\+ /, '')

const cards = (list: readonly string[], say: Names): string => list.map(say.card).join(', ')

/** `income phase`, `main phase 1` */
const phaseName = (phase: string): string => (phase.startsWith('main phase') ? phase : `${phase} phase`)

/** A line of the log, by event. */
export const events: EventTexts = {
  starter: (e, nameOf) => `${nameOf(e.seat)} starts.`,
  banned: (e, nameOf, say) => `${nameOf(e.seat)} bans ${say.hero(e.hero)}.`,
  picked: (e, nameOf, say) => `${nameOf(e.seat)} takes ${say.hero(e.hero)}.`,
  turn: (e, nameOf) => `Turn ${e.turn}: ${nameOf(e.seat)} to play.`,
  rolled: (e, nameOf) => `${nameOf(e.seat)} rolls ${e.dice.join(' ')}.`,
  die: (e, nameOf) => {
    const die = `${e.by === e.seat ? 'a' : `${nameOf(e.seat)}’s`} ${e.from}`
    return e.rolled ? `${nameOf(e.by)} rerolls ${die}: ${e.to}.` : `${nameOf(e.by)} changes ${die} to ${e.to}.`
  },
  announced: (e, nameOf, say) => `${nameOf(e.seat)} announces ${say.ability(e.ability)}.`,
  activated: (e, nameOf, say) => `${nameOf(e.seat)} activates ${say.ability(e.ability)}.`,
  'no-ability': (e, nameOf) => `${nameOf(e.seat)} activates nothing.`,
  proposed: (e, nameOf) =>
    e.target === e.seat
      ? `${nameOf(e.seat)} offers to be the target.`
      : `${nameOf(e.seat)} proposes ${nameOf(e.target)} as the target.`,
  targeted: (e, nameOf) => `${nameOf(e.target)} is the target.`,
  defended: (e, nameOf, say) => `${nameOf(e.seat)} defends with ${say.ability(e.ability)}.`,
  played: (e, nameOf, say) => `${nameOf(e.seat)} plays ${say.card(e.card)}.`,
  cast: (e, nameOf, say) => `${nameOf(e.seat)} casts ${say.card(e.card)}.`,
  sold: (e, nameOf, say) => `${nameOf(e.seat)} sells ${say.card(e.card)}.`,
  discarded: (e, nameOf, say) => `${nameOf(e.seat)} discards ${say.card(e.card)}.`,
  drew: (e, nameOf, say) =>
    `${nameOf(e.seat)} draws ${e.cards ? cards(e.cards, say) : `${e.count} ${e.count === 1 ? 'card' : 'cards'}`}.`,
  looked: (e, nameOf, say) =>
    e.count === 0
      ? `${nameOf(e.seat)} has no card left to look at: the deck is empty.`
      : `${nameOf(e.seat)} looks at ${e.cards ? cards(e.cards, say) : `${e.count} ${e.count === 1 ? 'card' : 'cards'} from the deck`}.`,
  revealed: (e, nameOf, say) => `${nameOf(e.seat)} shows ${cards(e.cards, say)}.`,
  recommended: (e, nameOf) => `${nameOf(e.seat)} recommends card ${e.place}.`,
  'turned-up': (e, _, say) => `Card ${e.place} is ${say.card(e.card)}.`,
  took: (e, nameOf, say) => `${nameOf(e.seat)} shows ${say.card(e.card)} and takes it into their hand.`,
  fetched: (e, nameOf, say) => `${nameOf(e.seat)} takes ${e.card ? say.card(e.card) : 'a card'} from the deck.`,
  saw: (e, nameOf, say) =>
    `${nameOf(e.seat)} looks at ${nameOf(e.of)}’s hand${e.cards ? `: ${cards(e.cards, say) || 'no cards'}` : ''}.`,
  spent: (e, nameOf, say) => `${nameOf(e.seat)} spends 1 ${amounts.tokens(say.token(e.token)).one}.`,
  declared: (e, nameOf, say) => `${nameOf(e.seat)} wants to use ${say.ability(e.action)}.`,
  used: (e, nameOf, say) => `${nameOf(e.seat)} uses ${say.ability(e.action)}.`,
  token: (e, nameOf, say) =>
    `${nameOf(e.seat)} ${e.change > 0 ? 'gets' : 'loses'} ${counted(Math.abs(e.change), amounts.tokens(say.token(e.token)))}.`,
  cp: (e, nameOf) => `${nameOf(e.seat)} ${e.change > 0 ? 'gains' : 'loses'} ${Math.abs(e.change)} CP.`,
  damaged: (e, nameOf, say) =>
    `${nameOf(e.seat)} takes ${e.amount} damage${e.lines.length > 0 ? `: ${account(e.lines, say)}` : ''}.`,
  healed: (e, nameOf) => `${nameOf(e.seat)} heals ${e.amount}.`,
  'stole-health': (e, nameOf) => `${nameOf(e.seat)} steals ${e.amount} health from ${nameOf(e.from)}.`,
  flipped: (e, nameOf) => `${nameOf(e.seat)} flips their hero board.`,
  failed: (e, nameOf) => `${nameOf(e.seat)}’s ability fails.`,
  companion: (e, nameOf, say) =>
    `${nameOf(e.seat)}: ${say.companion(e.companion)} is now ${say.companionState(e.companion, e.state, nameOf)}.`,
  'companion-dial': (e, nameOf, say) =>
    `${nameOf(e.seat)}: ${say.companion(e.companion)} ${e.change > 0 ? 'gains' : 'loses'} ${Math.abs(e.change)} health (now ${e.value}).`,
  skipped: (e, nameOf, say) => `${nameOf(e.seat)} skips their ${phaseName(say.phase(e.phase))}.`,
  reshuffled: (e, nameOf) => `${nameOf(e.seat)} shuffles the discard pile into a new deck.`,
  defeated: (e, nameOf) => `${nameOf(e.seat)} is defeated.`,
  ended: (e) => (e.reason === 'defeat' ? 'The match is over.' : 'The match is a draw.'),
}
