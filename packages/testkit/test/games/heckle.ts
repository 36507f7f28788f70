/** Heckle, a speech with interruptions: the speaker says a word, everybody else may shout, then a die is rolled for the applause. */
import {
  type EventKind,
  eachLanguage,
  emit,
  flow,
  type Game,
  type GameText,
  InputError,
  isOver,
  type Running,
  type Seat,
} from '@alea/engine'

interface Heckle extends Running {
  seats: number
  said: string[]
  applause: number
  dice: number[]
}

type Happening =
  | { type: 'spoke'; word: string }
  | { type: 'shouted'; seat: Seat }
  | { type: 'passed'; seat: Seat }
  | { type: 'clapped'; hands: number }

const KINDS = {
  spoke: 'card',
  shouted: 'card',
  passed: 'card',
  clapped: 'roll',
} as const satisfies Record<Happening['type'], EventKind>

const WORDS = ['hello', 'thanks']

export function heckle(id: string): Game<Heckle> {
  const match = flow<Heckle, { seat?: Seat }>(`${id}/match`, ($) => [
    $.loop(
      (g) => g.said.length < WORDS.length,
      $.ask<string>('speak', {
        who: () => 0,
        options: (g) => WORDS.filter((word) => !g.said.includes(word)),
        then: (g, _, word) => {
          g.said.push(word)
          emit<Happening>(() => ({ type: 'spoke', word }))
        },
      }),
      $.each(
        'seat',
        (g) => Array.from({ length: g.seats - 1 }, (_, i) => i + 1),
        $.ask<string>('respond', {
          who: (_, l) => l.seat!,
          options: () => ['pass', 'shout'],
          decline: 'pass',
          then: (_, l, word) =>
            emit<Happening>(() => ({ type: word === 'pass' ? 'passed' : 'shouted', seat: l.seat! })),
        }),
      ),
      $.roll('claps', {
        dice: () => 1,
        then: (g, _, [hands]) => {
          g.applause += hands!
          emit<Happening>(() => ({ type: 'clapped', hands: hands! }))
        },
      }),
    ),
    $.shuffle('bow', {
      stream: () => 'bow',
      cards: () => 4,
      then: (g, _, order) => {
        g.dice = order.map((place) => place + 1)
      },
    }),
  ])
  return {
    id,
    rulesVersion: 1,
    seats: { min: 2, max: 4, usual: 3 },
    options: {},
    setup: (seats) => ({ seats, said: [], applause: 0, dice: [] }),
    rules: match,
    view: ({ said, applause }) => ({ said: [...said], applause }),
    turn: ({ said }) => said.length,
    active: () => 0,
    events: KINDS,
    outcome: (g) =>
      isOver(g) ? { places: Array(g.seats).fill(1), scores: Array(g.seats).fill(0), reason: 'said' } : undefined,
    bound: 20,
    content: [],
    vocabulary: {
      set(g, subject, value) {
        if (subject !== 'said') throw new InputError(`Heckle has no ${subject}`)
        g.said = value === '-' ? [] : value.split(' ')
      },
      get(g, subject) {
        if (subject === 'said') return g.said.join(' ') || '-'
        if (subject === 'bow') return g.dice.join(' ') || '-'
        return subject === 'applause' ? String(g.applause) : undefined
      },
      unordered: (subject) => subject === 'said',
      meaning: (_, name, key) => (name === 'speak' && key === 'hi' ? 'hello' : key),
    },
    text: eachLanguage(() => text),
  }
}

const text: GameText = {
  title: 'Heckle',
  pitch: 'Somebody always knows better.',
  ask: (name) => name,
  option: (_, value) => String(value),
  event: ({ type }) => type,
  reason: (reason) => reason,
  matchOption: (name) => name,
}
