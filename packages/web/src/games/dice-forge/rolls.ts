import type { View } from '@alea/dice-forge'

/** How many rolls of each die have been shown: two dice for each seat. */
export type Rolls = readonly (readonly number[])[]

export const noRolls = ({ heroes }: View): Rolls => heroes.map(({ dice }) => dice.map(() => 0))

/**
 * A die has rolled when it lies on another face that was on it before, and in any case when a turn begins, since then
 * everybody rolls. A second roll in a turn that gives the same face looks like no roll at all.
 */
export function rollsAfter(rolls: Rolls, before: View, after: View): Rolls {
  const begins = after.round !== before.round || after.active !== before.active
  return after.heroes.map(({ dice }, seat) =>
    dice.map(({ faces, shown }, die) => {
      const was = before.heroes[seat]!.dice[die]!
      const forged = faces[shown]!.piece !== was.faces[shown]!.piece
      const rolled = (begins && after.ended === null) || (shown !== was.shown && !forged)
      return (rolls[seat]?.[die] ?? 0) + (rolled ? 1 : 0)
    }),
  )
}
