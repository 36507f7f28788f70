/** One of several gains: Owl, boar cards. */
import { emit, flow, type Seat } from '@alea/engine'
import { type CardPiece, cardId, cardOn } from '../content/cards.ts'
import type { EffectOf } from '../content/effects.ts'
import { type Amounts, RESOURCES, type Resource } from '../content/resources.ts'
import type { ForgeEvent } from '../events.ts'
import { keyFor } from '../options.ts'
import type { DiceForge } from '../state.ts'
import { gain, gaining } from './gain.ts'

/** The resource of a gain that has only one. */
export const resourceOf = (amounts: Amounts): Resource => RESOURCES[amounts.findIndex((amount) => amount > 0)]!

export const emitPick = (seat: Seat, resource: Resource): void =>
  emit<ForgeEvent>(() => ({ type: 'picked', seat, resource }))

export interface Picking {
  seat: Seat
  /** The card that lets the player pick. */
  piece: CardPiece
  does: EffectOf<'pick'>
  picked?: number
}

export const pick = flow<DiceForge, Picking>('dice-forge/pick', ($) => [
  $.ask<Resource>('pick', {
    who: (_, l) => l.seat,
    options: (_, l) => l.does.among.map(resourceOf),
    key: keyFor('pick'),
    params: (_, l) => ({ by: cardId(cardOn(l.piece)), among: l.does.among.map((amounts) => Math.max(...amounts)) }),
    then: (_, l, resource) => {
      l.picked = l.does.among.findIndex((amounts) => resourceOf(amounts) === resource)
      emitPick(l.seat, resource)
    },
  }),
  $.call(gain, (_, l) => gaining(l.seat, l.does.among[l.picked!]!)),
])
