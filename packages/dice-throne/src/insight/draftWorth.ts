/** A plain preference in the draft: the hero whose board strikes and protects best is taken, or banned. */
import type { Question } from '@alea/engine'
import { boardKey } from '../content/board.ts'
import { strengthOf } from './strength.ts'
import { WEIGHTS } from './weights.ts'

/** Points of strength that make a hero a certain winner: only the order matters. */
const CERTAIN = 100

export function draftWorth(question: Question, who: number): readonly number[] {
  return question.options[who]!.map((hero) => {
    const { offense, defense } = strengthOf(boardKey(hero as string))
    return Math.min(1, (WEIGHTS.board * offense + WEIGHTS.defense * defense) / CERTAIN)
  })
}
