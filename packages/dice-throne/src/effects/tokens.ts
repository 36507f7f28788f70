/** Giving, taking and moving status effects. */
import type { Seat } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import { explode } from '../rules/explode.ts'
import { isMovable, isRemovable, putToken, takeToken, tokenIdsOn } from '../rules/tokens.ts'
import { clockwise, type DiceThrone, type TokenId } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { needsTheTarget, pick, WHO_TEXT, type Who } from './who.ts'

/** A token of one's own make carries its maker's seat. */
export const ownedId = (token: TokenId, maker: Seat): TokenId => (tokenOf(token).owned ? `${token}@${maker}` : token)

const gaining = verb<{ token: TokenId; amount: Amount; may: boolean }>({
  name: 'gain',
  parts: ($, p) => [
    $.run((g, l) => {
      l.left = amountOf(g, l, p.amount)
    }),
    $.loop(
      (_, l) => l.left > 0,
      $.ask<'gain' | 'decline'>('gain', {
        who: (_, l) => l.self,
        options: () => (p.may ? ['gain', 'decline'] : ['gain']),
        params: () => ({ token: p.token }),
        auto: true,
        then: (g, l, choice) => {
          l.left--
          if (choice === 'gain') putToken(g, l.self, ownedId(p.token, l.self), 1)
        },
      }),
    ),
  ],
  describe: {
    en: (p, say) => `${p.may ? 'you may ' : ''}gain ${say.amount(p.amount)} ${say.token(p.token)}`,
    fr: (p, say) => `${p.may ? 'vous pouvez gagner' : 'gagnez'} ${say.amount(p.amount)} ${say.token(p.token)}`,
  },
  estimate: (p, odds) => 2 * odds.amount(p.amount),
})
/** Put tokens on oneself; some may be declined, one by one. */
export const gain = (token: TokenId, amount: Amount = 1, may = false) => gaining({ token, amount, may })

const inflicting = verb<{ token: TokenId; amount: Amount; who: Who }>({
  name: 'inflict',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  parts: ($, p) => [
    ...pick($, p.who),
    $.loop(
      (_, l) => l.seats.length > 0,
      $.call(
        explode,
        (g, l) => ({ seat: l.seats[0]!, token: ownedId(p.token, l.self), count: amountOf(g, l, p.amount), by: l.self }),
        (_, l) => {
          l.seats.shift()
        },
      ),
    ),
  ],
  describe: {
    en: (p, say) =>
      p.who === 'target'
        ? `inflict ${say.amount(p.amount)} ${say.token(p.token)}`
        : `${WHO_TEXT[p.who].en}: ${say.amount(p.amount)} ${say.token(p.token)}`,
    fr: (p, say) =>
      p.who === 'target'
        ? `infligez ${say.amount(p.amount)} ${say.token(p.token)}`
        : `${WHO_TEXT[p.who].fr} : ${say.amount(p.amount)} ${say.token(p.token)}`,
  },
  estimate: (p, odds) => 2 * odds.amount(p.amount),
})
/** Put tokens on somebody. */
export const inflict = (token: TokenId, amount: Amount = 1, who: Who = 'target') => inflicting({ token, amount, who })

/** Tokens that may be picked: `p2.evasive`. */
const pickable = (g: DiceThrone, seats: readonly Seat[], fits: (id: TokenId) => boolean): string[] =>
  seats.flatMap((seat) =>
    tokenIdsOn(g, seat)
      .filter(fits)
      .map((id) => `p${seat + 1}.${id}`),
  )

export const splitPick = (picked: string): { seat: Seat; token: TokenId } => {
  const dot = picked.indexOf('.')
  return { seat: Number(picked.slice(1, dot)) - 1, token: picked.slice(dot + 1) }
}

type Reach = 'any' | 'own'
const seatsIn = (g: DiceThrone, self: Seat, reach: Reach): Seat[] => (reach === 'own' ? [self] : clockwise(g, self))

const removing = verb<{ reach: Reach; may: boolean }>({
  name: 'remove-token',
  possible: (g, self, p) => pickable(g, seatsIn(g, self, p.reach), isRemovable).length > 0,
  parts: ($, p) => [
    $.ask<string>('remove-token', {
      who: (_, l) => l.self,
      options: (g, l) => {
        const open = pickable(g, seatsIn(g, l.self, p.reach), isRemovable)
        return p.may && open.length > 0 ? [...open, 'none'] : open
      },
      params: (_, l) => ({ by: l.by }),
      then: (g, _, picked) => {
        if (picked === 'none') return
        const { seat, token } = splitPick(picked)
        takeToken(g, seat, token, 1)
      },
    }),
  ],
  describe: {
    en: (p) =>
      p.reach === 'own' ? 'you may remove one of your status effects' : 'remove one status effect from any player',
    fr: (p) =>
      p.reach === 'own' ? 'vous pouvez retirer une de vos altérations' : 'retirez une altération à un joueur au choix',
  },
  estimate: () => 2,
})
export const removeToken = (reach: Reach, may = false) => removing({ reach, may })

const removingAll = verb<object>({
  name: 'remove-all-tokens',
  possible: (g, self) => pickable(g, clockwise(g, self), isRemovable).length > 0,
  parts: ($) => [
    ...pick($, 'chosen-player', (g, _, seat) => tokenIdsOn(g, seat).some(isRemovable)),
    $.run((g, l) => {
      for (const seat of l.seats)
        for (const id of tokenIdsOn(g, seat)) if (isRemovable(id)) takeToken(g, seat, id, Number.MAX_SAFE_INTEGER)
    }),
  ],
  describe: {
    en: () => 'remove all status effects from a player of your choice',
    fr: () => 'retirez toutes les altérations d’un joueur au choix',
  },
  estimate: () => 3,
})
export const removeAllTokens = () => removingAll({})

const moving = verb<object>({
  name: 'move-token',
  possible: (g, self) => pickable(g, clockwise(g, self), isMovable).length > 0,
  parts: ($) => [
    $.ask<string>('move-token', {
      who: (_, l) => l.self,
      options: (g, l) => pickable(g, clockwise(g, l.self), isMovable),
      params: (_, l) => ({ by: l.by }),
      then: (_, l, picked) => {
        l.picked = picked
      },
    }),
    $.when(
      (_, l) => l.picked !== '',
      ...pick($, 'chosen-player', (_, l, seat) => l.picked !== '' && seat !== splitPick(l.picked).seat),
      $.call(explode, (g, l) => {
        const { seat, token } = splitPick(l.picked)
        takeToken(g, seat, token, 1)
        return { seat: l.seats[0]!, token, count: 1, by: l.self }
      }),
    ),
  ],
  describe: {
    en: () => 'move one status effect from a player to another',
    fr: () => 'déplacez une altération d’un joueur à un autre',
  },
  estimate: () => 3,
})
export const moveToken = () => moving({})
