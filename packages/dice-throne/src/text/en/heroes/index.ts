import { barbarian } from './barbarian.ts'
import { cursedPirate } from './cursed-pirate.ts'
import { gunslinger } from './gunslinger.ts'
import { paladin } from './paladin.ts'

export const heroes = { barbarian, paladin, gunslinger, 'cursed-pirate': cursedPirate }
