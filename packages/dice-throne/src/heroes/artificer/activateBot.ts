/** Only the Artificer has this: bots that are bought over and over, some of them so often in a turn or in an attack. */
import { type DiceThrone, type Effect, fighter, isPossible, type Seat, stateOf, verb } from '../../content/heroKit.ts'

export interface ActivateBot {
  bot: string
  effects: readonly Effect[]
  perTurn?: number
  perAttack?: number
}

const ofTheTurn = (bot: string): string => `${bot}-this-turn`
const ofTheAttack = (bot: string, seat: Seat): string => `${bot}@${seat}`

const isBuilt = (g: DiceThrone, seat: Seat, bot: string): boolean => (stateOf(g, seat, bot) ?? 'unbuilt') !== 'unbuilt'

const made = verb<ActivateBot>({
  name: 'artificer/activate',
  inner: ({ effects }) => [effects],
  possible: (g, self, p) =>
    isBuilt(g, self, p.bot) &&
    (fighter(g, self).marks[ofTheTurn(p.bot)] ?? 0) < (p.perTurn ?? Infinity) &&
    (g.attack?.marks[ofTheAttack(p.bot, self)] ?? 0) < (p.perAttack ?? Infinity) &&
    p.effects.some((effect) => isPossible(g, self, effect)),
  parts: ($, p, { parts }) => [
    $.run((g, l) => {
      const { marks } = fighter(g, l.self)
      marks[ofTheTurn(p.bot)] = (marks[ofTheTurn(p.bot)] ?? 0) + 1
      const attack = ofTheAttack(p.bot, l.self)
      if (g.attack) g.attack.marks[attack] = (g.attack.marks[attack] ?? 0) + 1
      l.by = p.bot
    }),
    ...parts(p.effects, 'whole'),
  ],
  estimate: (p, odds) => odds.list(p.effects),
})
/** What one of the bots does, if it is built and not used up. */
export const activateBot = (
  bot: string,
  effects: readonly Effect[],
  limits: Pick<ActivateBot, 'perTurn' | 'perAttack'> = {},
) => made({ bot, effects, ...limits })
