import type { replay as source } from '../en/replay.ts'
import { count, list } from './grammar.ts'

export const replay: typeof source = {
  replayed: (answers) => `${count(answers, 'réponse rejouée et vérifiée', 'réponses rejouées et vérifiées')}.`,
  waitingFor: (seats, question) => `On attend ${list(seats)} : ${question}`,
  waitingForDice: (question) => `On attend les dés : ${question}.`,
}
