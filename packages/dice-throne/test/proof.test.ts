import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { enlist } from '../src/content/enlist.ts'
import { diceThrone } from '../src/index.ts'
import { warden } from './warden/warden.ts'
import { WARDEN_TEXT } from './warden/wardenText.ts'

// What no shipped hero shows is proven with one that is not.
enlist(warden, WARDEN_TEXT)

/** A step of a flow of the rules, not of a printed program. */
const RULES_STEP = /^dice-throne\/[\w-]+@/
/** What only the hero that is not shipped, or a hero of the Marvel pack, comes to. */
const ELSEWHERE = /\/warden\/|\/token\/(sap|wolf|bramble)$|\/(foresee|cast|offense-again|income|upgrade)@/

const meet = (heroes: string, seats: number, seeds: number, options = {}) => ({
  seeds,
  seatCounts: [seats],
  options: { heroes, ...options },
  deep: 25,
})

prove(diceThrone, {
  folder: join(import.meta.dirname, '..'),
  scenarios: ['scenarios', 'test/warden/warden.txt'],
  // Every step of the rules, and every tier, defence, card, upgrade and token; the steps of printed programs are many and alike.
  own: (id) => (!id.includes('@') || RULES_STEP.test(id)) && !ELSEWHERE.test(id),
  quick: 120,
  matches: [
    meet('barbarian,paladin', 2, 2),
    meet('gunslinger,cursed-pirate', 2, 2),
    meet('paladin,gunslinger', 2, 2),
    meet('cursed-pirate,barbarian', 2, 2),
    meet('cursed-pirate,paladin', 2, 1, { 'kegs-together': true, 'tithe-any-prayer': true }),
    meet('draft', 2, 1),
    meet('gunslinger,barbarian,cursed-pirate', 3, 1),
    meet('paladin,cursed-pirate,gunslinger,barbarian', 4, 1),
  ],
})
