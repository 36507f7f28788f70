/** Plays on the bare verbs, at random; `between` may replace the state between any two answers. */
import { advance, answer, answerChance, fromRandom, type Game, type Running, random, start } from '../../src/index.ts'

export interface Played<G> {
  readonly g: G
  readonly answers: number
}

export function playRandomly<G extends Running>(
  game: Game<G>,
  seats: number,
  seed: number,
  between: (g: G) => G = (g) => g,
): Played<G> {
  const source = random(seed)
  const chance = fromRandom(source)
  let g = opening(game, seats)
  for (let answers = 0; ; answers++) {
    g = between(g)
    const pending = advance(g)
    if (!pending || answers > game.bound) return { g, answers }
    if (pending.kind === 'chance') answerChance(g, pending, chance(pending, answers))
    else {
      const who = source.below(pending.seats.length)
      answer(g, pending, source.below(pending.options[who]!.length), who)
    }
  }
}

export const opening = <G extends Running>(game: Game<G>, seats: number): G => {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]))
  return start(game.setup(seats, options), game.rules)
}

export const saved = <T>(g: T): T => JSON.parse(JSON.stringify(g))
