/**
 * Who buys what, how long matches last, whether it helps to begin: Battle Dice among bots of one strength.
 * `npm run balance -- --bot search:400 --matches 200 [--dice file.json]`
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BattleEvent, battleDice, RACES } from '@alea/battle-dice'
import { botOf, playOut } from '@alea/bots'
import { checkOptions, type Game, listen, seedOf, winners } from '@alea/engine'

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'search:400' },
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '2' },
    dice: { type: 'string' },
  },
})
const matches = Number(values.matches)
const seats = Number(values.seats)
const dice = values.dice ? JSON.parse(readFileSync(values.dice, 'utf8')) : 'standard'
const options = checkOptions(battleDice.options, { dice }, seats)
const bots = Array.from({ length: seats }, () => botOf(values.bot))

const bought = { winners: new Map<string, number>(), all: new Map<string, number>() }
const lengths: number[] = []
const ends = new Map<string, number>()
let firstWins = 0
let shared = 0

for (let match = 0; match < matches; match++) {
  let first = -1
  let turns = 0
  const purchases: { seat: number; race: string }[] = []
  const { outcome } = listen(
    ({ event }) => {
      const told = event as BattleEvent
      if (told.type === 'first-player') first = told.seat
      else if (told.type === 'turn') turns = told.turn
      else if (told.type === 'bought') purchases.push({ seat: told.seat, race: told.creature.race })
    },
    () => playOut(battleDice as unknown as Game, bots, options, seedOf(Number(values.seed), match)),
  )
  const best = winners(outcome)
  for (const { seat, race } of purchases) {
    bought.all.set(race, (bought.all.get(race) ?? 0) + 1)
    if (best.includes(seat)) bought.winners.set(race, (bought.winners.get(race) ?? 0) + 1)
  }
  lengths.push(turns)
  ends.set(outcome.reason, (ends.get(outcome.reason) ?? 0) + 1)
  if (best.length > 1) shared++
  else if (best[0] === first) firstWins++
}

lengths.sort((one, other) => one - other)
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const total = (counts: Map<string, number>) => [...counts.values()].reduce((one, other) => one + other, 0)
const decided = matches - shared
const half = 1.96 * Math.sqrt(0.25 / decided)
console.log(`${matches} matches of ${seats} × ${values.bot}`)
for (const race of RACES)
  console.log(
    race.padEnd(8),
    'winners',
    percent(bought.winners.get(race) ?? 0, total(bought.winners)).padStart(7),
    ' all',
    percent(bought.all.get(race) ?? 0, total(bought.all)).padStart(7),
  )
console.log(`turns: median ${lengths[matches >> 1]}, ${lengths[0]} to ${lengths.at(-1)}`)
console.log(`first player wins ${percent(firstWins, decided)} ± ${(100 * half).toFixed(1)}, shared ${shared}`)
console.log('ends:', Object.fromEntries(ends))
