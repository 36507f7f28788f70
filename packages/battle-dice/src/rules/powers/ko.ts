import { emit, flow } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { type BattleDice, type Die, leaveArena, trainer } from '../../state.ts'
import { chooseCreatures } from './chooseCreatures.ts'
import type { PowerRules, Use } from './power.ts'
import { invulnerable, vulnerable } from './targets.ts'

/** Opponents' creatures go to the infirmary. */
export const ko: PowerRules = {
  usable: (g, seat) => vulnerable(g, seat).length > 0,
  flow: flow<BattleDice, Use>('battle-dice/ko', ($) => [
    chooseCreatures($, 'ko', left, invulnerable),
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

/** [BD-6.13] Both targets of KO 2 are chosen before either falls: whatever the first one shields stays protected. */
const left = (g: BattleDice, l: Use): Die[] => vulnerable(g, l.seat).filter((die) => !l.chosen.includes(die))
