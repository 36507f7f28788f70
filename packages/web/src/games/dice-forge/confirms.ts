import { CARDS, type Option, optionOf, type View } from '@alea/dice-forge'
import type { Json, Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'

/** Declining when that wastes something: a full reserve, much gold, a free reinforcement, all that is left in the last round. */
export const confirms = (question: string, value: Json, view: View): boolean =>
  wasteOf(optionOf(question, value), view) !== undefined

/** What would be wasted. */
export function doubtText(question: string, value: Json, view: View, language: Language): string | undefined {
  const waste = wasteOf(optionOf(question, value), view)
  return waste && WORDS[language].diceForge.doubt[waste]
}

function wasteOf(option: Option, view: View): 'last' | 'full' | 'rich' | 'free' | 'token' | undefined {
  switch (option.is) {
    case 'pass':
      if (option.question === 'extra') return undefined
      return isLast(view) ? 'last' : isFull(view) ? 'full' : isRich(view) ? 'rich' : undefined
    case 'done':
      return option.question === 'reinforce' && view.ready.some((piece) => isFree(view, piece)) ? 'free' : undefined
    case 'none':
      return option.question === 'triton' && isLast(view) ? 'token' : undefined
    default:
      return undefined
  }
}

/** Gold for two faces or a good one is seldom kept on purpose. */
const MUCH_GOLD = 7

const isLast = ({ round, rounds }: View): boolean => round === rounds

function isFull({ heroes, active }: View): boolean {
  const { gold, sun, moon, caps } = heroes[active]!
  return gold >= caps.gold || sun >= caps.shards || moon >= caps.shards
}

const isRich = ({ heroes, active }: View): boolean => heroes[active]!.gold >= MUCH_GOLD

function isFree({ heroes, active }: View, piece: number): boolean {
  const card = heroes[active]!.cards.find((one) => one.piece === piece)?.card
  return CARDS.find(({ id }) => id === card)?.reinforcement?.verb !== 'spend'
}
