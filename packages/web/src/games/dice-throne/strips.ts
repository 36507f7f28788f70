/** The other players around the table, and whose board matters most. */
import { clockwiseFrom, targetingDie, type View } from '@alea/dice-throne'
import type { Seat } from '@alea/engine'
import type { FighterLayout } from './layout.ts'

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

/** Whose board lies beside one's own: the other side of the attack, else whose turn it is, else the next opponent. */
export function nearestTo(view: View, home: Seat): Seat {
  const { attack, active, fighters, out } = view
  if (attack?.target === home) return attack.by
  if (attack?.by === home && attack.target >= 0) return attack.target
  if (active !== home) return active
  const foes = fighters.filter(({ seat, team }) => team !== fighters[home]!.team && !out.includes(seat))
  return (foes.find(({ seat }) => seat > home) ?? foes[0])?.seat ?? home
}

/** Faces of the targeting die that stand for this player, while it lies on the table. */
export function targetingFaces(view: View, seat: Seat): readonly number[] {
  const die = targetingDie(view.mode, view.fighters.length)
  if (!die || view.rolls.at(-1)?.purpose !== 'targeting') return []
  const by = view.fighters[view.active]!
  const foes = clockwiseFrom(view.mode, view.fighters.length, by.seat).filter(
    (one) => view.fighters[one]!.team !== by.team && !view.out.includes(one),
  )
  const place = foes.indexOf(seat)
  return die.flatMap((aim, i) => (place >= 0 && typeof aim === 'number' && aim % foes.length === place ? [i + 1] : []))
}
