/** The arena empties. */
import { emit, flow, visit } from '@alea/engine'
import { type BattleEvent, shown } from '../events.ts'
import { type BattleDice, has, trainer } from '../state.ts'

export const cleanUp = flow<BattleDice>('battle-dice/clean-up', ($) => [
  $.run((g) => {
    for (const [seat, one] of g.trainers.entries()) {
      const fought = one.arena
      one.arena = fought.filter((die) => g.kept.includes(die))
      for (const die of fought) {
        if (g.kept.includes(die)) continue
        const owner = g.owner[die]!
        // [BD-9.3] A corrupted creature does not regenerate: it goes to its owner's infirmary.
        const regenerates = owner === seat && has(g, die, 'regenerate')
        const { locker, infirmary } = trainer(g, owner)
        ;(regenerates ? locker : infirmary).push(die)
        if (!regenerates) continue
        visit('power/regenerate', seat)
        emit<BattleEvent>(() => ({ type: 'regenerated', seat, creature: shown(g, die) }))
      }
    }
    g.acted = []
  }),
])
