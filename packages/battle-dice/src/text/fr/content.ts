import type { content as source } from '../en/content.ts'
import { names } from './names.ts'

export const content: typeof source = {
  creature: (race) => `achat : ${race}`,
  face: (race, face) => `${race}, face ${face}`,
  power: (power) =>
    power === 'multiplier'
      ? 'pouvoir : multiplicateur'
      : power === 'gold'
        ? 'pouvoir : or'
        : `pouvoir : ${names.powers[power]}`,
}
