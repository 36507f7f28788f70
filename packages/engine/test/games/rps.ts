/** Rock, paper, scissors for two to four: everybody chooses at once, first to the agreed points. Seats marked absent are not asked. */
import { emit, flow, type Game, placesOf, type Running, type Seat } from '../../src/index.ts'
import { bare } from './bare.ts'

const SHAPES = ['rock', 'paper', 'scissors'] as const
type Shape = (typeof SHAPES)[number]

export interface Rps extends Running {
  points: number[]
  absent: Seat[]
  shown: { seat: Seat; value: Shape }[]
  first: number
}

const match = flow<Rps>('rps/match', ($) => [
  $.loop(
    (g) => !g.points.some((points) => points >= g.first),
    $.askAll<Shape>('throw', {
      // Asked from the last seat to the first, so that "in the order of who" is not "in the order of seats".
      who: (g) => g.points.map((_, seat) => seat).reverse(),
      options: (g, _, seat) => (g.absent.includes(seat) ? [] : SHAPES),
      params: (g) => ({ first: g.first }),
      then: (g, _, answers) => {
        g.shown = [...answers]
        emit(() => ({ type: 'shown' }))
        for (const { seat, value } of answers)
          g.points[seat]! += answers.filter((other) => beats(value, other.value)).length
      },
    }),
    $.run((g) => {
      if (g.absent.length === g.points.length) g.points[0] = g.first
    }),
  ),
])

const beats = (one: Shape, other: Shape) => (SHAPES.indexOf(one) - SHAPES.indexOf(other) + 3) % 3 === 1

export const rps: Game<Rps> = bare<Rps>({
  id: 'rps',
  seats: { min: 2, max: 4, usual: 2 },
  options: { first: { kind: 'number', min: 1, max: 5, default: 2 } },
  setup: (seats, { first }) => ({ points: Array(seats).fill(0), absent: [], shown: [], first: first as number }),
  rules: match,
  view: ({ points, shown, first }) => ({ points: [...points], shown: [...shown], first }),
  outcome: (g) => ({ places: placesOf(g.points.map((points) => [points])), scores: [...g.points], reason: 'points' }),
})
