/** Only the Shadow Thief has this: combat points just gained come from an opponent instead of the bank. The bank has no end, so only the opponent's change. */
import {
  changeCp,
  countFor,
  type DiceThrone,
  fighter,
  nobodyPicked,
  opponents,
  type Picked,
  pick,
  type Seat,
  verb,
} from '../../content/heroKit.ts'

export interface Pilfer {
  most: number
}

const richest = (g: DiceThrone, self: Seat): number =>
  Math.max(0, ...opponents(g, self).map((seat) => fighter(g, seat).cp))

const made = verb<Pilfer, Picked & { taken: number }>({
  name: 'shadow-thief/pilfer',
  options: { pilfer: countFor('pilfer') },
  vars: () => ({ ...nobodyPicked(), taken: 0 }),
  parts: ($, p, { own }) => [
    $.ask<number>('pilfer', {
      who: (_, l) => l.self,
      options: (g, l) => {
        const most = Math.min(p.most, richest(g, l.self))
        return most === 0 ? [] : Array.from({ length: most + 1 }, (_, count) => count)
      },
      then: (_, l, count) => {
        own(l).taken = count
      },
    }),
    $.when(
      (_, l) => own(l).taken > 0,
      ...pick($, own, 'chosen-opponent', (g, l, seat) => fighter(g, seat).cp >= own(l).taken),
      $.run((g, l) => {
        for (const seat of own(l).seats) changeCp(g, seat, -own(l).taken)
      }),
    ),
  ],
  estimate: (p) => p.most,
})
/** Up to so many of the combat points just gained are an opponent's. */
export const pilfer = (most: number) => made({ most })
