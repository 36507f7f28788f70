/** Only the Cursed Pirate has this: two players decide about one die. */
import {
  changeCp,
  type DiceThrone,
  fighter,
  ownerOf,
  payOrReroll,
  places,
  rethrowDie,
  rollFor,
  type Seat,
  verb,
} from '../../content/heroKit.ts'

export interface Ransom {
  price: number
}

/** The position of the die (0 until it is chosen), its owner, and whether it is rolled again. */
interface Ransoming {
  die: number
  owner: Seat
  reroll: boolean
}

const made = verb<Ransom, Ransoming>({
  name: 'cursed-pirate/ransom',
  options: { ransom: payOrReroll },
  possible: (g, self) => places(rollFor(g, self, 'opponent')).length > 0,
  vars: () => ({ die: 0, owner: 0, reroll: false }),
  parts: ($, p, { own }) => [
    $.ask<number>('reroll-die', {
      who: (_, l) => l.self,
      options: (g, l) => places(rollFor(g, l.self, 'opponent')),
      params: (_, l) => ({ by: l.by }),
      then: (g, l, place) => {
        own(l).die = place
        own(l).owner = ownerOf(rollFor(g, l.self, 'opponent')!, place - 1)
      },
    }),
    $.ask<'pay' | 'reroll'>('ransom', {
      who: (_, l) => own(l).owner,
      options: (g, l) => {
        const { die, owner } = own(l)
        if (die === 0) return []
        return fighter(g, owner).cp >= p.price ? ['pay', 'reroll'] : ['reroll']
      },
      params: (_, l) => ({ die: own(l).die }),
      auto: true,
      then: (g, l, choice) => {
        own(l).reroll = choice === 'reroll'
        if (choice === 'pay') pay(g, own(l).owner, l.self, p.price)
      },
    }),
    $.roll('roll', {
      dice: (_, l) => (own(l).reroll ? 1 : 0),
      whose: (_, l) => [own(l).owner],
      then: (g, l, [face]) => rethrowDie(g, l.self, own(l).die, face!),
    }),
  ],
  estimate: () => 2,
})
export const ransom = (price: number) => made({ price })

function pay(g: DiceThrone, from: Seat, to: Seat, price: number): void {
  changeCp(g, from, -price)
  changeCp(g, to, price)
}
