/** Random matches of Dice Throne, and a sum over every answer and every outcome: the same matches have the same sum. */
import { createHash } from 'node:crypto'
import { type DiceThrone, diceThrone } from '@alea/dice-throne'
import {
  advance,
  answer,
  answerChance,
  checkOptions,
  fromRandom,
  type Random,
  random,
  seedOf,
  start,
} from '@alea/engine'

export interface RandomMatches {
  readonly answers: number
  readonly draws: number
  readonly hash: string
}

/** `optionsOf` says how each match is played, and may draw lots for it. */
export function playRandomly(
  seats: number,
  matches: number,
  seed: number,
  optionsOf: (luck: Random) => Record<string, unknown>,
): RandomMatches {
  const sum = createHash('sha256')
  let answers = 0
  let draws = 0
  for (let i = 0; i < matches; i++) {
    const luck = random(seedOf(seed, i))
    const options = checkOptions(diceThrone.options, optionsOf(luck), seats)
    const chance = fromRandom(luck)
    const g = start<DiceThrone>(diceThrone.setup(seats, options), diceThrone.rules)
    let picks = ''
    let pending = advance(g)
    for (let n = 0; pending; n++) {
      if (n > diceThrone.bound) throw new Error(`match ${i} of seed ${seed} has no end`)
      if (pending.kind === 'chance') answerChance(g, pending, chance(pending, n))
      else {
        const picked = luck.below(pending.options[0]!.length)
        answer(g, pending, picked)
        picks += `${picked},`
        answers++
      }
      pending = advance(g)
    }
    const outcome = diceThrone.outcome(g)!
    if (outcome.reason !== 'defeat') draws++
    sum.update(picks + JSON.stringify(outcome))
  }
  return { answers, draws, hash: sum.digest('hex').slice(0, 16) }
}
