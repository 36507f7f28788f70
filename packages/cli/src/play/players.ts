/** Who plays in which seat: people and bots, and their names. */
import { USUAL_LEVEL } from '@alea/bots'
import type { BySeat, Game } from '@alea/engine'
import { isReadableName, LONGEST_NAME, tidyName } from '@alea/protocol/client'
import { fault } from '../fault.ts'
import { readSeatList, seatsFor } from '../matchArguments.ts'
import type { Messages } from '../text/index.ts'

/** The word for a person in a list of seats. */
export const PERSON = 'me'

export interface Players {
  /** PERSON, or a bot as `botOf` takes it. */
  readonly seats: BySeat<string>
  /** Their display names. */
  readonly names: BySeat<string>
}

/** Display names of bots, one for each seat of the largest match. */
const BOT_NAMES = ['Ada', 'Bruno', 'Clio', 'Dario', 'Emma', 'Félix', 'Gaia', 'Hugo', 'Iris', 'Jules']

/** Without `text`, one person and the usual number of bots; a number is one person and the rest bots. */
export function readSeats(game: Game, text: string | undefined, room = game.seats): BySeat<string> {
  return readSeatList(game, seatsFor(text ?? String(room.usual), PERSON, USUAL_LEVEL), [PERSON], room)
}

/** Names people as asked (`Anna,Ben`) and gives bots names of their own. */
export function namePlayers(say: Messages, seats: BySeat<string>, asked: string | undefined): Players {
  const people = seats.filter((each) => each === PERSON).length
  const wanted = readNames(asked, people)
  const botNames = BOT_NAMES.filter((name) => !wanted.includes(name))
  let person = 0
  const names = seats.map((each) => {
    if (each !== PERSON) return botNames.shift()!
    person++
    return wanted[person - 1] ?? (people > 1 ? say.play.numberedPlayer(person) : say.play.player)
  })
  return { seats, names }
}

/** `Anna,Ben`: no more than there are people, each readable and different from the others. */
function readNames(asked: string | undefined, people: number): string[] {
  const names =
    asked
      ?.split(',')
      .map(tidyName)
      .filter((name) => name !== '') ?? []
  for (const [i, name] of names.entries()) {
    if (!isReadableName(name)) throw fault((say) => say.badName(name, LONGEST_NAME))
    if (names.indexOf(name) < i) throw fault((say) => say.nameTwice(name))
  }
  if (names.length > people) throw fault((say) => say.surplusNames(names.length, people))
  return names
}
