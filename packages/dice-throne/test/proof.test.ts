import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { enlist } from '../src/content/enlist.ts'
import { tokenHome } from '../src/content/programNames.ts'
import { heroIds, sheetOf } from '../src/content/roster.ts'
import { diceThrone } from '../src/index.ts'
import { warden } from './warden/warden.ts'
import { WARDEN_TEXT } from './warden/wardenText.ts'
import { wordsmith } from './wordsmith/wordsmith.ts'
import { WORDSMITH_TEXT } from './wordsmith/wordsmithText.ts'

const roster = heroIds()
const shipped = new Set(roster.flatMap((id) => sheetOf(id).hero.tokens.map((token) => token.id)))

// What no shipped hero shows is proven with two that are not.
enlist(warden, WARDEN_TEXT)
enlist(wordsmith, WORDSMITH_TEXT)

/** A step of a flow of the rules, not of a printed program. */
const RULES_STEP = /^dice-throne\/[\w-]+@/
/** What only heroes that are not shipped, or a hero of the Marvel pack, come to. */
const ELSEWHERE = /\/(warden|wordsmith)\/|\/(foresee|cast|offense-again|income|upgrade)@/
const unshipped = [...warden.tokens, ...wordsmith.tokens].filter(({ id }) => !shipped.has(id))
const ofTests = new Set(unshipped.map(({ id }) => tokenHome(id)))

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
  own: (id) => (!id.includes('@') || RULES_STEP.test(id)) && !ELSEWHERE.test(id) && !ofTests.has(id),
  quick: 120,
  matches: [
    // Every hero meets its two neighbours of the roster.
    ...roster.map((hero, i) => meet(`${hero},${roster[(i + 1) % roster.length]}`, 2, 1)),
    meet('cursed-pirate,paladin', 2, 1, { 'kegs-together': true, 'tithe-any-prayer': true }),
    meet('pyromancer,samurai', 2, 1, {
      'ultimate-clears-shame': true,
      'every-sun-prevents': true,
      'follow-through-masamune': true,
    }),
    meet('wordsmith,paladin', 2, 1),
    meet('draft', 2, 1),
    meet('gunslinger,barbarian,cursed-pirate', 3, 1),
    meet('treant,huntress,artificer', 3, 1),
    meet('paladin,cursed-pirate,gunslinger,barbarian', 4, 1),
    meet('seraph,tactician,moon-elf,shadow-thief', 4, 1),
    meet('monk,ninja,samurai,pyromancer', 4, 1, { mode: 'hill' }),
    meet('cursed-pirate,artificer,vampire-lord,monk,gunslinger', 5, 1),
    meet('treant,huntress,paladin,barbarian,seraph,ninja', 6, 1, { 'ultimate-aim': 'own-side' }),
    meet('shadow-thief,moon-elf,tactician,samurai,cursed-pirate,pyromancer', 6, 1, { mode: 'three-teams' }),
    meet('artificer,vampire-lord,treant,gunslinger,monk,huntress', 6, 1, { mode: 'hill', 'hill-health': '2018' }),
    meet('huntress,vampire-lord', 2, 1, { leaflets: 'original' }),
    meet('tactician,samurai', 2, 1, { leaflets: 'original' }),
  ],
})
