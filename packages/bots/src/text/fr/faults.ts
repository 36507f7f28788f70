import type { faults as en } from '../en/faults.ts'

export const faults: typeof en = {
  noBot: (name, known) =>
    `Il n’y a pas de robot ${name} ; robots connus : ${known.join(', ')}, search:2000 (itérations), search:300ms (durée)`,
  badBudget: (name, iterations, ms) =>
    `${name} n’a pas un budget autorisé ici : de search:1 à search:${iterations} (itérations), ou de search:1ms à search:${ms}ms (durée)`,
  noGame: (id) => `Il n’y a pas de jeu ${id}`,
}
