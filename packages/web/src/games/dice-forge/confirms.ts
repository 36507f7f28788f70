import { CARDS, type View } from '@alea/dice-forge'
import type { Json, Language } from '@alea/engine'
import { diceForgeWords } from '../../language/diceForgeWords.ts'

/** Doing nothing when it wastes something: a full reserve, a free reinforcement, all that is left in the last round. */
export function confirms(question: string, value: Json, view: View): boolean {
  switch (question) {
    case 'action':
      return value === 'pass' && (isFull(view) || isLast(view))
    case 'reinforce':
      return value === 'done' && view.ready.some((piece) => isFree(view, piece))
    case 'triton':
      return value === 'none' && isLast(view)
    default:
      return false
  }
}

/** What would be wasted. */
export function doubtText(question: string, _value: Json, view: View, language: Language): string | undefined {
  const { doubt } = diceForgeWords[language]
  switch (question) {
    case 'action':
      return isLast(view) ? doubt.last : doubt.full
    case 'reinforce':
      return doubt.free
    case 'triton':
      return doubt.token
    default:
      return undefined
  }
}

const isLast = ({ round, rounds }: View): boolean => round === rounds

function isFull({ heroes, active }: View): boolean {
  const { gold, sun, moon, caps } = heroes[active]!
  return gold >= caps.gold || sun >= caps.shards || moon >= caps.shards
}

function isFree({ heroes, active }: View, piece: number): boolean {
  const card = heroes[active]!.cards.find((one) => one.piece === piece)?.card
  return CARDS.find(({ id }) => id === card)?.reinforcement?.verb !== 'spend'
}
