/**
 * Who buys what, how long matches last, whether it helps to begin: Battle Dice among bots of one strength.
 * `npm run balance -- --bot search:400 --matches 200 [--seats 4] [--dice prototype] [--dice file.json]`
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { RACES } from '@alea/battle-dice'
import { figuresOf, margin, medianInterval, quantile, shareOf } from './battleDiceFigures.ts'

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'search:400' },
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '2' },
    dice: { type: 'string', default: 'standard' },
  },
})
const dice = values.dice.endsWith('.json') ? JSON.parse(readFileSync(values.dice, 'utf8')) : values.dice
const matches = Number(values.matches)
const seats = Number(values.seats)
const figures = figuresOf({ dice, seats, bot: values.bot, matches, seed: Number(values.seed) })
const { boughtByWinners, boughtByAll, turns, firstWins, decided, ends } = figures

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
console.log(`${matches} matches of ${seats} × ${values.bot}`)
for (const race of RACES)
  console.log(
    race.padEnd(8),
    'winners',
    percent(shareOf(boughtByWinners, race)).padStart(7),
    ' all',
    percent(shareOf(boughtByAll, race)).padStart(7),
  )
const [from, to] = medianInterval(turns)
console.log(`turns: median ${quantile(turns, 0.5)} (95 %: ${from} to ${to}), ${turns[0]} to ${turns.at(-1)}`)
const first = firstWins / decided
console.log(
  `first player wins ${percent(first)} ± ${(100 * margin(0.5, decided)).toFixed(1)}, shared ${matches - decided}`,
)
console.log('ends:', Object.fromEntries(ends))
