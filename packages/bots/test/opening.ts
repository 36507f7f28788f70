import { gameOf } from '@alea/catalog'
import { advance, answerChance, checkOptions, fromRandom, type Running, random, start } from '@alea/engine'

/** The first question of a match. */
export function opening(id = 'battle-dice', given = {}): { g: Running; seat: number } {
  const rules = gameOf(id)!
  const g = start<Running>(rules.setup(2, checkOptions(rules.options, given, 2)), rules.rules)
  const chance = fromRandom(random(2))
  for (;;) {
    const pending = advance(g)
    if (pending?.kind === 'seats') return { g, seat: pending.seats[0]! }
    answerChance(g, pending!, chance(pending!, 0))
  }
}
