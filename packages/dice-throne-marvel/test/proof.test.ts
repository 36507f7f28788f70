import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diceThrone } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import { parseRules } from '@alea/engine'
import { prove } from '@alea/testkit/prove'
import { HEROES } from '../src/heroes.ts'

const folder = join(import.meta.dirname, '..')
const core = parseRules(readFileSync(join(folder, '../dice-throne/RULES.md'), 'utf8'))

const OWN = HEROES.map(({ id }) => id)

prove(diceThrone, {
  folder,
  known: core,
  own: (id) => !id.includes('@') && OWN.some((hero) => id.includes(`/${hero}/`)),
  quick: 120,
  matches: [
    { seeds: 2, seatCounts: [2], options: { heroes: 'black-widow,doctor-strange' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'doctor-strange,barbarian' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'doctor-strange,paladin', 'spell-hand': true }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'gunslinger,black-widow' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'black-panther,black-widow' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'captain-marvel,black-panther' }, deep: 25 },
    { seeds: 1, seatCounts: [3], options: { heroes: 'barbarian,captain-marvel,black-panther' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'thor,spider-man' }, deep: 25 },
    { seeds: 1, seatCounts: [3], options: { heroes: 'black-widow,doctor-strange,cursed-pirate' }, deep: 25 },
    { seeds: 1, seatCounts: [4], options: { heroes: 'doctor-strange,black-widow,paladin,barbarian' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'loki,cursed-pirate' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'doctor-strange,loki' }, deep: 25 },
    { seeds: 1, seatCounts: [3], options: { heroes: 'loki,tactician,loki', 'distinct-heroes': false }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'scarlet-witch,monk' }, deep: 25 },
    { seeds: 1, seatCounts: [2], options: { heroes: 'loki,scarlet-witch' }, deep: 25 },
    { seeds: 1, seatCounts: [4], options: { heroes: 'scarlet-witch,samurai,ninja,seraph' }, deep: 25 },
  ],
})
