/** Who sits where: people and bots, and what they are called. */
import type { BySeat, Game } from '@alea/engine'
import { readSeatList } from '../arguments.ts'
import type { Messages } from '../messages/messages.ts'

/** The word for a person in a list of seats. */
export const PERSON = 'me'

export interface Seating {
  /** PERSON, or a bot as `botOf` takes it. */
  readonly seats: BySeat<string>
  /** What they are called at the table. */
  readonly names: BySeat<string>
}

/** Company for the person who comes alone. */
const COMPANIONS = ['Ada', 'Bruno', 'Clio', 'Dario', 'Emma', 'Félix', 'Gaia', 'Hugo', 'Iris', 'Jules']

/** Whom a person meets who asks for nobody: plays sensibly, makes mistakes, answers at once. */
const OPPONENT = 'apprentice'

/** Left out, one person and bots, as many as are usual. */
export function readSeats(say: Messages, game: Game, text: string | undefined, room = game.seats): BySeat<string> {
  const usual = [PERSON, ...Array(Math.max(0, room.usual - 1)).fill(OPPONENT)].join(',')
  return readSeatList(say, game, text ?? usual, [PERSON], room)
}

/** People are called as they ask (`Anna,Ben`), bots by names of their own. */
export function nameSeats(say: Messages, seats: BySeat<string>, asked: string | undefined): Seating {
  const people = seats.filter((each) => each === PERSON).length
  const wanted =
    asked
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '') ?? []
  const companions = COMPANIONS.filter((name) => !wanted.includes(name))
  let person = 0
  const names = seats.map((each) => {
    if (each !== PERSON) return companions.shift()!
    person++
    return wanted[person - 1] ?? (people > 1 ? `${say.player} ${person}` : say.player)
  })
  return { seats, names }
}
