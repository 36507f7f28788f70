import type { faults as en } from '../en/faults.ts'

export const faults: typeof en = {
  noBot: (name, known) =>
    `Il n’y a pas de robot ${name} ; robots connus : ${known.join(', ')}, search:2000 (itérations), search:300ms (durée)`,
  noBudget: (name, iterations, ms) =>
    `${name} n’a pas de budget : écrivez search:2000 pour des itérations (${iterations} au plus) ou search:300ms pour une durée (${ms}ms au plus)`,
  noGame: (id) => `Il n’y a pas de jeu ${id}`,
}
