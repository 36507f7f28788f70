import { emit, flow, type Seat } from '@alea/engine'
import type { Race } from '../../content/races.ts'
import { type BattleEvent, shown } from '../../events.ts'
import { keyFor, NONE, type None } from '../../options.ts'
import {
  type BattleDice,
  type Die,
  enterArena,
  leaveArena,
  NOBODY,
  racesAmong,
  takeRace,
  trainer,
} from '../../state.ts'
import type { WhyNot } from '../../whyNot.ts'
import { land } from '../roll.ts'
import type { PowerRules, Use } from './power.ts'
import { exposed, shieldedFrom } from './targets.ts'

interface Replacing extends Use {
  newcomer?: Die
}

/** A creature goes to its owner's infirmary; the owner picks another from the locker room, which joins the right end of the row. */
export const replace: PowerRules = {
  usable: (g, seat) => replaceable(g, seat).length > 0,
  flow: flow<BattleDice, Replacing>('battle-dice/replace', ($) => [
    $.ask<Die | None>('replace', {
      who: (_, l) => l.seat,
      options: (g, l) => [...replaceable(g, l.seat), NONE],
      unavailable: (g, l) => [
        ...shieldedFrom(g, l.seat),
        ...reachable(g, l.seat)
          .filter((die) => !hasReserve(g, die))
          .map((value) => ({ value, rule: 'BD-6.20', why: { is: 'no-reserve' } satisfies WhyNot })),
      ],
      key: keyFor('replace'),
      params: (_, l) => ({ die: l.die }),
      then: (_, l, die) => {
        if (die !== NONE) l.chosen.push(die)
      },
    }),
    $.leave((_, l) => l.chosen.length === 0),
    $.ask<Race>('replacement', {
      who: (g, l) => g.owner[leaving(l)]!,
      options: (g, l) => racesAmong(reserve(g, leaving(l))),
      key: keyFor('replacement'),
      params: (_, l) => ({ die: leaving(l) }),
      auto: true,
      then: (g, l, race) => {
        const owner = g.owner[leaving(l)]!
        leaveArena(g, leaving(l))
        trainer(g, owner).infirmary.push(leaving(l))
        l.newcomer = takeRace(trainer(g, owner).locker, race)
        enterArena(g, l.newcomer, owner)
      },
    }),
    $.roll('roll', {
      dice: () => 1,
      whose: (g, l) => [g.owner[l.newcomer!]!],
      then: (g, l, faces) => {
        land(g, [l.newcomer!], faces)
        emit<BattleEvent>(() => ({
          type: 'replaced',
          seat: l.seat,
          owner: g.owner[l.newcomer!]!,
          gone: shown(g, leaving(l)),
          newcomer: shown(g, l.newcomer!),
        }))
      },
    }),
  ]),
}

/** The creature being replaced. */
const leaving = (l: Replacing): Die => l.chosen[0]!

const reachable = (g: BattleDice, seat: Seat): Die[] => [...trainer(g, seat).arena, ...exposed(g, seat)]

const replaceable = (g: BattleDice, seat: Seat): Die[] => reachable(g, seat).filter((die) => hasReserve(g, die))

/** The locker room a replacement would come from. */
const reserve = (g: BattleDice, die: Die): Die[] => (g.owner[die] === NOBODY ? [] : trainer(g, g.owner[die]!).locker)

const hasReserve = (g: BattleDice, die: Die): boolean => reserve(g, die).length > 0
