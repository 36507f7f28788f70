/** Wound and heal: between locker room and infirmary. Neither is a vicious blow. */
import { emit, flow, type Seat, seatName } from '@alea/engine'
import type { Race } from '../../content/races.ts'
import { type BattleEvent, unrolled } from '../../events.ts'
import { type BattleDice, racesAmong, takeRace, trainer } from '../../state.ts'
import { NONE, type None, type PowerRules, type Use } from './power.ts'

type Patient = { readonly seat: Seat; readonly race: Race }

export const wound: PowerRules = {
  usable: (g, seat) => g.trainers.some(({ locker }, other) => other !== seat && locker.length > 0),
  flow: flow<BattleDice, Use>('battle-dice/wound', ($) => [
    $.ask<Patient | None>('wound', {
      who: (_, l) => l.seat,
      options: (g, l) => [...patients(g, l.seat), NONE],
      key: (patient) => (patient === NONE ? NONE : `${seatName(patient.seat)}.${patient.race}`),
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

export const heal: PowerRules = {
  usable: (g, seat) => trainer(g, seat).infirmary.length > 0,
  flow: flow<BattleDice, Use>('battle-dice/heal', ($) => [
    $.ask<Race | None>('heal', {
      who: (_, l) => l.seat,
      options: (g, l) => [...racesAmong(trainer(g, l.seat).infirmary), NONE],
      params: (_, l) => ({ die: l.die }),
      then: (g, l, race) => {
        if (race === NONE) return
        const { locker, infirmary } = trainer(g, l.seat)
        const die = takeRace(infirmary, race)
        locker.push(die)
        emit<BattleEvent>(() => ({ type: 'healed', seat: l.seat, creature: unrolled(die) }))
      },
    }),
  ]),
}

const patients = (g: BattleDice, seat: Seat): Patient[] =>
  g.trainers.flatMap(({ locker }, other) =>
    other === seat ? [] : racesAmong(locker).map((race) => ({ seat: other, race })),
  )
