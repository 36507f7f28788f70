import { botOf, seenBy } from '@alea/bots'
import { type Entry, fast, type Game, keysOf, Match, type Question, random, seedOf } from '@alea/engine'

/** A match among bots, up to its end or so many answers. */
export function played(
  game: Game,
  bots: readonly string[],
  seed: number,
  {
    most = 10_000,
    options = {},
  }: { readonly most?: number; readonly options?: Readonly<Record<string, unknown>> } = {},
): Match {
  const match = new Match(game, { seats: bots.length, options }, fast(seedOf(seed, -1)))
  const source = random(seed)
  for (let answers = 0; match.pending && answers < most; answers++) {
    const question = match.pending as Question
    const seat = question.seats[0]!
    const seen = seenBy(game, match.state, seat, source)
    const choice = botOf(bots[seat]!).choose(seen, source)
    match.answer({ seat, key: keysOf(seen.world, question, 0)[choice]! })
    match.forgetEvents()
  }
  return match
}

export const logTo = (match: Match, entries: readonly Entry[]) => ({ header: match.header, entries })
