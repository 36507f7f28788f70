/**
 * Dice City: five dice stand on a city of thirty locations; a die uses the location it stands on.
 *
 * A turn (rules/match.ts): every die is spent (dice), strength is spent (attack), resources are spent (build),
 * and the dice are rolled for the next turn (end-turn). In a solo match the cards on offer move on row by row.
 */
import { FIRST_PLAYER, frameOf, type Game, namedFirst, type Outcome, placesOf, type Seat } from '@alea/engine'
import { DECK_IDS, LOCATION, LOCATION_IDS, PILE_IDS } from './content/locations.ts'
import { FIRST_TARGET, HIGHEST_TARGET, LEVELS, type Level, raised } from './content/solo.ts'
import { EVENT_KINDS, EVENT_RULES } from './events.ts'
import { facts } from './facts.ts'
import { insight } from './insight/insight.ts'
import { redeal } from './redeal.ts'
import { build } from './rules/build.ts'
import { match } from './rules/match.ts'
import { bountyPoints, type DiceCity, isSolo, locationCards, NO_CARD, scoreOf, setup } from './state.ts'
import { highlight, summary } from './summary.ts'
import { text } from './text/index.ts'
import { type View, view } from './view.ts'
import { vocabulary } from './vocabulary.ts'

const CARD_IDS = [...PILE_IDS, ...DECK_IDS]

export const diceCity: Game<DiceCity, View> = {
  id: facts.id,
  rulesVersion: 4,
  seats: facts.seats,
  options: {
    first: FIRST_PLAYER,
    /** Point tokens, defeated bandits and filled ships lie face up. */
    openPoints: { kind: 'flag', default: false },
    /** Whether two complete rows end the match, or their owner decides. */
    rows: { kind: 'choice', values: ['automatic', 'declared'], default: 'automatic' },
    /** [DC-9.8] The last round in any case. */
    roundLimit: { kind: 'number', min: 10, max: 200, default: 100 },
    /** Solo: four cards in a row for fifteen turns, or five for twelve. */
    level: { kind: 'choice', values: LEVELS, default: 'normal' },
    /** Solo: the points to reach. */
    target: { kind: 'number', min: 5, max: HIGHEST_TARGET, default: FIRST_TARGET },
    /** Solo: the display may be refreshed, which can shorten the match. */
    soloRefresh: { kind: 'flag', default: false },
  },
  setup: (seats, options) =>
    setup(seats, {
      level: options.level as Level,
      target: options.target as number,
      soloRefresh: options.soloRefresh as boolean,
      openPoints: options.openPoints as boolean,
      rowsDeclared: options.rows === 'declared',
      roundLimit: options.roundLimit as number,
      named: namedFirst(options),
    }),
  rules: match,
  view,
  turn: turnNumber,
  active: (g) => (g.round > 0 ? g.active : undefined),
  events: EVENT_KINDS,
  eventRules: EVENT_RULES,
  highlight,
  summary,
  outcome,
  nextGoal: ({ target }, { reason }) => (reason === 'goal' ? { target: raised(target as number) } : undefined),
  redeal,
  insight,
  conserved,
  bound: 30_000,
  content: [
    ...LOCATION_IDS.flatMap((id) => (LOCATION[id].ability ? [`use/${id}`] : [])),
    ...['build', 'cover', 'attack', 'deactivate'].flatMap((what) => CARD_IDS.map((id) => `${what}/${id}`)),
  ],
  vocabulary,
  text,
}

/** One player's turn; rounds count from 1 as the first one begins. After the last, the first player is active once more. */
function turnNumber(g: DiceCity): number {
  const seats = g.cities.length
  if (g.ended || g.round === 0) return g.round * seats
  return (g.round - 1) * seats + distanceFromFirst(g, g.active) + 1
}

/** The highest score; then location cards, then bandits and ships, then whoever sits closest to the first player. */
function outcome(g: DiceCity): Outcome | undefined {
  if (!g.ended || g.ending === undefined) return undefined
  const scores = g.cities.map((_, seat) => scoreOf(g, seat))
  const places = isSolo(g)
    ? [g.ending === 'goal' ? 1 : 2]
    : placesOf(
        g.cities.map((city, seat) => [
          scores[seat]!,
          locationCards(city),
          bountyPoints(g, seat),
          -distanceFromFirst(g, seat),
        ]),
      )
  return { places, scores, reason: g.ending }
}

const distanceFromFirst = (g: DiceCity, seat: Seat): number => (seat - g.first + g.cities.length) % g.cities.length

/** Every location card is in exactly one place: on sale, in a city, in a builder's hand, or out of the game. */
function conserved(g: DiceCity): Readonly<Record<string, number>> {
  const shown = [
    ...g.deck,
    ...g.display,
    ...g.cities.flatMap(({ cells }) => cells),
    frameOf(g, build)?.vars.card ?? NO_CARD,
  ]
  const seen = new Set(shown.filter((card) => card !== NO_CARD))
  const piles = g.piles.reduce((sum, left) => sum + left, 0)
  return { cards: seen.size + piles + g.discards }
}
