import { count, list } from './grammar.ts'

export const replay = {
  replayed: (answers: number) => `${count(answers, 'answer')} replayed, all valid.`,
  waitingFor: (seats: readonly string[], question: string) => `Waiting for ${list(seats)}: ${question}`,
  waitingForDice: (question: string) => `Waiting for the dice: ${question}.`,
}
