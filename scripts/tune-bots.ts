/**
 * Finds weights for a game's judgement by self-play: one weight at a time is made larger and smaller, and what wins clearly stays.
 * `npm run tune -- battle-dice --rounds 3 --matches 400 --seed 1`. The result is printed; copy it into the game's weights with the date in docs/bots.md.
 */
import { parseArgs } from 'node:util'
import { type Bot, greedyBot, playOut } from '@alea/bots'
import { seedOf } from '@alea/engine'
import { tableOf, tunedGame } from './tuned-games.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '2' },
    matches: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})
const { game, weights } = tunedGame(positionals[0] ?? 'battle-dice')

/** Accepted when it wins this much more than half, in standard errors. */
const CLEARLY = 1.3
const FACTORS = [1.5, 0.67, 1.2, 0.83]

let best = { ...weights }
let seed = Number(values.seed)
const matches = Number(values.matches)
for (let round = 0; round < Number(values.rounds); round++) {
  let changed = false
  for (const name of Object.keys(best))
    for (const factor of FACTORS) {
      const rival = { ...best, [name]: Number((best[name]! * factor).toFixed(3)) }
      const share = shareOf(rival, best, seedOf(seed++, round))
      const clear = (share - 0.5) / (0.5 / Math.sqrt(matches)) > CLEARLY
      console.log(`${name} ${best[name]} → ${rival[name]}: ${(100 * share).toFixed(1)} %${clear ? '  taken' : ''}`)
      if (!clear) continue
      best = rival
      changed = true
      break
    }
  console.log(`round ${round + 1}: ${JSON.stringify(best)}`)
  if (!changed) break
}

/** How often greedy with these weights beats greedy with those; ties count half. */
function shareOf(mine: object, theirs: object, from: number): number {
  let points = 0
  for (let match = 0; match < matches; match++) {
    const at = match % 2
    const bots = [0, 1].map((seat) => weighted(seat === at ? mine : theirs))
    const { places } = playOut(game, bots, tableOf(game, 2, match >> 1), seedOf(from, match >> 1)).outcome
    points += places[at] !== 1 ? 0 : places.filter((place) => place === 1).length > 1 ? 0.5 : 1
  }
  return points / matches
}

function weighted(mine: object): Bot {
  return {
    name: 'weighted',
    choose(seen, luck) {
      Object.assign(weights, mine)
      return greedyBot.choose(seen, luck)
    },
  }
}
