import type { ActivePower, LastingPower } from '../../content/faces.ts'
import { names } from './names.ts'

/** What can be bought, rolled and used, in a list of how often that happened. */
export const content = {
  creature: (race: string) => `${race}, bought`,
  face: (race: string, face: number) => `${race}, face ${face}`,
  power: (power: ActivePower | LastingPower) =>
    power === 'multiplier' ? 'power: multiplier' : power === 'gold' ? 'power: gold' : `power: ${names.powers[power]}`,
}
