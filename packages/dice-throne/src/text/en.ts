import type { GameText, Seat } from '@alea/engine'
import { questionOf } from '../effects/effect.ts'
import type { DiceThroneEvent } from '../events.ts'
import { facts } from '../facts.ts'
import { actionOf, optionOf } from '../options.ts'
import type { Line } from '../state.ts'
import type { View } from '../view.ts'
import { options } from './en/options.ts'
import { abilityName, cardName, heroName, sourceName, tokenName } from './lexicon.ts'
import { namesIn } from './names.ts'
import { actionText, optionText } from './optionText.ts'

const PHASE: Record<string, string> = {
  upkeep: 'upkeep',
  income: 'income',
  'main-1': 'main phase 1',
  offense: 'offensive roll',
  targeting: 'targeting',
  defense: 'defensive roll',
  'main-2': 'main phase 2',
  discard: 'discard',
}

interface Params {
  phase?: string
  attempts?: number
  cp?: number
  seat?: Seat
  action?: string
  by?: string
  token?: string
  left?: number
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const rolls = (count: number): string => (count === 1 ? '1 roll' : `${count} rolls`)
const from = ({ by }: Params): string => (by ? `${sourceName(by, 'en')}: ` : '')

const ASK: Record<string, (p: Params) => string> = {
  attempt: ({ attempts = 0 }) =>
    attempts > 0
      ? `Keep dice and roll the others (${rolls(attempts)} left), announce an ability, or act.`
      : 'No rolls left: announce an ability, or act.',
  respond: ({ phase = '' }) => `${capital(PHASE[phase] ?? phase)}: will you act?`,
  answer: ({ action = '' }) => `Somebody wants to ${actionText(actionOf(action), options, 'en')}: will you act first?`,
  main: ({ phase = '', cp = 0 }) => `${capital(PHASE[phase] ?? phase)}, ${cp} CP: play, sell, or go on.`,
  sell: ({ left = 1 }) => `Too many cards: sell ${left}.`,
  defend: () => 'Defend yourself?',
  target: () => 'Who is attacked?',
  upkeep: () => 'Upkeep: what comes first?',
  'stand-up': () => 'You are knocked down: pay 2 CP to stand up, or skip your offensive roll?',
  foresee: ({ token = '' }) => `How many ${tokenName(token, 'en')} do you spend?`,
  'put-back': () => 'Which of the drawn cards goes back, and where?',
  cast: () => 'Which spell do you cast?',
  gain: ({ token = '' }) => `Take ${tokenName(token, 'en')}?`,
  'choose-player': (p) => `${from(p)}choose a player.`,
  'remove-token': (p) => `${from(p)}which status effect is removed?`,
  'move-token': (p) => `${from(p)}which status effect moves?`,
  'alter-die': (p) => `${from(p)}which die becomes what?`,
  'copy-die': (p) => `${from(p)}which die becomes what?`,
  'reroll-die': (p) => `${from(p)}which die is rolled again?`,
  'try-again': (p) => `${from(p)}which dice are rolled again?`,
  'keep-dice': () => 'Which dice do you keep? The others are rolled again.',
  choose: (p) => `${from(p)}choose one.`,
  discard: (p) => `${from(p)}which card do you discard?`,
  'roll-again': (p) => `${from(p)}roll it again?`,
  'see-hand': (p) => `${from(p)}an opponent shows you a hand.`,
  search: (p) => `${from(p)}which upgrade do you take from the deck?`,
  'put-back-next': (p) => `${from(p)}which card comes next, from the top of the deck down?`,
  'see-cards': (p) => `${from(p)}the upgrades found are shown.`,
}

const KIND: Record<Line['kind'], (amount: number) => string> = {
  base: (n) => `${n}`,
  add: (n) => (n < 0 ? `− ${-n}` : `+ ${n}`),
  other: (n) => `+ ${n}`,
  prevent: (n) => `− ${n}`,
  half: () => '½',
  avoid: () => 'avoided',
  reflect: () => 'half goes back',
}

const lineText = ({ kind, by, amount }: Line): string => `${KIND[kind](amount)} (${sourceName(by, 'en')})`

const lines = (list: readonly Line[]): string => list.map(lineText).join(', ').replace(/^\+ /, '')

/** Names that end in an exclamation or a question need no full stop. */
const closed = (sentence: string | undefined): string | undefined => sentence?.replace(/([!?])\.$/, '$1')

export const en: GameText<View> = {
  title: facts.title.en,
  pitch: facts.pitch.en,
  ask: (name, params) => ASK[name]?.(params as Params) ?? questionOf(name, 'en') ?? name,
  option: (name, value, view, nameOf) => optionText(optionOf(name, value, view), options, 'en', view, nameOf),
  event: (event, nameOf) => closed(told(event as DiceThroneEvent, nameOf)),
  reason: (reason) =>
    ({ defeat: 'Only one side is left.', draw: 'Everybody fell at once: a draw.' })[reason] ??
    'Two hundred turns: a draw.',
  matchOption(name, value) {
    const names: Record<string, string> = {
      heroes: 'Heroes',
      rules: 'Timing rules',
      promo: 'Promotional cards',
      'wither-strict': 'Wither lowers only damage that can be modified',
      'instants-interrupt-roll-cards': 'Instants may interrupt roll-phase cards',
    }
    if (value === undefined) return names[name] ?? name
    return name === 'heroes' ? heroName(value, 'en') : value
  },
}

function told(e: DiceThroneEvent, nameOf: (seat: Seat) => string): string | undefined {
  switch (e.type) {
    case 'starter':
      return `${nameOf(e.seat)} starts.`
    case 'turn':
      return `Turn ${e.turn}: ${nameOf(e.seat)}.`
    case 'rolled':
      return `${nameOf(e.seat)} rolls ${e.dice.join(' ')}.`
    case 'die':
      return `${nameOf(e.by)} turns a ${e.from} of ${nameOf(e.seat)} into a ${e.to}.`
    case 'announced':
      return `${nameOf(e.seat)} announces ${abilityName(e.ability, 'en')}.`
    case 'activated':
      return `${nameOf(e.seat)} activates ${abilityName(e.ability, 'en')}.`
    case 'no-ability':
      return `${nameOf(e.seat)} activates nothing.`
    case 'targeted':
      return `${nameOf(e.target)} is the target.`
    case 'defended':
      return `${nameOf(e.seat)} defends with ${abilityName(e.ability, 'en')}.`
    case 'played':
      return `${nameOf(e.seat)} plays ${cardName(e.card, 'en')}.`
    case 'cast':
      return `${nameOf(e.seat)} casts ${cardName(e.card, 'en')}.`
    case 'sold':
      return `${nameOf(e.seat)} sells ${cardName(e.card, 'en')}.`
    case 'discarded':
      return `${nameOf(e.seat)} discards ${cardName(e.card, 'en')}.`
    case 'drew':
      return `${nameOf(e.seat)} draws ${e.cards ? e.cards.map((card) => cardName(card, 'en')).join(', ') : `${e.count} ${e.count === 1 ? 'card' : 'cards'}`}.`
    case 'looked':
      return `${nameOf(e.seat)} looks at ${e.cards ? e.cards.map((card) => cardName(card, 'en')).join(', ') : `${e.count} ${e.count === 1 ? 'card' : 'cards'} of the deck`}.`
    case 'revealed':
      return `${nameOf(e.seat)} shows ${e.cards.map((card) => cardName(card, 'en')).join(', ')}.`
    case 'took':
      return `${nameOf(e.seat)} shows ${cardName(e.card, 'en')} and takes it in hand.`
    case 'saw':
      return `${nameOf(e.seat)} looks at the hand of ${nameOf(e.of)}${e.cards ? `: ${e.cards.map((card) => cardName(card, 'en')).join(', ') || 'no card'}` : ''}.`
    case 'spent':
      return `${nameOf(e.seat)} spends ${tokenName(e.token, 'en')}.`
    case 'used':
      return `${nameOf(e.seat)} uses ${abilityName(e.action, 'en')}.`
    case 'token':
      return `${nameOf(e.seat)}: ${e.change > 0 ? '+' : '−'}${Math.abs(e.change)} ${tokenName(e.token, 'en')}.`
    case 'cp':
      return `${nameOf(e.seat)}: ${e.change > 0 ? '+' : '−'}${Math.abs(e.change)} CP.`
    case 'damaged':
      return `${nameOf(e.seat)} takes ${e.amount} damage${e.lines.length > 0 ? `: ${lines(e.lines)}` : ''}.`
    case 'healed':
      return `${nameOf(e.seat)} heals ${e.amount}.`
    case 'flipped':
      return `${nameOf(e.seat)} turns the hero board over.`
    case 'skipped':
      return `${nameOf(e.seat)} skips the phase: ${PHASE[e.phase]}.`
    case 'reshuffled':
      return `${nameOf(e.seat)} shuffles the discard pile into a new deck.`
    case 'defeated':
      return `${nameOf(e.seat)} is defeated.`
    case 'ended':
      return e.reason === 'defeat' ? 'The match is over.' : 'The match is a draw.'
  }
}

/** Names for boards and tables. */
export const names = namesIn('en', PHASE, lineText)
