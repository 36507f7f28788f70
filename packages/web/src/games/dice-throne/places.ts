/** Where the options of each question lie on the board. */
import { sheetOf, tokenOf, type View } from '@alea/dice-throne'
import type { Json, Seat } from '@alea/engine'

export const cardPlace = (card: string): string => `card:${card}`
export const diePlace = (index: number): string => `die:${index}`
export const playerPlace = (seat: Seat): string => `player:${seat}`
export const tokenPlace = (seat: Seat, token: string): string => `token:${seat}:${token}`
/** `smack.2`, or the whole ability where it has no tiers: a defence. */
export const abilityPlace = (seat: Seat, id: string): string => `ability:${seat}:${id}`
export const actionPlace = (seat: Seat, id: string): string => `action:${seat}:${id}`
export const deckPlace = (seat: Seat): string => `deck:${seat}`
export const choicePlace = (branch: number): string => `choice:${branch}`

/** Dice to keep or to throw again are picked one by one: the tray and its bar stand for all of those options. */
export const COMPOSED = ['attempt', 'keep-dice', 'try-again'] as const

export function places(question: string, value: Json, view: View, seat: Seat): readonly string[] {
  if (typeof value === 'number') return ofNumber(question, value, view, seat)
  if (typeof value === 'string') return ofWord(question, value, view, seat)
  const branch = (value as { branch?: Json } | null)?.branch
  return typeof branch === 'number' ? [choicePlace(branch)] : []
}

function ofNumber(question: string, value: number, view: View, seat: Seat): readonly string[] {
  switch (question) {
    case 'target':
    case 'choose-player':
      return [playerPlace(value)]
    case 'reroll-die':
      return [diePlace(value - 1)]
    case 'foresee':
      return value > 0 ? tokensOf(view, seat, (id) => tokenOf(id).foresees !== undefined) : []
    case 'shed':
      return value > 0 ? tokensOf(view, seat, (id) => id.endsWith(`@${seat}`)) : []
    default:
      return []
  }
}

function ofWord(question: string, word: string, view: View, seat: Seat): readonly string[] {
  const cut = word.indexOf(':')
  if (cut > 0) return ofAction(word.slice(0, cut), word.slice(cut + 1), seat)
  if (question === 'upkeep') return stirring(word, view, seat)
  if (question === 'defend') return word === 'none' ? [] : [abilityPlace(seat, word)]
  const die = /^(\d)=\d$/.exec(word)
  if (die) return [diePlace(Number(die[1]) - 1)]
  const token = /^p(\d)\.(.+)$/.exec(word)
  if (token) return [tokenPlace(Number(token[1]) - 1, token[2]!)]
  const special = SPECIAL[`${question} ${word}`]?.(view, seat)
  if (special) return special
  const fighter = view.fighters[seat]
  if (fighter && sheetOf(fighter.hero).cards.has(word)) return [cardPlace(word)]
  return tokensOf(view, seat, (id) => id === word)
}

/** Words that mean something lying on the table. */
const SPECIAL: Readonly<Record<string, (view: View, seat: Seat) => readonly string[]>> = {
  'stand-up pay': (view, seat) => tokensOf(view, seat, (id) => tokenOf(id).forbids === 'offense'),
  'covert-ops look': (_, seat) => [deckPlace(seat)],
  'put-back-next reveal': (_, seat) => [deckPlace(seat)],
  'roll-again reroll': allDice,
  'ransom reroll': (view) => pickedDie(view) ?? allDice(view),
}

function ofAction(verb: string, id: string, seat: Seat): readonly string[] {
  switch (verb) {
    case 'announce':
      return [abilityPlace(seat, id)]
    case 'spend':
      return [tokenPlace(seat, id)]
    case 'use':
      return [actionPlace(seat, id)]
    case 'play':
    case 'sell':
    case 'top':
    case 'bottom':
      return [cardPlace(id)]
    default:
      return []
  }
}

/** `dice-throne/token/powder-keg/upkeep`, `dice-throne/gunslinger/quick-draw.1/upkeep`. */
function stirring(program: string, view: View, seat: Seat): readonly string[] {
  const [, home, what = ''] = program.split('/')
  if (home !== 'token') return [abilityPlace(seat, what.split('.')[0]!)]
  return tokensOf(view, seat, (id) => tokenOf(tokenOf(id).stirsWith ?? id).id === what)
}

const tokensOf = (view: View, seat: Seat, fits: (id: string) => boolean): readonly string[] =>
  (view.fighters[seat]?.tokens ?? []).flatMap(({ id }) => (fits(id) ? [tokenPlace(seat, id)] : []))

function allDice(view: View): readonly string[] {
  return (view.rolls.at(-1)?.dice ?? []).map((_, i) => diePlace(i))
}

function pickedDie(view: View): readonly string[] | undefined {
  const own = view.picking.at(-1)?.own.at(-1)
  return own && 'die' in own ? [diePlace(Number(own.die) - 1)] : undefined
}
