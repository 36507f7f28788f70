/**
 * Battle Dice, a designer's prototype: train creatures, fight in the arena, buy more; the most valuable stable wins.
 *
 * A turn (rules/match.ts): every player lines up three creatures (prepare), all dice are rolled (roll), powers are used
 * rung by rung (powers), whoever is still standing earns gold (gold), gold buys creatures (buy), the arena empties (clean-up).
 */
import { FIRST_PLAYER, type Game, namedFirst, type Options, type Outcome, placesOf } from '@alea/engine'
import { ACTIVE_POWERS, checkTable, HOUSE, LASTING_POWERS, TABLES } from './content/faces.ts'
import { RACES } from './content/races.ts'
import { EVENT_KINDS, EVENT_RULES } from './events.ts'
import { facts } from './facts.ts'
import { insight } from './insight.ts'
import { match } from './rules/match.ts'
import { type BattleDice, owned, setup, worth } from './state.ts'
import { highlight, summary } from './summary.ts'
import { TEXT } from './text/gameText.ts'
import { type View, view } from './view.ts'
import { vocabulary } from './vocabulary.ts'

export const battleDice: Game<BattleDice, View> = {
  id: facts.id,
  rulesVersion: 4,
  seats: facts.seats,
  options: {
    first: FIRST_PLAYER,
    /** The name of a table, or faces by race: house dice. */
    dice: {
      kind: 'data',
      default: 'standard',
      check: checkTable,
      words: () => Object.keys(TABLES),
      samples: () => [...Object.keys(TABLES).filter((name) => name !== 'standard'), HOUSE],
    },
  },
  setup: (seats, options) => setup(seats, diceText(options), namedFirst(options)),
  rules: match,
  view,
  turn: (g) => g.turn,
  /** Everybody plays each turn together, phase by phase. */
  active: () => undefined,
  events: EVENT_KINDS,
  eventRules: EVENT_RULES,
  highlight,
  summary,
  outcome,
  insight,
  conserved: (g) => ({
    dice:
      g.stock.length +
      g.dead.length +
      g.trainers.reduce(
        (sum, { locker, arena, infirmary }) => sum + locker.length + arena.length + infirmary.length,
        0,
      ),
    owned: g.stock.length + g.dead.length + g.owner.filter((seat) => seat >= 0).length,
  }),
  bound: 20_000,
  content: [
    ...RACES.map((race) => `creature/${race}`),
    ...RACES.flatMap((race) => Array.from({ length: 6 }, (_, i) => `face/${race}-${i + 1}`)),
    ...[...ACTIVE_POWERS, ...LASTING_POWERS].map((power) => `power/${power}`),
  ],
  vocabulary,
  text: TEXT,
}

const diceText = ({ dice }: Options): string => (typeof dice === 'string' ? dice : JSON.stringify(dice))

/** [BD-10.3] */
function outcome(g: BattleDice): Outcome | undefined {
  if (g.ended === undefined) return undefined
  const stables = g.trainers.map((_, seat) => owned(g, seat))
  return {
    places: placesOf(stables.map((dice) => [worth(dice), dice.length])),
    scores: stables.map(worth),
    reason: g.ended,
  }
}
