/** [DF-12.4] A Triton token may be given up wherever its owner might pay, and at the end of the own turn. */
import { emit, flow, type Kit, type Part, type Seat } from '@alea/engine'
import { TRITON } from '../content/effects.ts'
import type { Resource } from '../content/resources.ts'
import type { ForgeEvent } from '../events.ts'
import { type DiceForge, heroOf } from '../state.ts'
import { gain, gaining } from './gain.ts'

export const TRITON_OPTIONS = ['triton-gold', 'triton-sun', 'triton-moon'] as const
export type TritonOption = (typeof TRITON_OPTIONS)[number]
const NONE: readonly TritonOption[] = []

export const tritonOptions = (g: DiceForge, seat: Seat): readonly TritonOption[] =>
  g.active === seat && heroOf(g, seat).triton > 0 ? TRITON_OPTIONS : NONE

export const isTriton = (option: string): option is TritonOption => option.startsWith('triton-')

export interface Cashing {
  seat: Seat
  /** What a token was just given up for. */
  cash: TritonOption | ''
}

/** Gives the token up; what it brings comes with `cashing`. */
export function giveUpTriton(g: DiceForge, l: Cashing, option: TritonOption): void {
  heroOf(g, l.seat).triton--
  l.cash = option
  emit<ForgeEvent>(() => ({ type: 'cashed', seat: l.seat, resource: option.slice('triton-'.length) as Resource }))
}

export const cashing = <L extends Cashing>($: Kit<DiceForge, L>): Part =>
  $.when(
    (_, l) => l.cash !== '',
    $.call(gain, (_, l) => gaining(l.seat, BROUGHT[l.cash as TritonOption])),
    $.run((_, l) => {
      l.cash = ''
    }),
  )

const BROUGHT = {
  'triton-gold': [TRITON.gold, 0, 0, 0],
  'triton-sun': [0, TRITON.sun, 0, 0],
  'triton-moon': [0, 0, TRITON.moon, 0],
} as const

/** The last moment of a turn. */
export const lastTriton = flow<DiceForge, Cashing & { done: boolean }>('dice-forge/last-triton', ($) => [
  $.run((g, l) => {
    l.seat = g.active
    l.cash = ''
    l.done = false
  }),
  $.loop(
    (g, l) => !l.done && heroOf(g, l.seat).triton > 0,
    $.ask<TritonOption | 'none'>('triton', {
      who: (_, l) => l.seat,
      options: () => ['none', ...TRITON_OPTIONS],
      then: (g, l, option) => {
        if (option === 'none') l.done = true
        else giveUpTriton(g, l, option)
      },
    }),
    cashing($),
  ),
])
