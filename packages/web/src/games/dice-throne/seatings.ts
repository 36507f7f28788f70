/** The modes of Dice Throne with their numbers of players, for the form of a new table. */
import { clockwiseFrom, MODES, type Mode, teamsIn } from '@alea/dice-throne'
import { WORDS } from '../../language/languages.ts'
import type { Seating } from '../seating.ts'

export const seatings: readonly Seating[] = (Object.keys(MODES) as Mode[]).flatMap((mode) =>
  Object.keys(MODES[mode].health).map((count) => seatingOf(mode, Number(count))),
)

function seatingOf(mode: Mode, seats: number): Seating {
  const teams = teamsIn(mode, seats)
  const isTeams = teams < seats
  return {
    id: `${mode}-${seats}`,
    seats,
    options: { mode },
    ...(isTeams && { sides: Array.from({ length: seats }, (_, seat) => seat % teams) }),
    ring: clockwiseFrom(mode, seats, 0),
    label: (language) => {
      const words = WORDS[language].newTable
      if (isTeams) return words.sides(Array<number>(teams).fill(seats / teams))
      return mode === 'duel' ? words.duel : words.hill(seats)
    },
  }
}
