/**
 * Dice Throne: heroes duel with dice, cards and status effects. Two play a duel, more in teams or King of the Hill.
 *
 * A turn (rules/match.ts): upkeep, income, main phase, the roll phase (rules/rollPhase.ts: attempts, announcement, activation,
 * targeting, defence, damage), second main phase, discard. Between steps, windows open in which anybody may act (rules/responseWindow.ts).
 */
import { FIRST_PLAYER, type Game, type Json, type Outcome, placesOf } from '@alea/engine'
import '#heroes'
import { houseHeroes } from './content/houseHeroes.ts'
import { checkNumbers, NO_HOUSE_NUMBERS } from './content/houseNumbers.ts'
import { contentOf } from './content/inventory.ts'
import { loadHeroes } from './content/loadHeroes.ts'
import { MODES, modesFor, sharesDials } from './content/modes.ts'
import { heroIds } from './content/roster.ts'
import { EVENT_KINDS, EVENT_RULES } from './events.ts'
import { facts } from './facts.ts'
import { insight } from './insight/insight.ts'
import { redeal } from './redeal.ts'
import { silencedBy } from './rules/actions.ts'
import { cardsGone } from './rules/leave.ts'
import { match } from './rules/match.ts'
import { checkHeroes, checkMode, DRAFT, DRAFTERS, heroesIn, meetings, setup, USUAL_MODE } from './setup.ts'
import { CARDS_IN_PLAY, type DiceThrone, isIn, teamOf } from './state.ts'
import { highlight, summary } from './summary.ts'
import { TEXT } from './text/index.ts'
import { type View, view } from './view.ts'
import { vocabulary } from './vocabulary.ts'

export const diceThrone: Game<DiceThrone, View> = {
  id: facts.id,
  rulesVersion: 3,
  seats: facts.seats,
  options: {
    first: FIRST_PLAYER,
    /** What is played; which modes there are depends on the number of players. */
    mode: {
      kind: 'data',
      default: USUAL_MODE,
      check: checkMode,
      words: () => [USUAL_MODE, ...Object.keys(MODES)],
      samples: modesFor,
    },
    /** The starting health of King of the Hill: it falls with the number of players, or is 35 for all as in 2018. */
    'hill-health': { kind: 'choice', values: ['standard', '2018'], default: 'standard' },
    /** Nobody may take the hero of somebody else. */
    'distinct-heroes': { kind: 'flag', default: false },
    /** One per seat, `gunslinger,cursed-pirate`; or `draft`, for two. */
    heroes: {
      kind: 'data',
      default: 'default',
      perSeat: true,
      check: (value, seats, before) => {
        const heroes = checkHeroes(value, seats, before['distinct-heroes'] === true)
        return heroes === DRAFT ? heroes : [...heroes]
      },
      words: () => ['default', DRAFT, ...heroIds()],
      samples: (seats) => [...meetings(seats), ...(seats === DRAFTERS ? [DRAFT] : [])],
    },
    /** Numbers of heroes that replace the reconstructed ones: `{ "loki": { "vexII": 9 } }`. */
    numbers: {
      kind: 'data',
      default: NO_HOUSE_NUMBERS,
      check: (value) => checkNumbers(value) as Json,
      words: () => [NO_HOUSE_NUMBERS],
    },
    /** Which rules decide who responds first: the newer Marvel rules, or v2.2. */
    rules: { kind: 'choice', values: ['marvel', 'v2.2'], default: 'marvel' },
    /** Are the promotional cards in the decks? */
    promo: { kind: 'flag', default: false },
    /** When an offensive ability heals: at its activation, or together with the damage. */
    healing: { kind: 'choice', values: ['at-once', 'pooled'], default: 'at-once' },
    /** Who may alter the targeting die of an ultimate: nobody, or the attacker's own side. */
    'ultimate-aim': { kind: 'choice', values: ['frozen', 'own-side'], default: 'frozen' },
    /** The leaflets of Huntress, Tactician, Thor and Vampire Lord: as the publisher patched them, or as first printed. */
    leaflets: { kind: 'choice', values: ['patched', 'original'], default: 'patched' },
    /** Wither lowers only damage that can be modified. */
    'wither-strict': { kind: 'flag', default: false },
    /** Instants may interrupt roll-phase cards. */
    'instants-interrupt-roll-cards': { kind: 'flag', default: false },
    /** Paladin: any Prayer among the five dice earns the CP of Tithe II. */
    'tithe-any-prayer': { kind: 'flag', default: false },
    /** Cursed Pirate: both Kegs of Cursed Touch! may go to the same opponent. */
    'kegs-together': { kind: 'flag', default: false },
    /** Shadow Thief: Shadow Shank! also removes the player's negative status effects. */
    'shank-shakes-off': { kind: 'flag', default: false },
    /** Samurai: an ultimate removes the Shame of its attacker without being reduced by it. */
    'ultimate-clears-shame': { kind: 'flag', default: false },
    /** Samurai: Stand Tall prevents 2 for each Rising Sun. */
    'every-sun-prevents': { kind: 'flag', default: false },
    /** Samurai: Follow Through! does what the dice of Masamune do. */
    'follow-through-masamune': { kind: 'flag', default: false },
    /** Doctor Strange: the spells are a hand of their own instead of cards of the deck. */
    'spell-hand': { kind: 'flag', default: false },
  },
  prepare: async (options) => {
    await loadHeroes(heroesIn(options))
    houseHeroes(options.numbers)
  },
  setup,
  rules: match,
  view,
  turn: (g) => g.turn,
  active: (g) => (g.turn > 0 ? g.active : undefined),
  events: EVENT_KINDS,
  eventRules: EVENT_RULES,
  highlight,
  summary,
  silencedBy,
  outcome,
  redeal,
  insight,
  // In a draft, decks come into the match when heroes are taken.
  conserved: (g) =>
    g.banned ? {} : Object.fromEntries(g.fighters.map((one, seat) => [`cards of p${seat + 1}`, cardsOf(one)])),
  bound: 40_000,
  get content() {
    return contentOf()
  },
  contentIn: (options) => {
    const house = houseHeroes(options.numbers)
    return contentOf(heroesIn(options).map((hero) => house[hero] ?? hero))
  },
  vocabulary,
  text: TEXT,
}

/** Upgrades in play are on the board, one card per level. */
const cardsOf = (one: DiceThrone['fighters'][number]): number =>
  [one.hand, one.deck, one.discard, one.playing, one.spells, one.laid, one.looking].flat().length +
  (one.marks[CARDS_IN_PLAY] ?? 0) +
  cardsGone(one)

/** The last team left wins; if none is left, it is a draw. */
function outcome(g: DiceThrone): Outcome | undefined {
  if (g.ended === undefined) return undefined
  const health = g.fighters.map((_, seat) => g.dials[teamOf(g, seat)]!)
  const alive = g.fighters.map((_, seat) => (isIn(g, seat) ? 1 : 0))
  // Players defeated earlier are placed behind those defeated later.
  const fell = g.fighters.map(({ marks }) => marks.fell ?? 0)
  return {
    places: placesOf(alive.map((standing, seat) => [standing, fell[seat]!])),
    scores: health,
    ...(sharesDials(g.mode) ? { teams: g.fighters.map((_, seat) => teamOf(g, seat)) } : {}),
    reason: g.ended,
  }
}
