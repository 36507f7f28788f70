import { STAND_UP } from '../../state.ts'
import type { AskNames, AskParams, AskText } from '../ask.ts'
import { capital } from '../phrase.ts'

const rolls = (count: number): string => (count === 1 ? '1 roll' : `${count} rolls`)
const from = ({ by }: AskParams, say: AskNames): string => (by ? `${say.source(by)}: ` : '')

/** What the player is asked, by question; questions that only a hero’s own verb asks stand with the hero. */
export const ask = {
  ban: () => 'Which hero do you ban? Nobody may take it.',
  pick: () => 'Which hero do you take?',
  attempt: ({ attempts = 0, each = 0 }) =>
    attempts > 0
      ? `Keep some dice and reroll the others (${rolls(attempts)} left${each > 0 ? `, ${each} CP each` : ''}), announce an ability, or act.`
      : 'No rolls left: announce an ability, or act.',
  respond: ({ phase = '' }, say) => `${capital(say.phase(phase))}: do you want to act?`,
  answer: ({ action = '' }, say) => `Someone wants to ${say.action(action)}: do you want to act first?`,
  main: ({ phase = '', cp = 0 }, say) => `${capital(say.phase(phase))}, ${cp} CP: play or sell cards, or move on.`,
  sell: ({ left = 1 }) => `Too many cards: sell ${left}.`,
  defend: () => 'Do you defend yourself?',
  target: ({ word }): string => {
    if (word === 'first') return 'Your side chooses the target: whom do you propose?'
    return word === 'last' ? 'You do not agree, so you decide: who is the target?' : 'Who do you attack?'
  },
  agree: () => 'Your teammate has proposed a target: do you agree?',
  upkeep: () => 'Upkeep: what comes first?',
  check: () => 'Which status effect is checked first?',
  avoid: (p, say) => `${from(p, say)}which damage do you avoid?`,
  intercept: (p, say) => `${from(p, say)}which status effect do you intercept?`,
  cover: ({ token = '' }, say) => `${say.token(token)}: which ability does it cover?`,
  'lay-down': (p, say) => `${from(p, say)}in which order do you lay the cards face down?`,
  recommend: (p, say) => `${from(p, say)}which card do you recommend? It may be a lie.`,
  'turn-up': (p, say) => `${from(p, say)}which card do you turn up?`,
  'stand-up': () => `You are knocked down: pay ${STAND_UP} CP to stand up, or skip your offensive roll?`,
  foresee: ({ token = '' }, say) => `How many ${say.token(token)} tokens do you spend?`,
  'put-back': () => 'Which of the drawn cards goes back, and where?',
  cast: () => 'Which spell do you cast?',
  gain: ({ token = '' }, say) => `Gain ${say.token(token)}?`,
  'choose-player': (p, say) => `${from(p, say)}choose a player.`,
  'remove-token': (p, say) => `${from(p, say)}which status effect is removed?`,
  'move-token': (p, say) => `${from(p, say)}which status effect moves?`,
  'alter-die': (p, say) => `${from(p, say)}which die do you change, and to what?`,
  'copy-die': (p, say) => `${from(p, say)}which die do you change, and to what?`,
  'reroll-die': (p, say) => `${from(p, say)}which die is rerolled?`,
  'try-again': (p, say) => `${from(p, say)}which dice are rerolled?`,
  'keep-dice': () => 'Which dice do you keep? The others are rerolled.',
  'keep-some': (p, say) => `${from(p, say)}which ${p.left === 1 ? 'die counts' : 'dice count'}?`,
  'reroll-some': (p, say) => `${from(p, say)}which dice are rerolled?`,
  choose: (p, say) => `${from(p, say)}choose one.`,
  discard: (p, say) => `${from(p, say)}which card do you discard?`,
  pay: (p, say) => `${from(p, say)}do you pay its price?`,
  'pay-up-to': (p, say) => `${from(p, say)}${say.howMany(p.price)}?`,
  'pay-with': (p, say) => `${from(p, say)}which token do you remove?`,
  'roll-again': (p, say) => `${from(p, say)}reroll it?`,
  'see-hand': (p, say) => `${from(p, say)}an opponent shows you their hand.`,
  search: (p, say) => `${from(p, say)}which upgrade do you take from the deck?`,
  'search-deck': (p, say) => `${from(p, say)}which card do you take from the deck?`,
  'put-back-next': (p, say) => `${from(p, say)}which card goes back next, from the top of the deck down?`,
  'see-cards': (p, say) => `${from(p, say)}these are the upgrades found.`,
} satisfies Readonly<Record<string, AskText>>
