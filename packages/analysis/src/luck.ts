/**
 * Luck: what a position is worth after a roll, less what it was worth before it. Over all results of the roll the mean is nought, whatever
 * the evaluation is like. An answer that turns over what nobody knew, such as the card on top of a deck, is a roll in this sense as well:
 * the same answer is given with the unknown dealt anew.
 */
import { answer, type Entry, findOption, type Game, type Running, seatName } from '@alea/engine'
import { exactChances, playedOn, sampleOf, unknownDealt } from './chances.ts'
import { type Chances, type Estimates, estimates, exactly } from './estimate.ts'

/** An answer after which nothing differs at so many tables has turned nothing over. */
const ENOUGH_ALIKE = 16

/** The luck of a roll, from the state before it and the state after it. */
export function luckOfRoll(
  game: Game,
  before: Running,
  after: Running,
  seats: number,
  seed: number,
  samples: number,
): Estimates {
  const [then, now] = [exactChances(game, before), exactChances(game, after)]
  if (then && now) return exactly(difference(now, then))
  return estimates(
    Array.from({ length: samples }, (_, sample) =>
      difference(sampleOf(game, after, seats, seed, sample), sampleOf(game, before, seats, seed, sample)),
    ),
  )
}

/** The luck in an answer of a seat; undefined if it turned nothing over. */
export function luckOfAnswer(
  game: Game,
  before: Running,
  after: Running,
  entry: Entry,
  seats: number,
  seed: number,
  samples: number,
): Estimates | undefined {
  if (!game.redeal) return undefined
  const drawn: Chances[] = []
  for (let sample = 0; sample < samples; sample++) {
    const elsewhere = given(unknownDealt(game, before, seats, seed, sample), entry)
    drawn.push(difference(sampleOf(game, after, seats, seed, sample), playedOn(game, elsewhere, seed, sample)))
    if (sample + 1 === ENOUGH_ALIKE && drawn.every(isNothing)) return undefined
  }
  return drawn.every(isNothing) ? undefined : estimates(drawn)
}

function given(g: Running, { who, key }: Entry): Running {
  const seat = who as number
  const found = findOption(g, seat, key)
  if (!found) throw new Error(`${seatName(seat)} cannot answer ${key} with another deck`)
  answer(g, found.question, found.choice, found.who)
  return g
}

const difference = (after: Chances, before: Chances): Chances => after.map((value, seat) => value - before[seat]!)

/** Nothing but rounding. */
const isNothing = (luck: Chances): boolean => luck.every((value) => Math.abs(value) < 1e-12)
