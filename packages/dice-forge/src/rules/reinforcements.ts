/** The second step: cards that may be used in every turn of their owner. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import { CARDS, type CardId, type CardPiece, cardId, cardOf, cardOn } from '../content/cards.ts'
import type { Effect } from '../content/effects.ts'
import type { ForgeEvent } from '../events.ts'
import { DONE, keyFor, optionOf } from '../options.ts'
import { type DiceForge, heroOf } from '../state.ts'
import { shortOf } from '../whyNot.ts'
import { type Cashing, cashing, giveUpTriton, tritonOptions } from './triton.ts'
import { verbOf } from './verbs.ts'

interface Calling extends Cashing {
  /** Cards not yet used in this turn. */
  ready: CardPiece[]
  /** The one being used. */
  piece: CardPiece
}

const NONE = -1

export const reinforcements = flow<DiceForge, Calling>('dice-forge/reinforcements', ($) => [
  $.run((g, l) => {
    l.seat = g.active
    l.cash = ''
    l.piece = NONE
    l.ready = heroOf(g, g.active).cards.filter((piece) => CARDS[cardOn(piece)]!.reinforcement)
  }),
  $.loop(
    (_, l) => l.ready.length > 0,
    $.ask<string>('reinforce', {
      who: (_, l) => l.seat,
      options: (g, l) => [DONE, ...usable(g, l), ...tritonOptions(g, l.seat)],
      key: keyFor('reinforce'),
      unavailable: (g, l) =>
        idsOf(l.ready).flatMap((value) =>
          usable(g, l).includes(value)
            ? []
            : [{ value, rule: 'DF-11.18', why: shortOf(heroOf(g, l.seat), { gold: costOf(value) }) }],
        ),
      auto: true,
      then: (g, l, value) => {
        const option = optionOf('reinforce', value)
        l.piece = NONE
        if (option.is === 'triton') giveUpTriton(g, l, option.resource)
        else if (option.is === 'reinforce') use(l, option.card)
        else l.ready = []
      },
    }),
    cashing($),
    $.when(
      (_, l) => l.piece !== NONE,
      $.call(
        (_, l) => verbOf(effectOf(l.piece)),
        (_, { seat, piece }) => ({ seat, piece, does: effectOf(piece) }),
      ),
    ),
  ),
])

const effectOf = (piece: CardPiece): Effect => CARDS[cardOn(piece)]!.reinforcement!
const idsOf = (pieces: readonly CardPiece[]): CardId[] => [...new Set(pieces.map((piece) => cardId(cardOn(piece))))]

/** Each kind of card once. */
const usable = (g: DiceForge, { ready, seat }: Calling): CardId[] =>
  idsOf(ready.filter((piece) => canPay(g, seat, effectOf(piece))))

/** The gold that using a card costs. */
function costOf(id: CardId): number {
  const does = CARDS[cardOf(id)!]!.reinforcement
  return does?.verb === 'spend' ? does.gold : 0
}

const canPay = (g: DiceForge, seat: Seat, does: Effect): boolean =>
  does.verb !== 'spend' || heroOf(g, seat).gold >= does.gold

function use(l: Calling, id: CardId): void {
  l.piece = l.ready.find((piece) => cardOn(piece) === cardOf(id))!
  l.ready = l.ready.filter((piece) => piece !== l.piece)
  visit(`card/${id}/back`, l.seat)
  emit<ForgeEvent>(() => ({ type: 'reinforced', seat: l.seat, card: id }))
}
