/** Only Thor has this: Mjölnir is thrown and retrieved in turn, with a choice at every step. */
import {
  type Amount,
  amountOf,
  type DiceThrone,
  isolatedDamage,
  isSpared,
  NOBODY,
  opponents,
  playerKey,
  playerOr,
  type Seat,
  verb,
} from '@alea/dice-throne/hero'
import { bringHome, isHome, MJOLNIR, sendTo } from './mjolnir.ts'

export interface Wield {
  times: Amount
  /** If given, nothing else is possible, and it is not optional. */
  way?: 'throw' | 'retrieve'
}

interface Wielding {
  left: number
  /** At whom it has just been thrown. */
  to: Seat
}

const THROW = 1

/** Whom it may go to: an opponent when it is thrown, Thor himself when he retrieves it. */
function goals(g: DiceThrone, self: Seat, way: Wield['way']): Seat[] {
  if (isHome(g, self)) return way === 'retrieve' ? [] : opponents(g, self)
  return way === 'throw' ? [] : [self]
}

const made = verb<Wield, Wielding>({
  name: 'thor/wield',
  options: { mjolnir: playerOr('none') },
  possible: (g, self, p) => goals(g, self, p.way).length > 0,
  vars: () => ({ left: 0, to: NOBODY }),
  parts: ($, p, { own }) => [
    $.run((g, l) => {
      own(l).left = amountOf(g, l, p.times)
    }),
    $.loop(
      (_, l) => own(l).left > 0,
      $.run((_, l) => {
        own(l).left--
        own(l).to = NOBODY
      }),
      $.ask<Seat | 'none'>('mjolnir', {
        who: (_, l) => l.self,
        options: (g, l) => (p.way ? goals(g, l.self, p.way) : [...goals(g, l.self, p.way), 'none']),
        key: (seat) => (seat === 'none' ? seat : playerKey(seat)),
        auto: true,
        then: (g, l, seat) => {
          if (seat === 'none') own(l).left = 0
          else if (seat === l.self) bringHome(g, l.self)
          else {
            sendTo(g, l.self, seat)
            own(l).to = seat
          }
        },
      }),
      $.when(
        (_, l) => own(l).to !== NOBODY,
        $.call(isolatedDamage, (g, l) => ({
          to: own(l).to,
          amount: isSpared(g, l, own(l).to) ? 0 : THROW,
          by: MJOLNIR,
          certain: false,
          type: 'undefendable' as const,
          from: l.self,
        })),
      ),
    ),
  ],
  // A throw deals 1, a retrieve gives a token that is worth a little less.
  estimate: (p, odds) => 0.8 * odds.amount(p.times),
})
/** Up to so many times, Thor throws Mjölnir or retrieves it. */
export const wield = (times: Amount = 1) => made({ times })
/** He throws it, if it is with him. */
export const throwIt = () => made({ times: 1, way: 'throw' })
/** He retrieves it, if it is not. */
export const retrieve = () => made({ times: 1, way: 'retrieve' })
