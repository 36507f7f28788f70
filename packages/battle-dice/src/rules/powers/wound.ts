import { emit, flow, type Seat } from '@alea/engine'
import { type BattleEvent, unrolled } from '../../events.ts'
import { keyFor, NONE, type None, type Patient } from '../../options.ts'
import { type BattleDice, racesAmong, takeRace, trainer } from '../../state.ts'
import type { PowerRules, Use } from './power.ts'

/** [BD-6.22] A creature in an opponent's locker room goes to the infirmary. Shields do not help: this is not a vicious blow. */
export const wound: PowerRules = {
  usable: (g, seat) => g.trainers.some(({ locker }, other) => other !== seat && locker.length > 0),
  flow: flow<BattleDice, Use>('battle-dice/wound', ($) => [
    $.ask<Patient | None>('wound', {
      who: (_, l) => l.seat,
      options: (g, l) => [...patients(g, l.seat), NONE],
      key: keyFor('wound'),
      params: (_, l) => ({ die: l.die }),
      then: (g, l, patient) => {
        if (patient === NONE) return
        const { locker, infirmary } = trainer(g, patient.seat)
        const die = takeRace(locker, patient.race)
        infirmary.push(die)
        emit<BattleEvent>(() => ({ type: 'wounded', seat: l.seat, owner: patient.seat, creature: unrolled(die) }))
      },
    }),
  ]),
}

const patients = (g: BattleDice, seat: Seat): Patient[] =>
  g.trainers.flatMap(({ locker }, other) =>
    other === seat ? [] : racesAmong(locker).map((race) => ({ seat: other, race })),
  )
