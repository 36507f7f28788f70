/** Which players are shown as strips: with many players only two boards lie open. */
import { clockwiseFrom, type View } from '@alea/dice-throne'
import type { Seat } from '@alea/engine'
import type { FighterLayout } from './layout.ts'

/** More boards than this do not fit side by side. */
const MOST_BOARDS = 3

export const hasStrips = ({ fighters }: View): boolean => fighters.length > MOST_BOARDS

export interface Team {
  readonly team: number
  readonly members: readonly FighterLayout[]
}

/** Everybody but the reader by teams, clockwise: where two teams face each other, from left to right. */
export function teamsAround(view: View, home: Seat, layouts: readonly FighterLayout[]): readonly Team[] {
  const around = clockwiseFrom(view.mode, view.fighters.length, home)
    .slice(1)
    .map((seat) => layouts.find(({ fighter }) => fighter.seat === seat)!)
  const teams = [...new Set(around.map(({ fighter }) => fighter.team))]
  return teams.map((team) => ({ team, members: around.filter(({ fighter }) => fighter.team === team) }))
}
