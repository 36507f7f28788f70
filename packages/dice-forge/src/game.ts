/**
 * Dice Forge (Régis Bonnessée, Libellud): roll for gold and shards, forge better faces onto your dice, and win glory through exploits.
 *
 * A turn (rules/match.ts): everybody receives the favours of the gods (favours), the active player calls reinforcements
 * (reinforcements) and acts (action): an offering buys faces (offering), an exploit takes a card (exploit).
 */
import { FIRST_PLAYER, type Game, namedFirst, type Outcome, placesOf } from '@alea/engine'
import { CARDS } from './content/cards.ts'
import { FACES } from './content/faces.ts'
import { CARD_SETS, checkCards, OPEN_SLOTS, SLOTS } from './content/islands.ts'
import { EVENT_KINDS, EVENT_RULES } from './events.ts'
import { facts } from './facts.ts'
import { insight } from './insight/insight.ts'
import { match, turnNumber } from './rules/match.ts'
import { type DiceForge, NO_PIECE, scoreOf, setup } from './state.ts'
import { highlight, summary } from './summary.ts'
import { TEXT } from './text/gameText.ts'
import { type View, view } from './view.ts'
import { vocabulary } from './vocabulary.ts'

export const diceForge: Game<DiceForge, View> = {
  id: facts.id,
  rulesVersion: 3,
  seats: facts.seats,
  options: {
    first: FIRST_PLAYER,
    /** `first`, `alternative`, `random`, or the cards wanted where a pile has two: `great-bear,typhon`, `triton,random`. */
    cards: {
      kind: 'data',
      default: 'first',
      check: checkCards,
      words: () => [...CARD_SETS, ...OPEN_SLOTS.flatMap((slot) => SLOTS[slot]!.cards.map((card) => CARDS[card]!.id))],
      samples: () => ['alternative', 'random', 'great-bear,sentinel,triton', 'boar,triton,random'],
    },
    /** [DF-5.5] May a mirror reach one's own dice through an opponent's mirror? */
    reflection: { kind: 'flag', default: false },
  },
  setup: (seats, options) => setup(seats, String(options.cards), options.reflection === true, namedFirst(options)),
  rules: match,
  view,
  turn: turnNumber,
  active: (g) => (turnNumber(g) > 0 ? g.active : undefined),
  events: EVENT_KINDS,
  eventRules: EVENT_RULES,
  highlight,
  summary,
  outcome,
  insight,
  conserved: (g) => ({
    faces:
      sum(g.stock) +
      g.box.length +
      sum(g.heroes.map((hero) => hero.dice.length + hero.discarded.length + (hero.forging === NO_PIECE ? 0 : 1))),
    cards: sum(g.left) + sum(g.heroes.map(({ cards }) => cards.length)),
  }),
  bound: 20_000,
  content: [
    ...FACES.map(({ id }) => `face/${id}`),
    ...CARDS.map(({ id }) => `card/${id}`),
    ...CARDS.flatMap(({ id, reinforcement, ousting, boar }) =>
      reinforcement || ousting || boar ? [`card/${id}/back`] : [],
    ),
    'hammer/1',
    'hammer/2',
  ],
  vocabulary,
  text: TEXT,
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** [DF-13.2] The most glory wins; a tie is shared. */
function outcome(g: DiceForge): Outcome | undefined {
  if (g.ended === undefined) return undefined
  const scores = g.heroes.map(scoreOf)
  return { places: placesOf(scores.map((score) => [score])), scores, reason: g.ended }
}
