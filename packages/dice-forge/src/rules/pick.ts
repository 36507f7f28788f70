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

/** How much of each resource may be picked. */
export const byResource = (among: readonly Amounts[], factor = 1): { [R in Resource]?: number } =>
  Object.fromEntries(among.map((amounts) => [resourceOf(amounts), Math.max(...amounts) * factor]))

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
    params: (_, l) => ({ by: cardId(cardOn(l.piece)), among: byResource(l.does.among) }),
    then: (_, l, resource) => {
      l.picked = l.does.among.findIndex((amounts) => resourceOf(amounts) === resource)
      emitPick(l.seat, resource)
    },
  }),
  $.call(gain, (_, l) => gaining(l.seat, l.does.among[l.picked!]!)),
])
