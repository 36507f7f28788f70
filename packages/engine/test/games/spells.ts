/**
 * Spells: effects as data, each verb a flow that may call `resolve` again, as deep as the card says.
 * The cards are module data: a frame that shared a list with them would eat the card.
 */
import { type Flow, flow, type Game, type Running } from '../../src/index.ts'
import { bare } from './bare.ts'

export type Effect =
  | { do: 'gain'; amount: number }
  | { do: 'choose'; among: Effect[][] }
  | { do: 'rollFor'; low: Effect[]; high: Effect[] }
  | { do: 'repeat'; times: number; effects: Effect[] }

export interface Spells extends Running {
  mana: number
  spells: string[]
}

type Source = { by: string }

const gain = (amount: number): Effect => ({ do: 'gain', amount })

export const CARDS: Readonly<Record<string, readonly Effect[]>> = {
  spark: [gain(1)],
  fork: [{ do: 'choose', among: [[gain(2)], [gain(3), gain(4)]] }, gain(10)],
  storm: [
    {
      do: 'repeat',
      times: 2,
      effects: [
        {
          do: 'choose',
          among: [
            [{ do: 'rollFor', low: [gain(1), { do: 'choose', among: [[gain(20)], [gain(30)]] }], high: [gain(5)] }],
            [gain(100)],
          ],
        },
        gain(1000),
      ],
    },
  ],
}

const match = flow<Spells>('spells/match', ($) => [
  $.loop(
    (g) => g.spells.length > 0,
    $.call(resolve, (g) => {
      const card = g.spells.shift()!
      // The very list of the card is handed over: `call` must copy it.
      return { by: card, todo: CARDS[card] as Effect[] }
    }),
  ),
])

const resolve: Flow<Spells, Source & { todo: Effect[] }> = flow('spells/resolve', ($) => [
  $.loop(
    (_, l) => l.todo.length > 0,
    $.call(
      (_, l) => VERBS[l.todo[0]!.do] as unknown as Flow<Spells, Source & Effect>,
      (_, l) => ({ by: l.by, ...l.todo.shift()! }),
    ),
  ),
])

const VERBS = {
  gain: flow<Spells, Source & { amount: number }>('spells/gain', ($) => [
    $.run((g, l) => {
      g.mana += l.amount
    }),
  ]),
  choose: flow<Spells, Source & { among: Effect[][]; todo?: Effect[] }>('spells/choose', ($) => [
    $.ask<number>('choose', {
      who: () => 0,
      options: (_, l) => l.among.map((_, i) => i),
      then: (_, l, i) => {
        l.todo = l.among[i]!
      },
    }),
    $.call(resolve, (_, l) => ({ by: l.by, todo: l.todo! })),
  ]),
  rollFor: flow<Spells, Source & { low: Effect[]; high: Effect[]; face?: number }>('spells/roll-for', ($) => [
    $.roll('roll', {
      dice: () => 1,
      then: (_, l, [face]) => {
        l.face = face!
      },
    }),
    $.either(
      (_, l) => l.face! <= 3,
      [$.call(resolve, (_, l) => ({ by: l.by, todo: l.low }))],
      [$.call(resolve, (_, l) => ({ by: l.by, todo: l.high }))],
    ),
  ]),
  repeat: flow<Spells, Source & { times: number; effects: Effect[] }>('spells/repeat', ($) => [
    $.loop(
      (_, l) => l.times-- > 0,
      $.call(resolve, (_, l) => ({ by: l.by, todo: l.effects })),
    ),
  ]),
}

export const spells: Game<Spells> = bare<Spells>({
  id: 'spells',
  setup: () => ({ mana: 0, spells: ['fork', 'storm', 'spark', 'fork'] }),
  rules: match,
  view: ({ mana, spells }) => ({ mana, spells: [...spells] }),
  outcome: (g) => ({ places: [1], scores: [g.mana], reason: 'over' }),
})
