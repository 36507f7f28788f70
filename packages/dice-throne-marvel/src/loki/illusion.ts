/** Only Loki has this: a choice between cards whose order nobody but him knows. */
import {
  ATTACK,
  addLine,
  type CardId,
  type DiceThrone,
  type DiceThroneEvent,
  emit,
  type Facedown,
  facedownKey,
  fighter,
  isHurtByAttack,
  opened,
  orderKey,
  ownedId,
  putToken,
  type Seat,
  verb,
} from '@alea/dice-throne/hero'

export const REAL = 'illusion-real'
export const FADING = 'illusion-fading'
export const PERFECT = 'illusion-perfect'

const ORDERS: readonly CardId[][] = [
  [REAL, FADING, PERFECT],
  [REAL, PERFECT, FADING],
  [FADING, REAL, PERFECT],
  [FADING, PERFECT, REAL],
  [PERFECT, REAL, FADING],
  [PERFECT, FADING, REAL],
]

/** The attack's mark for the place of the card that lies face up; 0 if there is none. */
export const TURNED_UP = 'illusion'

export interface Illusion {
  /** What the attacker gets for finding the real Loki. */
  token: string
  count: number
}

/** Everybody sees these; the order is in `facedown` of the player. */
interface Laid {
  recommended: number
  card: CardId | ''
  settled: boolean
}

const made = verb<Illusion, Laid>({
  name: 'loki/illusion',
  vars: () => ({ recommended: 0, card: '', settled: false }),
  possible: (g, self) => g.isolated === undefined && fighter(g, self).facedown === undefined && isHurtByAttack(g, self),
  parts: ($, p, { own }) => [
    $.run((g, l) => {
      fighter(g, l.self).facedown = []
    }),
    $.ask<CardId[]>('lay-down', {
      who: (_, l) => l.self,
      options: () => ORDERS,
      key: orderKey,
      params: (_, l) => ({ by: l.by }),
      then: (g, l, cards) => {
        fighter(g, l.self).facedown = [...cards]
      },
    }),
    $.ask<number | 'none'>('recommend', {
      who: (_, l) => l.self,
      options: () => [1, 2, 3, 'none'],
      params: (_, l) => ({ by: l.by }),
      then: (_, l, place) => {
        if (place === 'none') return
        own(l).recommended = place
        emit<DiceThroneEvent>(() => ({ type: 'recommended', seat: l.self, place }))
      },
    }),
    $.loop(
      (_, l) => !own(l).settled,
      $.ask<Facedown>('turn-up', {
        who: (g) => g.attack!.by,
        options: (g, l) => facedownOf(g, l.self, own(l).recommended),
        key: facedownKey,
        params: (_, l) => ({ by: l.by }),
        then: (g, l, { place }) => {
          const card = turnUp(g, l.self, place)
          own(l).card = card
          // It cannot be refused, and it stays even if the card is taken back.
          if (card === REAL) putToken(g, g.attack!.by, ownedId(p.token, l.self), p.count)
        },
      }),
      // Not the Real Me! takes the card back.
      opened($),
      $.run((g, l) => {
        own(l).settled = g.attack!.marks[TURNED_UP] !== 0
      }),
    ),
    $.run((g, l) => {
      const { card } = own(l)
      g.attack!.marks[TURNED_UP] = 0
      fighter(g, l.self).facedown = undefined
      if (card === FADING) addLine(g, l.self, { kind: 'half', by: card, amount: 0 })
      // [DT-12.8] Collateral damage of the same ability is another source.
      if (card === PERFECT) addLine(g, l.self, { kind: 'avoid', by: card, amount: 0, source: ATTACK })
    }),
  ],
  estimate: () => 3.5,
})
/** The attacker turns up one of three cards: nothing but so many of this token for them, half of the damage prevented, or all of it. */
export const illusion = (token: string, count: number) => made({ token, count })

const facedownOf = (g: DiceThrone, seat: Seat, recommended: number): Facedown[] =>
  fighter(g, seat).facedown!.flatMap((card, i) =>
    card === '' ? [] : [{ place: i + 1, recommended: i + 1 === recommended }],
  )

function turnUp(g: DiceThrone, seat: Seat, place: number): CardId {
  const facedown = fighter(g, seat).facedown!
  const card = facedown[place - 1]!
  facedown[place - 1] = ''
  g.attack!.marks[TURNED_UP] = place
  emit<DiceThroneEvent>(() => ({ type: 'turned-up', seat, place, card }))
  return card
}
