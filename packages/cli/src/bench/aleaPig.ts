import { advance, answer, answerChance, fast, start } from '@alea/engine'
import { pig } from '@alea/example-pig'
import { holds, type PigPlayer, SEATS, TARGET } from './pigPlayer.ts'

/** On the engine alone, as simulations and bots play; the time includes the dice, from `fast`. */
export function aleaPig(seed: number): PigPlayer {
  const chance = fast(seed)
  return () => {
    const g = start(pig.setup(SEATS, { target: TARGET }), pig.rules)
    let decisions = 0
    for (;;) {
      const pending = advance(g)
      if (!pending) return { decisions, winner: g.scores.findIndex((score) => score >= TARGET) }
      if (pending.kind === 'chance') {
        answerChance(g, pending, chance(pending, decisions))
        continue
      }
      answer(g, pending, pending.options[0]!.indexOf(holds(g.turnTotal) ? 'hold' : 'roll'))
      decisions++
    }
  }
}
