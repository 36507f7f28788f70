/** [DF-12.4] In their own turn, players may give up a Triton token wherever they might pay, and at the end. */
import { emit, flow, type Kit, type Part, type Seat } from '@alea/engine'
import { TRITON } from '../content/effects.ts'
import type { Amounts } from '../content/resources.ts'
import type { ForgeEvent } from '../events.ts'
import { keyFor, NONE, optionOf, TRITON_KEYS, type TritonKey, type TritonResource, tritonKey } from '../options.ts'
import { type DiceForge, heroOf } from '../state.ts'
import { gain, gaining } from './gain.ts'

const NO_OPTIONS: readonly TritonKey[] = []

export const tritonOptions = (g: DiceForge, seat: Seat): readonly TritonKey[] =>
  g.active === seat && heroOf(g, seat).triton > 0 ? TRITON_KEYS : NO_OPTIONS

export interface Cashing {
  seat: Seat
  /** What a token was just given up for. */
  cash: TritonKey | ''
}

/** Gives up the token; `cashing` then pays for it. */
export function giveUpTriton(g: DiceForge, l: Cashing, resource: TritonResource): void {
  heroOf(g, l.seat).triton--
  l.cash = tritonKey(resource)
  emit<ForgeEvent>(() => ({ type: 'cashed', seat: l.seat, resource }))
}

export const cashing = <L extends Cashing>($: Kit<DiceForge, L>): Part =>
  $.when(
    (_, l) => l.cash !== '',
    $.call(gain, (_, l) => gaining(l.seat, BROUGHT[l.cash as TritonKey])),
    $.run((_, l) => {
      l.cash = ''
    }),
  )

const BROUGHT = {
  'triton-gold': [TRITON.gold, 0, 0, 0],
  'triton-sun': [0, TRITON.sun, 0, 0],
  'triton-moon': [0, 0, TRITON.moon, 0],
} as const satisfies Record<TritonKey, Amounts>

/** The end of a turn. */
export const lastTriton = flow<DiceForge, Cashing & { done: boolean }>('dice-forge/last-triton', ($) => [
  $.run((g, l) => {
    l.seat = g.active
    l.cash = ''
    l.done = false
  }),
  $.loop(
    (g, l) => !l.done && heroOf(g, l.seat).triton > 0,
    $.ask<TritonKey | typeof NONE>('triton', {
      who: (_, l) => l.seat,
      options: () => [NONE, ...TRITON_KEYS],
      key: keyFor('triton'),
      then: (g, l, value) => {
        const option = optionOf('triton', value)
        if (option.is === 'triton') giveUpTriton(g, l, option.resource)
        else l.done = true
      },
    }),
    cashing($),
  ),
])
