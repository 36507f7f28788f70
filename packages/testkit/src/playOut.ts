import {
  advance,
  answer,
  answerChance,
  checkOptions,
  fast,
  type Game,
  type Options,
  type Running,
  random,
  start,
} from '@alea/engine'

/** Plays one random match on the kernel alone, to its end or its bound: fast, and without laws. */
export function playOut(game: Game, seats: number, given: Readonly<Record<string, unknown>>, seed: number): void {
  const options: Options = checkOptions(game.options, given, seats)
  const g = start<Running>(game.setup(seats, options), game.rules)
  const source = random(seed)
  const chance = fast(seed)
  for (let answers = 0; answers < game.bound; answers++) {
    const pending = advance(g)
    if (!pending) return
    if (pending.kind === 'chance') answerChance(g, pending, chance(pending, answers))
    else {
      const who = source.below(pending.seats.length)
      answer(g, pending, source.below(pending.options[who]!.length), who)
    }
  }
}
