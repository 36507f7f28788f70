import type { Faults } from '../en/faults.ts'

export const faults: Faults = {
  atLine: (line, fault) => `ligne ${line} : ${fault}`,

  noSuchOption: (name, known) => `Il n’y a pas d’option ${name} ; options connues : ${known.join(', ') || 'aucune'}`,
  ofOption: (name, fault) => `Option ${name} : ${fault}`,
  notOneOf: (value, values) => `${value} ne fait pas partie de ${values.join(', ')}`,
  notAFlag: (value) => `${value} n’est ni true ni false`,
  notWhole: (value, min, max) => `${value} n’est pas un nombre entier de ${min} à ${max}`,
  notAPlayer: (seats) => `les joueurs vont de p1 à p${seats}`,
}
