/** Wound and heal: between locker room and infirmary. Neither is a vicious blow. */
import { emit, flow, type Seat } from '@alea/engine'
import type { Race } from '../../content/races.ts'
import { type BattleEvent, unrolled } from '../../events.ts'
import { keyFor, NONE, type None, type Patient } from '../../options.ts'
import { type BattleDice, racesAmong, takeRace, trainer } from '../../state.ts'
import type { PowerRules, Use } from './power.ts'

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

export const heal: PowerRules = {
  usable: (g, seat) => trainer(g, seat).infirmary.length > 0,
  flow: flow<BattleDice, Use>('battle-dice/heal', ($) => [
    $.ask<Race | None>('heal', {
      who: (_, l) => l.seat,
      options: (g, l) => [...racesAmong(trainer(g, l.seat).infirmary), NONE],
      key: keyFor('heal'),
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
