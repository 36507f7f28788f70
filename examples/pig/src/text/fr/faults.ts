import type { faults as en } from '../en/faults.ts'

export const faults: typeof en = {
  noSubject: (subject) => `Le Cochon n’a pas de « ${subject} » ; il a : turn, turn total, p1 score…`,
  notWhole: (subject, value, most) => `${subject} : ${value} n’est pas un nombre entier de 0 à ${most}`,
  noSeat: (value, seats) => `turn : ${value} n’est pas une place de 1 à ${seats}`,
}
