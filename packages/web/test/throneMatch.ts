import { diceThrone } from '@alea/dice-throne'
import { fast, type Game, Match, random } from '@alea/engine'

/** A match of Dice Throne after forty random answers, the same every time. */
export function throneMatch(options: Readonly<Record<string, unknown>>): Match {
  const match = new Match(diceThrone as unknown as Game, { seats: 2, options }, fast(1))
  const picks = random(1)
  for (let i = 0; i < 40 && match.pending?.kind === 'seats'; i++) {
    const seat = match.pending.seats[0]!
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[picks.below(options.length)]!.key })
  }
  return match
}
