import { emit, flow } from '@alea/engine'
import type { Race } from '../../content/races.ts'
import { type BattleEvent, unrolled } from '../../events.ts'
import { keyFor, NONE, type None } from '../../options.ts'
import { type BattleDice, racesAmong, takeRace, trainer } from '../../state.ts'
import type { PowerRules, Use } from './power.ts'

/** One of one's own creatures returns from the infirmary to the locker room. */
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
