import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { enlist } from '../src/content/enlist.ts'
import { diceThrone } from '../src/index.ts'
import { warden } from './warden/warden.ts'
import { WARDEN_TEXT } from './warden/wardenText.ts'
import { wordsmith } from './wordsmith/wordsmith.ts'
import { WORDSMITH_TEXT } from './wordsmith/wordsmithText.ts'

// What no shipped hero shows is proven with two that are not.
enlist(warden, WARDEN_TEXT)
enlist(wordsmith, WORDSMITH_TEXT)

/** A step of a flow of the rules, not of a printed program. */
const RULES_STEP = /^dice-throne\/[\w-]+@/
/** What only heroes that are not shipped, or a hero of the Marvel pack, come to. */
const ELSEWHERE =
  /\/(warden|wordsmith)\/|\/token\/(sap|wolf|bramble|word|ghost|muse|vow|cleanse|bleed|poison)$|\/(foresee|cast|offense-again|income|upgrade)@/

const meet = (heroes: string, seats: number, seeds: number, options = {}) => ({
  seeds,
  seatCounts: [seats],
  options: { heroes, ...options },
  deep: 25,
})

prove(diceThrone, {
  folder: join(import.meta.dirname, '..'),
  scenarios: ['scenarios', 'test/warden/warden.txt', 'test/wordsmith/wordsmith.txt'],
  // Every step of the rules, and every tier, defence, card, upgrade and token; the steps of printed programs are many and alike.
  own: (id) => (!id.includes('@') || RULES_STEP.test(id)) && !ELSEWHERE.test(id),
  quick: 120,
  matches: [
    meet('barbarian,paladin', 2, 2),
    meet('gunslinger,cursed-pirate', 2, 2),
    meet('paladin,gunslinger', 2, 2),
    meet('cursed-pirate,barbarian', 2, 2),
    meet('cursed-pirate,paladin', 2, 1, { 'kegs-together': true, 'tithe-any-prayer': true }),
    meet('wordsmith,paladin', 2, 1),
    meet('gunslinger,barbarian,cursed-pirate', 3, 1),
    meet('paladin,cursed-pirate,gunslinger,barbarian', 4, 1),
  ],
})
