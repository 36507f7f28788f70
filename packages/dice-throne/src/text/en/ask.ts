import type { Json, Seat } from '@alea/engine'
import { questionOf } from '../../effects/effect.ts'
import { sourceName, tokenName } from '../lexicon.ts'
import { actionWords } from './options.ts'
import { PHASE } from './phases.ts'

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
  answer: ({ action = '' }) => `Somebody wants to ${actionWords(action)}: will you act first?`,
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

export const ask = (name: string, params: Json): string =>
  ASK[name]?.(params as Params) ?? questionOf(name, 'en') ?? name
