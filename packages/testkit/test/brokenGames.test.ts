/** A good game with one of its parts exchanged for a bad one: the suite must find it, and name the law. */
import type { EventKind, Game, GameText } from '@alea/engine'
import { expect, test } from 'vitest'
import type { LawName } from '../src/index.ts'
import { type Climb, climb } from './games/climb.ts'
import { dash } from './games/dash.ts'
import { odd } from './games/odd.ts'
import { lawsBrokenBy } from './lawsBrokenBy.ts'

const good = climb('broken')
const { en, fr } = good.text
const parts = (change: Partial<Game<Climb>>): Game => ({ ...good, ...change }) as Game
const inFrench = (change: Partial<GameText>) => parts({ text: { ...good.text, fr: { ...fr, ...change } } })
const inEnglish = (change: Partial<GameText>) => parts({ text: { ...good.text, en: { ...en, ...change } } })
const { redeal: _, ...unredealt } = good

let nth = 0

const BROKEN_GAMES: Record<string, [LawName, Game]> = {
  'a view that tidies the hands up': ['stable', parts({ view: (g) => g.hands.map((hand) => hand.sort().length) })],
  'a view with the next card': ['view-hides', parts({ view: (g) => ({ next: g.deck[0] ?? 0 }) })],
  'a view of all hands for spectators': [
    'view-hides',
    parts({ view: (g, viewer) => (viewer === undefined ? g.hands.map((hand) => [...hand]) : 0) }),
  ],
  'no redeal': ['redeal', unredealt as Game],
  'a redeal that does nothing': ['redeal', parts({ redeal: () => undefined })],
  'a redeal that loses a card': ['redeal', parts({ redeal: (g) => void g.deck.pop() })],
  'a redeal that shows how the cards lay': ['redeal', parts({ redeal: (g) => void g.deck.reverse() })],
  'a redeal that forgets the deck, so that a draw can be undone': ['revelation', parts({ redeal: redealHands })],
  'a result before the end': [
    'outcome',
    parts({ outcome: ({ scores }) => ({ places: scores.map(() => 1), scores, reason: 'x' }) }),
  ],
  'no result at the end': ['outcome', parts({ outcome: () => undefined })],
  'places with a hole': [
    'outcome',
    parts({ outcome: (g) => result(g, { places: g.scores.map((_, i) => 2 * i + 1) }) }),
  ],
  'a summary for nobody': ['summary', parts({ summary: () => [] })],
  'a summary without words': ['summary', parts({ summary: () => [[], []] })],
  'a score too few': ['outcome', parts({ outcome: (g) => result(g, { scores: [1] }) })],
  'a place too few': ['outcome', parts({ outcome: (g) => result(g, { places: [1] }) })],
  'a result without a reason': ['outcome', parts({ outcome: (g) => result(g, { reason: '' }) })],
  'a view that hands out the scores themselves': ['view-apart', parts({ view: (g) => ({ scores: g.scores }) })],
  'a Map in the view': ['plain', parts({ view: () => new Map() })],
  'NaN in the view': ['plain', parts({ view: () => ({ ratio: Number.NaN }) })],
  'a Date in the set-up': ['plain', parts({ setup: (...given) => ({ ...good.setup(...given), dealt: new Date(0) }) })],
  'a set-up that counts its tables': [
    'replay',
    parts({ setup: (...given) => ({ ...good.setup(...given), nth: nth++ }) }),
  ],
  'a turn that is not counted': ['turns', parts({ turn: () => 1 })],
  'a turn that falls': ['turns', parts({ turn: (g) => (g.turns > 0 ? 100 - g.turns : 0) })],
  'a turn between two others': ['turns', parts({ turn: (g) => g.turns / 2 })],
  'a turn before the first': ['turns', parts({ active: (g) => g.turn })],
  'the turn of nobody at the table': ['turns', parts({ active: (g) => (g.turns > 0 ? g.turn + 7 : undefined) })],
  'an event of no kind': ['kinds', parts({ events: { played: 'card', dealt: 'card' } })],
  'an event of a kind that there is not': ['kinds', parts({ events: { ...good.events, drew: 'whoosh' as EventKind } })],
  'a question without words': ['text', inFrench({ ask: () => '' })],
  'an option with a hole in its words': ['text', inEnglish({ option: (_, value) => `Play ${Object(value).card}` })],
  'an event in one language only': ['text', inFrench({ event: () => undefined })],
  'words that throw': ['text', inEnglish({ reason: (reason) => JSON.parse(reason) })],
  'a game without a title': ['text', inFrench({ title: '' })],
}

test.each(Object.entries(BROKEN_GAMES))('%s', (_, [law, game]) => {
  expect(lawsBrokenBy(game)).toContain(law)
})

test('a view of sealed answers', () => {
  const game = odd('peeking') as Game
  const view: Game['view'] = (g, viewer) => [game.view(g, viewer), g.sealed?.map(({ value }) => value) ?? []]
  expect(lawsBrokenBy({ ...game, view })).toEqual(['view-hides'])
})

test('a match option without words', () => {
  const game = dash('speechless') as Game
  const matchOption: GameText['matchOption'] = (name, value) => (value === 'sand' ? '' : name)
  const text = { ...game.text, fr: { ...game.text.fr, matchOption } }
  expect(lawsBrokenBy({ ...game, text })).toEqual(['text'])
})

function redealHands(...given: Parameters<NonNullable<typeof good.redeal>>): void {
  const [g] = given
  const deck = g.deck.splice(0)
  good.redeal?.(...given)
  g.deck = deck
}

const result = (g: Climb, change: object) => {
  const outcome = good.outcome(g)
  return outcome && { ...outcome, ...change }
}
