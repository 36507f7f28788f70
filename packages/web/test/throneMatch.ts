import { diceThrone } from '@alea/dice-throne'
import { fast, type Game, Match, random } from '@alea/engine'

type Options = Readonly<Record<string, unknown>>

const newMatch = (seats: number, options: Options): Match =>
  new Match(diceThrone as unknown as Game, { seats, options }, fast(1))

/** A match of Dice Throne after forty random answers, the same every time. */
export function throneMatch(options: Options): Match {
  const match = newMatch(2, options)
  const picks = random(1)
  for (let i = 0; i < 40; i++) answerAtRandom(match, picks)
  return match
}

/** Random answers until the first seat is asked this, the same every time. */
export function throneMatchAt(question: string, seats: number, options: Options): Match {
  const match = newMatch(seats, options)
  const picks = random(1)
  while (match.pending?.kind === 'seats') {
    if (match.pending.seats.includes(0) && match.offer(0)!.name === question) return match
    answerAtRandom(match, picks)
  }
  throw new Error(`nobody was asked ${question}`)
}

function answerAtRandom(match: Match, picks: ReturnType<typeof random>): void {
  if (match.pending?.kind !== 'seats') return
  const seat = match.pending.seats[0]!
  const { options } = match.offer(seat)!
  match.answer({ seat, key: options[picks.below(options.length)]!.key })
}
