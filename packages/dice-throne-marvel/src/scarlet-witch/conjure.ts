/** Only the Scarlet Witch has this: a status effect of any leaflet on the table, unless an opponent pays to prevent it. */
import {
  type CardId,
  canAct,
  cardOr,
  type DiceThrone,
  discardFromHand,
  fighter,
  filled,
  isFull,
  NOBODY,
  opponents,
  ownedId,
  putToken,
  roomFor,
  type Seat,
  sheetOf,
  tokenKey,
  tokenPickOf,
  verb,
} from '@alea/dice-throne/hero'

interface Conjuring {
  /** `p2.evasive`: an effect of that player's leaflet, or nothing. */
  token: string
  /** Opponents who may still prevent it. */
  queue: Seat[]
  asked: Seat
}

const made = verb<object, Conjuring>({
  name: 'scarlet-witch/conjure',
  options: {
    conjure: (picked) => tokenPickOf(picked as string),
    'prevent-conjuring': cardOr('pass'),
  },
  vars: () => ({ token: '', queue: [], asked: NOBODY }),
  possible: (g, self) => printed(g, self).length > 0,
  parts: ($, _, { own }) => [
    $.ask<string>('conjure', {
      who: (_, l) => l.self,
      options: (g, l) => printed(g, l.self),
      params: (_, l) => ({ by: l.by }),
      then: (g, l, picked) => {
        own(l).token = picked
        own(l).queue = inTurn(g, l.self)
      },
    }),
    $.loop(
      (_, l) => own(l).queue.length > 0,
      $.run((_, l) => {
        own(l).asked = own(l).queue.shift()!
      }),
      $.ask<CardId | 'pass'>('prevent-conjuring', {
        who: (_, l) => own(l).asked,
        options: (g, l) => ['pass', ...new Set(fighter(g, own(l).asked).hand)],
        params: (_, l) => ({ by: l.by, token: tokenPickOf(own(l).token).token }),
        decline: 'pass',
        then: (g, l, card) => {
          if (card === 'pass') return
          discardFromHand(g, own(l).asked, card)
          own(l).token = ''
          own(l).queue = []
        },
      }),
    ),
    $.when(
      (_, l) => own(l).token !== '',
      $.run((g, l) => {
        putToken(g, l.self, conjured(own(l), l.self), 1)
      }),
      $.when(
        (g, l) => isFull(g, { seat: l.self, token: conjured(own(l), l.self) }),
        $.call(filled, (_, l) => ({ seat: l.self, token: conjured(own(l), l.self) })),
      ),
    ),
  ],
  estimate: () => 1.8,
})
/** Gain a positive status effect of a leaflet at the table; every opponent may prevent it by discarding a card. */
export const conjure = () => made({})

const conjured = ({ token }: Conjuring, self: Seat): string => ownedId(tokenPickOf(token).token, self)

/** The positive effects of all leaflets, also of defeated players, for which she has room; each once, her own first. */
function printed(g: DiceThrone, self: Seat): string[] {
  const seats = g.fighters.map((_, i) => (self + i) % g.fighters.length)
  const found = new Map<string, string>()
  for (const seat of seats)
    for (const { id, kind } of sheetOf(fighter(g, seat).hero).hero.tokens)
      if (kind === 'positive' && !found.has(id) && roomFor(g, self, ownedId(id, self)) > 0)
        found.set(id, tokenKey(seat, id))
  return [...found.values()]
}

/** Opponents who hold a card, in the order of turns. */
const inTurn = (g: DiceThrone, self: Seat): Seat[] =>
  opponents(g, self)
    .filter((seat) => fighter(g, seat).hand.length > 0 && canAct(g, seat))
    .sort((one, other) => after(g, self, one) - after(g, self, other))

const after = (g: DiceThrone, self: Seat, seat: Seat): number => (seat - self + g.fighters.length) % g.fighters.length
