/** Dash: throw a die as often as you dare; a 1 ends your turn, 6 hurts nobody. First to the goal wins. */
import {
  type EventKind,
  eachLanguage,
  emit,
  flow,
  type Game,
  type GameText,
  InputError,
  parseSeat,
  placesOf,
  type Running,
  type Seat,
  visit,
} from '@alea/engine'

export interface Dash extends Running {
  turn: Seat
  turns: number
  steps: number[]
  goal: number
  easy: boolean
}

type Event = { type: 'threw'; seat: Seat; face: number }

const KINDS = { threw: 'roll' } as const satisfies Record<Event['type'], EventKind>

export function dash(id: string): Game<Dash> {
  const match = flow<Dash>(`${id}/match`, ($) => [
    $.loop(
      (g) => !isOver(g),
      $.call(turn, () => ({ over: false })),
      $.run(next),
    ),
  ])
  const turn = flow<Dash, { over: boolean }>(`${id}/turn`, ($) => [
    $.loop(
      (g, l) => !l.over && !isOver(g),
      $.roll('die', {
        dice: () => 1,
        then: (g, l, [face]) => {
          visit(`face-${face}`)
          l.over = face === 1
          if (!l.over) g.steps[g.turn]! += face!
          emit<Event>(() => ({ type: 'threw', seat: g.turn, face: face! }))
        },
      }),
      $.when(
        (g, l) => !l.over && !isOver(g),
        $.ask<string>('dare', {
          who: (g) => g.turn,
          options: () => ['again', 'stop'],
          then: (_, l, dare) => {
            l.over = dare === 'stop'
          },
        }),
      ),
    ),
  ])

  return {
    id,
    rulesVersion: 1,
    seats: { min: 1, max: 3, usual: 2 },
    options: {
      goal: { kind: 'number', min: 5, max: 12, default: 10 },
      easy: { kind: 'flag', default: false },
      track: { kind: 'choice', values: ['grass', 'sand'], default: 'grass' },
    },
    setup: (seats, { goal, easy }) => ({
      turn: 0,
      turns: 1,
      steps: Array<number>(seats).fill(0),
      goal: goal as number,
      easy: easy as boolean,
    }),
    rules: match,
    view: ({ turn, turns, steps, goal, easy }) => ({ turn, turns, steps: [...steps], goal, easy }),
    turn: (g) => g.turns,
    active: (g) => g.turn,
    events: KINDS,
    outcome: (g) =>
      isOver(g) ? { places: placesOf(g.steps.map((n) => [n])), scores: [...g.steps], reason: 'goal' } : undefined,
    bound: 2000,
    content: [1, 2, 3, 4, 5, 6].map((face) => `face-${face}`),
    vocabulary: {
      set(g, subject, value) {
        const seat = parseSeat(subject)
        if (seat === undefined || g.steps[seat] === undefined || !/^\d+$/.test(value))
          throw new InputError(`Dash cannot set ${subject} to ${value}`)
        g.steps[seat] = Number(value)
      },
      get: (g, subject) => g.steps[parseSeat(subject) ?? -1]?.toString(),
    },
    text: { ...eachLanguage(() => text('threw', 'The goal is reached.')), fr: text('a lancé', 'Le but est atteint.') },
  }
}

const isOver = (g: Dash): boolean => g.steps.some((steps) => steps >= g.goal)

const next = (g: Dash): void => {
  if (isOver(g)) return
  g.turn = (g.turn + 1) % g.steps.length
  g.turns++
}

const text = (threw: string, reason: string): GameText => ({
  title: 'Dash',
  pitch: 'Run!',
  ask: (name) => name,
  option: (_, value) => String(value),
  event: (event, nameOf) => `${nameOf((event as Event).seat)} ${threw} ${(event as Event).face}.`,
  reason: () => reason,
  matchOption: (name, value) => value ?? `The ${name}`,
})
