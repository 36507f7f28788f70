import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { enlist } from '../src/content/enlist.ts'
import { diceThrone } from '../src/index.ts'
import { warden } from './warden/warden.ts'

// What no shipped hero shows is proven with one that is not.
enlist(warden)

const meet = (heroes: string, seats: number, seeds: number) => ({
  seeds,
  seatCounts: [seats],
  options: { heroes },
  deep: 25,
})

prove(diceThrone, {
  folder: join(import.meta.dirname, '..'),
  scenarios: ['scenarios', 'test/warden/warden.txt'],
  // Steps are many and alike; what must not be missed is every tier, defence, card, upgrade and token.
  own: (id) => !id.includes('@') && !/\/warden\/|\/token\/(sap|wolf)$/.test(id),
  matches: [
    meet('barbarian,paladin', 2, 2),
    meet('gunslinger,cursed-pirate', 2, 2),
    meet('paladin,gunslinger', 2, 2),
    meet('cursed-pirate,barbarian', 2, 2),
    meet('gunslinger,barbarian,cursed-pirate', 3, 1),
    meet('paladin,cursed-pirate,gunslinger,barbarian', 4, 1),
  ],
})
