import type { AskNames, AskParams, AskText } from '../ask.ts'
import { capital } from '../phrase.ts'

const rolls = (count: number): string => (count === 1 ? '1 roll' : `${count} rolls`)
const from = ({ by }: AskParams, say: AskNames): string => (by ? `${say.source(by)}: ` : '')

/** What the asked player is to do, by question; what only a hero’s own verb asks stands with the hero. */
export const ask = {
  attempt: ({ attempts = 0 }) =>
    attempts > 0
      ? `Keep dice and roll the others (${rolls(attempts)} left), announce an ability, or act.`
      : 'No rolls left: announce an ability, or act.',
  respond: ({ phase = '' }, say) => `${capital(say.phase(phase))}: will you act?`,
  answer: ({ action = '' }, say) => `Somebody wants to ${say.action(action)}: will you act first?`,
  main: ({ phase = '', cp = 0 }, say) => `${capital(say.phase(phase))}, ${cp} CP: play, sell, or go on.`,
  sell: ({ left = 1 }) => `Too many cards: sell ${left}.`,
  defend: () => 'Defend yourself?',
  target: () => 'Who is attacked?',
  upkeep: () => 'Upkeep: what comes first?',
  'stand-up': () => 'You are knocked down: pay 2 CP to stand up, or skip your offensive roll?',
  foresee: ({ token = '' }, say) => `How many ${say.token(token)} do you spend?`,
  'put-back': () => 'Which of the drawn cards goes back, and where?',
  cast: () => 'Which spell do you cast?',
  gain: ({ token = '' }, say) => `Take ${say.token(token)}?`,
  'choose-player': (p, say) => `${from(p, say)}choose a player.`,
  'remove-token': (p, say) => `${from(p, say)}which status effect is removed?`,
  'move-token': (p, say) => `${from(p, say)}which status effect moves?`,
  'alter-die': (p, say) => `${from(p, say)}which die becomes what?`,
  'copy-die': (p, say) => `${from(p, say)}which die becomes what?`,
  'reroll-die': (p, say) => `${from(p, say)}which die is rolled again?`,
  'try-again': (p, say) => `${from(p, say)}which dice are rolled again?`,
  'keep-dice': () => 'Which dice do you keep? The others are rolled again.',
  choose: (p, say) => `${from(p, say)}choose one.`,
  discard: (p, say) => `${from(p, say)}which card do you discard?`,
  'roll-again': (p, say) => `${from(p, say)}roll it again?`,
  'see-hand': (p, say) => `${from(p, say)}an opponent shows you a hand.`,
  search: (p, say) => `${from(p, say)}which upgrade do you take from the deck?`,
  'put-back-next': (p, say) => `${from(p, say)}which card comes next, from the top of the deck down?`,
  'see-cards': (p, say) => `${from(p, say)}the upgrades found are shown.`,
} satisfies Readonly<Record<string, AskText>>
