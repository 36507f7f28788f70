import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { diceThrone } from '../src/index.ts'

const meet = (heroes: string, seats: number, seeds: number) => ({
  seeds,
  seatCounts: [seats],
  options: { heroes },
  deep: 25,
})

prove(diceThrone, {
  folder: join(import.meta.dirname, '..'),
  // Steps are many and alike; what must not be missed is every tier, defence, card, upgrade and token.
  own: (id) => !id.includes('@'),
  matches: [
    meet('barbarian,paladin', 2, 2),
    meet('gunslinger,cursed-pirate', 2, 2),
    meet('paladin,gunslinger', 2, 2),
    meet('cursed-pirate,barbarian', 2, 2),
    meet('gunslinger,barbarian,cursed-pirate', 3, 1),
    meet('paladin,cursed-pirate,gunslinger,barbarian', 4, 1),
  ],
})
