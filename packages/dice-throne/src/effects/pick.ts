/** Turns a word for players into seats, with a question if there is a choice. */

import type { Flow, Kit, Part, Seat } from '@alea/engine'
import { playerKey } from '../options.ts'
import { roomFor } from '../rules/tokens.ts'
import { areFoes, clockwise, type DiceThrone, NOBODY, opponents, type TokenId } from '../state.ts'
import type { Fx } from './effect.ts'
import { ownedId } from './ownedId.ts'
import { isRepeated, MOST, type Who } from './who.ts'

/** The variables of a verb that picks players. */
export interface Picked {
  /** The players concerned. */
  seats: Seat[]
  /** How many may still be picked. */
  picks: number
}

export const nobodyPicked = (): Picked => ({ seats: [], picks: 0 })

/** Steps that fill `seats` with the players concerned. `fits` leaves out players who could not be affected; everybody is picked once, unless `repeated`. */
export function pick(
  $: Kit<DiceThrone, Fx>,
  own: (l: Fx) => Picked,
  who: Who,
  fits: (g: DiceThrone, l: Fx, seat: Seat) => boolean = () => true,
  repeated: (g: DiceThrone) => boolean = () => isRepeated(who),
): Part[] {
  const most = MOST[who]
  if (most === undefined)
    return [
      $.run((g, l) => {
        own(l).seats = fixed(g, l, who)
      }),
    ]
  const open = (g: DiceThrone, l: Fx): Seat[] => {
    return among(g, l.self, who).filter((seat) => (repeated(g) || !own(l).seats.includes(seat)) && fits(g, l, seat))
  }
  return [
    $.run((_, l) => {
      own(l).seats = []
      own(l).picks = most
    }),
    $.loop(
      (g, l) => own(l).picks > 0 && open(g, l).length > 0,
      $.ask<Seat | 'none'>('choose-player', {
        who: (_, l) => l.self,
        options: (g, l) => (isEnough(who) ? [...open(g, l), 'none'] : open(g, l)),
        key: (seat) => (seat === 'none' ? seat : playerKey(seat)),
        params: (_, l) => ({ by: l.by }),
        auto: true,
        then: (_, l, seat) => {
          const mine = own(l)
          mine.picks = seat === 'none' ? 0 : mine.picks - 1
          if (seat !== 'none') mine.seats.push(seat)
        },
      }),
    ),
  ]
}

/** Plays a flow for each of those picked, one after the other; `seats` is empty afterwards. */
export const callForEach = <L extends object>(
  $: Kit<DiceThrone, Fx>,
  own: (l: Fx) => Picked,
  flow: Flow<DiceThrone, L>,
  vars: (g: DiceThrone, l: Fx, seat: Seat) => L,
): Part =>
  $.loop(
    (_, l) => own(l).seats.length > 0,
    $.call(
      flow,
      (g, l) => vars(g, l, own(l).seats[0]!),
      (_, l) => {
        own(l).seats.shift()
      },
    ),
  )

function fixed(g: DiceThrone, l: Fx, who: Who): Seat[] {
  if (who === 'self') return [l.self]
  if (who === 'active') return [g.active]
  if (who === 'all-opponents') return opponents(g, l.self)
  return l.target === NOBODY ? [] : [l.target]
}

/** The players a card with this word could be played on. */
export const reachable = (g: DiceThrone, self: Seat, who: Who): readonly Seat[] => {
  if (who === 'self') return [self]
  return MOST[who] === undefined ? opponents(g, self) : among(g, self, who)
}

/** Whether anybody who may be chosen has room for one of these tokens; whoever is not chosen is not asked about. */
export const hasRoom = (g: DiceThrone, self: Seat, who: Who, tokens: readonly TokenId[]): boolean =>
  MOST[who] === undefined ||
  among(g, self, who).some((seat) => tokens.some((token) => roomFor(g, seat, ownedId(token, self)) > 0))

/** From whom one chooses. */
function among(g: DiceThrone, self: Seat, who: Who): readonly Seat[] {
  if (who === 'chosen-player' || who === 'two-players') return clockwise(g, self)
  if (who === 'chosen-ally') return clockwise(g, self).filter((seat) => !areFoes(g, self, seat))
  if (who === 'teammate') return clockwise(g, self).filter((seat) => seat !== self && !areFoes(g, self, seat))
  return opponents(g, self)
}

/** [DT-9.11] Of up to several one may stop choosing at any time, before the first too. */
const isEnough = (who: Who): boolean => MOST[who]! > 1 && !isRepeated(who) && who !== 'both-opponents'
