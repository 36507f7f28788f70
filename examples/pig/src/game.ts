/** Pig: roll as often as you dare, but a 1 loses what the turn brought. The smallest whole game; copy it to start your own. */
import { emit, flow, frameOf, type Game, placesOf } from '@alea/engine'
import { facts } from './facts.ts'
import { insight } from './insight.ts'
import { type Choice, EVENT_KINDS, type Pig, type PigEvent, type View, view } from './state.ts'
import { text } from './text/index.ts'
import { vocabulary } from './vocabulary.ts'

const FIRST: readonly Choice[] = ['roll']
const NEXT: readonly Choice[] = ['roll', 'hold']

/** `ended` counts turns. */
const match = flow<Pig, { ended?: number }>('pig/match', ($) => [
  $.loop(
    (g) => !isWon(g),
    $.call(turn, () => ({ over: false })),
    $.run((g, l) => {
      g.turn = (g.turn + 1) % g.scores.length
      l.ended = (l.ended ?? 0) + 1
    }),
  ),
])

const turn = flow<Pig, { over: boolean }>('pig/turn', ($) => [
  $.loop(
    (_, l) => !l.over,
    $.ask<Choice>('choose', {
      who: (g) => g.turn,
      options: (g) => (g.turnTotal > 0 ? NEXT : FIRST),
      unavailable: (g) => (g.turnTotal > 0 ? [] : [{ value: 'hold', rule: 'PIG-2.2', why: 'nothing-yet' }]),
      params: ({ turnTotal }) => ({ turnTotal }),
      then: (g, l, choice) => {
        l.over = choice === 'hold'
        if (l.over) bank(g)
      },
    }),
    $.when(
      (_, l) => !l.over,
      $.roll('roll', {
        dice: () => 1,
        whose: (g) => [g.turn],
        then: (g, l, [face]) => {
          l.over = face === 1
          count(g, face!)
        },
      }),
    ),
  ),
])

function bank(g: Pig): void {
  g.scores[g.turn]! += g.turnTotal
  emit<PigEvent>(() => ({ type: 'held', seat: g.turn, points: g.turnTotal, score: g.scores[g.turn]! }))
  g.turnTotal = 0
}

function count(g: Pig, face: number): void {
  emit<PigEvent>(() => ({ type: 'rolled', seat: g.turn, face, lost: face === 1 ? g.turnTotal : 0 }))
  g.turnTotal = face === 1 ? 0 : g.turnTotal + face
}

const turnNumber = (g: Pig) => {
  const running = frameOf(g, match)
  return running ? 1 + (running.vars.ended ?? 0) : 0
}

const isWon = (g: Pig) => g.scores.some((score) => score >= g.target)

export const pig: Game<Pig, View> = {
  id: facts.id,
  rulesVersion: 1,
  seats: facts.seats,
  options: { target: { kind: 'number', min: 10, max: 1000, default: 100 } },
  setup: (seats, { target }) => ({ turn: 0, turnTotal: 0, scores: Array(seats).fill(0), target: target as number }),
  rules: match,
  view,
  turn: turnNumber,
  active: (g) => g.turn,
  events: EVENT_KINDS,
  outcome: (g) =>
    isWon(g)
      ? { places: placesOf(g.scores.map((score) => [score])), scores: [...g.scores], reason: 'target' }
      : undefined,
  insight,
  // Ten random players need about 8000 answers for 1000 points; only a table where nobody ever holds would need more.
  bound: 100_000,
  content: [],
  vocabulary,
  text,
}
