/** Odd One Out: everybody picks a number in secret; a number nobody else picked scores. Three rounds. */
import {
  type EventKind,
  eachLanguage,
  emit,
  flow,
  type Game,
  type GameText,
  placesOf,
  type Running,
  type Seat,
  seatsFrom,
} from '@alea/engine'

export interface Odd extends Running {
  rounds: number
  scores: number[]
  picks: number[]
}

type Picked = { type: 'picked'; picks: number[] }

const KINDS = { picked: 'note' } as const satisfies Record<Picked['type'], EventKind>

/** With `leaking`, later seats are not offered what earlier ones have already picked under seal. */
export function odd(id: string, leaking = false): Game<Odd> {
  const match = flow<Odd>(`${id}/match`, ($) => [
    $.loop(
      (g) => g.rounds < 3,
      $.askAll<number>('pick', {
        who: (g) => seatsFrom(0, g.scores.length),
        options: (g) => [1, 2, 3].filter((pick) => !leaking || !g.sealed?.some(({ value }) => value === pick)),
        then: (g, _, answers) => {
          g.rounds++
          g.picks = answers.map(({ value }) => value)
          for (const { seat, value } of answers) if (isAlone(value, g.picks)) score(g, seat)
          emit<Picked>(() => ({ type: 'picked', picks: [...g.picks] }))
        },
      }),
    ),
  ])

  return {
    id,
    rulesVersion: 1,
    seats: { min: 2, max: 3, usual: 2 },
    options: {},
    setup: (seats) => ({ rounds: 0, scores: Array<number>(seats).fill(0), picks: [] }),
    rules: match,
    view: ({ rounds, scores, picks }) => ({ rounds, scores: [...scores], picks: [...picks] }),
    turn: (g) => Math.min(3, g.rounds + 1),
    active: () => undefined,
    events: KINDS,
    outcome: (g) =>
      g.rounds < 3
        ? undefined
        : { places: placesOf(g.scores.map((one) => [one])), scores: [...g.scores], reason: 'over' },
    bound: 9,
    content: [],
    vocabulary: { set: () => undefined, get: (g, subject) => (subject === 'picks' ? g.picks.join(' ') : undefined) },
    text: { ...eachLanguage(() => text('Pick a number', 'They picked')), fr: text('Choisissez un nombre', 'Choix') },
  }
}

const isAlone = (value: number, picks: readonly number[]): boolean =>
  picks.filter((pick) => pick === value).length === 1

const score = (g: Odd, seat: Seat): void => {
  g.scores[seat]!++
}

const text = (ask: string, event: string): GameText => ({
  title: 'Odd One Out',
  pitch: ask,
  ask: () => ask,
  option: (_, value) => String(value),
  event: (happened) => `${event} ${(happened as Picked).picks.join(', ')}.`,
  reason: () => '3/3',
  matchOption: (name) => name,
})
