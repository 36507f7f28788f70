/**
 * Finds weights for a game's judgement by what came of positions: greedy bots play, positions are noted on the way, and one weight at a
 * time is turned while the chances the judgement gives fit better who won (log-loss; the same for every number of seats).
 * `npm run fit -- battle-dice --seats 2,3,4 --matches 900 --seed 7`. The result is printed; let it win matches before it is believed.
 */
import { parseArgs } from 'node:util'
import { type Bot, greedyBot, playOut, rewards } from '@alea/bots'
import { clone, type Running, seedOf } from '@alea/engine'
import { tableOf, tunedGame } from './tuned-games.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    matches: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
  },
})
const { game, weights } = tunedGame(positionals[0] ?? 'battle-dice')

/** A position is noted at one answer in so many. */
const SELDOM = 5
const STEPS = [0.5, 0.25, 0.12, 0.06]

interface Noted {
  readonly position: Running
  /** What the match was worth to each seat in the end. */
  readonly won: readonly number[]
}

const tables = values.seats.split(',').map((seats) => notedAt(Number(seats)))
let best = { ...weights }
let least = loss(best)
console.log(`${tables.flat().length} positions, log-loss ${least.toFixed(4)} with ${JSON.stringify(best)}`)
for (const step of STEPS) while (turnedOnce(step)) console.log(`${least.toFixed(4)} ${JSON.stringify(best)}`)

function notedAt(seats: number): Noted[] {
  const noted: Noted[] = []
  for (let match = 0; match < Number(values.matches); match++) {
    const positions: Running[] = []
    const bots = Array.from({ length: seats }, () => noting(positions))
    const { outcome } = playOut(game, bots, tableOf(game, seats, match), seedOf(Number(values.seed), match))
    const won = rewards(outcome)
    for (const position of positions) noted.push({ position, won })
  }
  return noted
}

function noting(positions: Running[]): Bot {
  return {
    name: 'noting',
    choose(seen, luck) {
      if (luck.below(SELDOM) === 0) positions.push(clone(seen.world))
      return greedyBot.choose(seen, luck)
    },
  }
}

function loss(tried: object): number {
  Object.assign(weights, tried)
  const each = tables.map((noted) => noted.reduce((sum, one) => sum + surprise(one), 0) / noted.length)
  return each.reduce((one, other) => one + other) / each.length
}

/** How unlikely the judgement thought what happened. */
function surprise({ position, won }: Noted): number {
  const chances = game.insight!.evaluate(position)
  return -won.reduce((sum, share, seat) => sum + share * Math.log(Math.max(1e-6, chances[seat]!)), 0)
}

function turnedOnce(step: number): boolean {
  const before = least
  for (const name of Object.keys(best))
    for (const factor of [1 + step, 1 / (1 + step)]) {
      const tried = { ...best, [name]: Number((best[name]! * factor).toFixed(3)) }
      const lost = loss(tried)
      if (lost > least - 1e-5) continue
      least = lost
      best = tried
    }
  return least < before
}
