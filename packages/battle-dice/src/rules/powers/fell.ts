/** KO sends creatures to the infirmary, death removes one from the game. */
import { emit, flow } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { keyFor, NONE, type None } from '../../options.ts'
import { type BattleDice, type Die, leaveArena, NOBODY, trainer } from '../../state.ts'
import type { PowerRules, Use } from './power.ts'
import { fellable, unfellable } from './targets.ts'

/** The blow of KO 2 falls on both at once: what the first one shielded is not laid open to the second choice. */
const left = (g: BattleDice, l: Use): Die[] => fellable(g, l.seat).filter((die) => !l.chosen.includes(die))

export const ko: PowerRules = {
  usable: (g, seat) => fellable(g, seat).length > 0,
  flow: flow<BattleDice, Use>('battle-dice/ko', ($) => [
    $.loop(
      (g, l) => l.count > 0 && left(g, l).length > 0,
      $.ask<Die | None>('ko', {
        who: (_, l) => l.seat,
        options: (g, l) => [...left(g, l), NONE],
        unavailable: (g, l) => unfellable(g, l.seat),
        key: keyFor('ko'),
        params: (_, l) => ({ die: l.die, left: l.count }),
        then: (_, l, die) => {
          if (die !== NONE) l.chosen.push(die)
          l.count = die === NONE ? 0 : l.count - 1
        },
      }),
    ),
    $.run((g, l) => {
      for (const die of l.chosen) {
        const owner = g.owner[die]!
        leaveArena(g, die)
        trainer(g, owner).infirmary.push(die)
        emit<BattleEvent>(() => ({ type: 'knocked-out', seat: l.seat, creature: shown(g, die), owner }))
      }
    }),
  ]),
}

export const death: PowerRules = {
  usable: (g, seat) => fellable(g, seat).length > 0,
  flow: flow<BattleDice, Use>('battle-dice/death', ($) => [
    $.ask<Die | None>('death', {
      who: (_, l) => l.seat,
      options: (g, l) => [...fellable(g, l.seat), NONE],
      unavailable: (g, l) => unfellable(g, l.seat),
      key: keyFor('death'),
      params: (_, l) => ({ die: l.die }),
      then: (g, l, die) => {
        if (die === NONE) return
        const owner = g.owner[die]!
        emit<BattleEvent>(() => ({ type: 'killed', seat: l.seat, creature: shown(g, die), owner }))
        leaveArena(g, die)
        g.owner[die] = NOBODY
        g.dead.push(die)
      },
    }),
  ]),
}
