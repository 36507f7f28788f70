/** [BD-5.1] All creatures in the arena are rolled, except kept ones. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import { type BattleEvent, shown } from '../events.ts'
import { type BattleDice, type Die, raceOf, trainer, turnOrder } from '../state.ts'

export const roll = flow<BattleDice, { seat?: Seat }>('battle-dice/roll', ($) => [
  $.each(
    'seat',
    turnOrder,
    $.roll('roll', {
      dice: (g, l) => thrown(g, l.seat!).length,
      whose: (_, l) => [l.seat!],
      then: (g, l, faces) => {
        const creatures = thrown(g, l.seat!)
        land(g, creatures, faces)
        emit<BattleEvent>(() => ({ type: 'rolled', seat: l.seat!, creatures: creatures.map((die) => shown(g, die)) }))
      },
    }),
  ),
])

const thrown = (g: BattleDice, seat: Seat): Die[] => trainer(g, seat).arena.filter((die) => !g.kept.includes(die))

/** Sets the faces that were rolled. */
export function land(g: BattleDice, dice: readonly Die[], faces: readonly number[]): void {
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i]!
    g.face[die] = faces[i]!
    visit(() => `face/${raceOf(die)}-${faces[i]}`, g.owner[die])
  }
}
