import type { heroes as english } from '../../en/heroes/index.ts'
import { barbarian } from './barbarian.ts'
import { cursedPirate } from './cursed-pirate.ts'
import { gunslinger } from './gunslinger.ts'
import { paladin } from './paladin.ts'

export const heroes: typeof english = { barbarian, paladin, gunslinger, 'cursed-pirate': cursedPirate }
