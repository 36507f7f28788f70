/** What only the Cursed Pirate does. */
import { emit, type Seat } from '@alea/engine'
import {
  boardKey,
  boardOf,
  countFor,
  type DiceThrone,
  type DiceThroneEvent,
  fighter,
  gainCp,
  ownedId,
  ownerOf,
  payOrReroll,
  places,
  rollFor,
  setDie,
  takeToken,
  tokensOn,
  verb,
} from '../../content/heroKit.ts'

const own = (seat: Seat) => ownedId('doubloon', seat)

const waning = verb<object>({
  name: 'cursed-pirate/wane',
  parts: ($) => [
    $.run((g, l) => {
      if (takeToken(g, l.self, own(l.self), 1) === 0) turnOver(g, l.self)
    }),
  ],
  describe: {
    en: () => 'remove one of your Cursed Doubloons; if you have none, turn your board to its cursed face',
    fr: () =>
      'retirez un de vos Doublons Maudits\u00a0; si vous n’en avez pas, retournez le plateau sur sa face maudite',
  },
  estimate: () => 0,
})
/** The clock of her curse: it counts tokens and turns a board, as nobody else does. */
export const wane = () => waning({})

function turnOver(g: DiceThrone, seat: Seat): void {
  const one = fighter(g, seat)
  one.marks.face = 1
  one.board = boardKey(one.hero, 1, boardOf(g, seat).levels)
  emit<DiceThroneEvent>(() => ({ type: 'flipped', seat }))
}

const shedding = verb<object>({
  name: 'cursed-pirate/shed',
  asks: {
    shed: {
      en: 'How many of your Cursed Doubloons do you remove?',
      fr: 'Combien de vos Doublons Maudits retirez-vous\xa0?',
    },
  },
  options: { shed: countFor('shed') },
  parts: ($) => [
    $.ask<number>('shed', {
      who: (_, l) => l.self,
      options: (g, l) => {
        const held = tokensOn(g, l.self, own(l.self))
        return held === 0 ? [] : Array.from({ length: held + 1 }, (_, count) => count)
      },
      then: (g, l, count) => {
        takeToken(g, l.self, own(l.self), count)
      },
    }),
  ],
  describe: {
    en: () => 'you may remove any number of your Cursed Doubloons',
    fr: () => 'vous pouvez retirer autant de vos Doublons Maudits que vous voulez',
  },
  estimate: () => 1,
})
/** Doubloons are fixed: only her own board takes them off. */
export const shed = () => shedding({})

const PRICE = 2

const ransoming = verb<object>({
  name: 'cursed-pirate/ransom',
  possible: (g, self) => places(rollFor(g, self, 'opponent')).length > 0,
  asks: {
    ransom: { en: 'Ransom: pay 2 CP, or roll the die again?', fr: 'Rançon\xa0: payer 2 PC, ou relancer le dé\xa0?' },
  },
  options: { ransom: payOrReroll },
  parts: ($) => [
    $.ask<number>('reroll-die', {
      who: (_, l) => l.self,
      options: (g, l) => places(rollFor(g, l.self, 'opponent')),
      params: (_, l) => ({ by: l.by }),
      then: (g, l, place) => {
        l.picked = String(place)
        l.seats = [ownerOf(rollFor(g, l.self, 'opponent')!, place - 1)]
      },
    }),
    $.ask<'pay' | 'reroll'>('ransom', {
      who: (_, l) => l.seats[0]!,
      options: (g, l) => {
        if (l.picked === '') return []
        return fighter(g, l.seats[0]!).cp >= PRICE ? ['pay', 'reroll'] : ['reroll']
      },
      params: (_, l) => ({ die: Number(l.picked) }),
      auto: true,
      then: (g, l, choice) => {
        l.left = choice === 'reroll' ? 1 : 0
        if (choice === 'pay') pay(g, l.seats[0]!, l.self)
      },
    }),
    $.roll('roll', {
      dice: (_, l) => l.left,
      then: (g, l, [face]) => setDie(g, l.self, Number(l.picked), face!),
    }),
  ],
  describe: {
    en: () => `choose a die of an opponent, who pays you ${PRICE} CP or rolls it again`,
    fr: () => `choisissez un dé d’un adversaire, qui vous paie ${PRICE} PC ou le relance`,
  },
  estimate: () => 2,
})
/** Two people decide about one die. */
export const ransom = () => ransoming({})

function pay(g: DiceThrone, from: Seat, to: Seat): void {
  const before = fighter(g, to).cp
  gainCp(g, from, -PRICE)
  gainCp(g, to, PRICE)
  emit<DiceThroneEvent>(() => ({ type: 'cp', seat: from, change: -PRICE }))
  const change = fighter(g, to).cp - before
  if (change > 0) emit<DiceThroneEvent>(() => ({ type: 'cp', seat: to, change }))
}
