import { think } from '@alea/bots'
import { diceThrone } from '@alea/dice-throne'
import { fast, type Game, logOf, Match, printLog, random, replay, type Seat } from '@alea/engine'

/** A match that stands before a question after which, whatever is answered, the other player may respond and has something to respond with. */
export function beforeResponse(): Match {
  const game = diceThrone as unknown as Game
  const options = { heroes: 'gunslinger,cursed-pirate', first: 'p1' }
  const seed = 1
  const match = new Match(game, { seats: 2, options }, fast(seed))
  const leadsToResponse = (seat: Seat, key: string): boolean => {
    // Without a source of chance: what waits for dice has not come to a response.
    const copy = replay(game, printLog(logOf(match)))
    copy.answer({ seat, key })
    const other = seat === 0 ? 1 : 0
    return copy.decline !== undefined && (copy.offer(other)?.options.length ?? 0) > 1
  }
  while (match.pending?.kind === 'seats') {
    const seat = match.pending.seats[0]!
    const { options } = match.offer(seat)!
    if (match.decline === undefined && options.every(({ key }) => leadsToResponse(seat, key))) return match
    const world = match.imagine(seat, random(seed))
    const best = think({ game: game.id, bot: 'greedy', seat, world, seed })
    match.answer({ seat, key: match.decline ?? best })
  }
  throw new Error('nobody ever may respond')
}
