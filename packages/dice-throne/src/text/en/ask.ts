import { STAND_UP } from '../../state.ts'
import type { AskNames, AskParams, AskText } from '../ask.ts'
import { capital } from '../phrase.ts'

const rolls = (count: number): string => (count === 1 ? '1 roll' : `${count} rolls`)

/** The question after what asks it: `Illusion: which card …`, `Ransom! Which die …` */
function asked({ by }: AskParams, say: AskNames, question: string): string {
  if (!by) return capital(question)
  const source = capital(say.source(by))
  return /[!?]$/.test(source) ? `${source} ${capital(question)}` : `${source}: ${question}`
}

/** With a full stop, unless it ends in an exclamation or a question. */
const said = (text: string): string => (/[!?]$/.test(text) ? text : `${text}.`)

/** What the player is asked, by question; questions that only a hero’s own verb asks stand with the hero. */
export const ask = {
  ban: () => 'Which hero do you ban? Nobody may take it.',
  pick: () => 'Which hero do you take?',
  attempt: ({ attempts = 0, each = 0 }) =>
    attempts > 0
      ? `Keep some dice and reroll (${rolls(attempts)} left${each > 0 ? `, ${each} CP${attempts > 1 ? ' each' : ''}` : ''}), or announce an ability.`
      : 'No rolls left: announce an ability, or end without one.',
  respond: ({ phase = '', ability = '', role, turn }, say) => {
    if (role === 'announces') return `You announce ${said(say.ability(ability))} Do you want to play anything first?`
    if (role === 'uses') return `You use ${said(say.ability(ability))} Do you want to play anything?`
    if (role === 'target') return `You are attacked with ${said(say.ability(ability))} Do you want to play anything?`
    const name = say.player(turn)
    return `${name ? `${name}’s ${say.phase(phase)}` : capital(say.phase(phase))}: do you want to play anything?`
  },
  answer: ({ action = '', seat }, say) =>
    `${say.player(seat) ?? 'Someone'} wants to ${said(say.action(action))} Do you want to play anything first?`,
  main: ({ phase = '', cp = 0 }, say) => `${capital(say.phase(phase))} (${cp} CP): play or sell cards, or move on.`,
  sell: ({ left = 1 }) => `Too many cards: sell ${left}.`,
  defend: ({ ability }, say) =>
    ability
      ? `You are attacked with ${said(say.ability(ability))} Choose your defence, or go without.`
      : 'Choose your defence, or go without.',
  target: ({ word }): string => {
    if (word === 'first') return 'Your side chooses the target: who do you propose?'
    return word === 'last' ? 'You do not agree, so you decide: who is the target?' : 'Who do you attack?'
  },
  agree: () => 'Your teammate has proposed a target: do you agree?',
  upkeep: () => 'Upkeep: what comes first?',
  check: () => 'Which status effect is checked first?',
  avoid: (p, say) => asked(p, say, 'which damage do you avoid?'),
  intercept: (p, say) => asked(p, say, 'which status effect do you intercept?'),
  cover: ({ token = '' }, say) => `${say.token(token)}: which ability does it cover?`,
  'lay-down': (p, say) => asked(p, say, 'in which order do you lay the cards face down?'),
  recommend: (p, say) => asked(p, say, 'which card do you recommend? It may be a lie.'),
  'turn-up': (p, say) => asked(p, say, 'which card do you turn up?'),
  'stand-up': () => `You are knocked down: pay ${STAND_UP} CP to stand up, or skip your offensive roll?`,
  foresee: ({ token = '' }, say) => `How many ${say.token(token)} tokens do you spend?`,
  'put-back': () => 'Which of the drawn cards goes back, and where?',
  cast: () => 'Which spell do you cast?',
  gain: ({ token = '' }, say) => `Gain ${say.token(token)}?`,
  'choose-player': (p, say) => asked(p, say, 'choose a player.'),
  'remove-token': (p, say) => asked(p, say, 'which status effect is removed?'),
  'move-token': (p, say) => asked(p, say, 'which status effect moves?'),
  'alter-die': (p, say) => asked(p, say, 'which die do you change, and to what?'),
  'copy-die': (p, say) => asked(p, say, 'which die do you change, and to what?'),
  'reroll-die': (p, say) => asked(p, say, 'which die is rerolled?'),
  'try-again': (p, say) => asked(p, say, 'which dice are rerolled?'),
  'keep-dice': () => 'Which dice do you keep? The others are rerolled.',
  'keep-some': (p, say) => asked(p, say, `which ${p.left === 1 ? 'die counts' : 'dice count'}?`),
  'reroll-some': (p, say) => asked(p, say, 'which dice are rerolled?'),
  choose: (p, say) => asked(p, say, 'choose one.'),
  discard: (p, say) => asked(p, say, 'which card do you discard?'),
  pay: (p, say) => asked(p, say, 'do you pay its price?'),
  'pay-up-to': (p, say) => asked(p, say, `${say.howMany(p.price)}?`),
  'pay-with': (p, say) => asked(p, say, 'which token do you remove?'),
  'roll-again': (p, say) => asked(p, say, 'reroll it?'),
  'see-hand': (p, say) => asked(p, say, 'an opponent shows you their hand.'),
  search: (p, say) => asked(p, say, 'which upgrade do you take from the deck?'),
  'search-deck': (p, say) => asked(p, say, 'which card do you take from the deck?'),
  'put-back-next': (p, say) => asked(p, say, 'which card goes back next, from the top of the deck down?'),
  'see-cards': (p, say) => asked(p, say, 'these are the upgrades found.'),
} satisfies Readonly<Record<string, AskText>>
