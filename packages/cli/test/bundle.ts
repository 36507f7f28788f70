import { gameOf } from '@alea/catalog'
import { fair, logOf, Match, printLog } from '@alea/engine'
import { type Bundle, commitmentTo, hmacSha256, masterSeed } from '@alea/protocol'

/** A short match of Pig with the dice of a server. */
export function bundle(): Bundle {
  const game = gameOf('pig')!
  const secret = 'a'.repeat(64)
  const mine = '1'.repeat(64)
  const proof = {
    match: 'match-one',
    game: game.id,
    rules: game.rulesVersion,
    secret,
    commitment: commitmentTo(secret),
    commitments: [commitmentTo(mine), null],
    contributions: [mine, null],
  }
  const match = new Match(game, { seats: 2, options: { target: 10 } }, fair(masterSeed(proof), hmacSha256))
  for (let i = 0; i < 200 && match.pending?.kind === 'seats'; i++) {
    const seat = match.pending.seats[0]!
    match.answer({ seat, key: match.offer(seat)!.options.at(-1)!.key })
  }
  return { log: printLog(logOf(match)), proof }
}
