import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diceThrone } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import { parseRules } from '@alea/engine'
import { prove } from '@alea/testkit/prove'
import { HEROES } from '../src/heroes.ts'

const folder = join(import.meta.dirname, '..')
const core = parseRules(readFileSync(join(folder, '../dice-throne/RULES.md'), 'utf8'))

prove(diceThrone, {
  folder,
  known: core,
  own: (id) => !id.includes('@') && HEROES.some((hero) => id.includes(`/${hero.id}/`)),
  quick: 120,
  matches: [
    { seeds: 2, seatCounts: [2], options: { heroes: 'black-widow,doctor-strange' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'doctor-strange,barbarian' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'doctor-strange,paladin', 'spell-hand': true }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'gunslinger,black-widow' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'thor,spider-man' }, deep: 25 },
    { seeds: 1, seatCounts: [3], options: { heroes: 'black-widow,doctor-strange,cursed-pirate' }, deep: 25 },
    { seeds: 1, seatCounts: [4], options: { heroes: 'doctor-strange,black-widow,paladin,barbarian' }, deep: 25 },
  ],
})
