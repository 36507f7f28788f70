/** Giving, taking and moving status effects. */
import type { Kit, Part, Seat } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import { playerKey, tokenKey, tokenPickOf } from '../options.ts'
import { isolatedDamage } from '../rules/damage.ts'
import { inflictTokens } from '../rules/inflict.ts'
import { interval } from '../rules/interval.ts'
import { isMovable, isRemovable, putToken, roomFor, takeToken, tokenIdsOn, tokensOn } from '../rules/tokens.ts'
import { clockwise, type DiceThrone, fighter, type TokenId } from '../state.ts'
import { au, enumerate, phrase } from '../text/phrase.ts'
import { type Amount, amountOf } from './amount.ts'
import { type Fx, type Say, verb } from './effect.ts'
import { needsTheTarget, pick, type Who } from './who.ts'

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
        options: (g, l) => (p.may && roomFor(g, l.self, ownedId(p.token, l.self)) > 0 ? ['gain', 'decline'] : ['gain']),
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
    en: (p, say) => {
      const upTo = p.amount === 1 ? 'you may gain' : 'you may gain up to'
      return phrase(p.may ? upTo : 'gain', say.tokens(p.token, p.amount))
    },
    fr: (p, say) => {
      const upTo = p.amount === 1 ? 'vous pouvez gagner' : 'vous pouvez gagner jusqu’à'
      return phrase(p.may ? upTo : 'gagnez', say.tokens(p.token, p.amount))
    },
  },
  estimate: (p, odds) => odds.token(p.token) * odds.amount(p.amount),
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
        inflictTokens,
        (g, l) => ({ seat: l.seats[0]!, token: ownedId(p.token, l.self), count: amountOf(g, l, p.amount) }),
        (_, l) => {
          l.seats.shift()
        },
      ),
    ),
  ],
  describe: {
    en: (p, say) => phrase('inflict', say.tokens(p.token, p.amount), sufferer(p.who, say, 'on yourself', onWhom)),
    fr: (p, say) => phrase('infligez', say.tokens(p.token, p.amount), sufferer(p.who, say, 'à vous-même', au)),
  },
  estimate: (p, odds) => (p.who === 'self' ? 1 : -1) * odds.token(p.token) * odds.amount(p.amount),
})
const onWhom = (name: string): string => `on ${name}`

/** The opponent goes without saying. */
function sufferer(who: Who, say: Say, oneself: string, upon: (name: string) => string): string {
  if (who === 'self') return ` ${oneself}`
  return who === 'target' && say.target === undefined ? '' : ` ${upon(say.who(who))}`
}

/** Put tokens on somebody. */
export const inflict = (token: TokenId, amount: Amount = 1, who: Who = 'target') => inflicting({ token, amount, who })

const bestowing = verb<{ tokens: readonly TokenId[]; who: Who }>({
  name: 'bestow',
  pass: ({ who }) => (needsTheTarget(who) ? 'target' : 'activation'),
  parts: ($, p) => [
    ...pick($, p.who),
    $.run((g, l) => {
      for (const seat of l.seats) for (const token of p.tokens) putToken(g, seat, ownedId(token, l.self), 1)
    }),
  ],
  describe: {
    en: (p, say) => `give ${enumerate(p.tokens.map(say.token), 'en')} to ${say.who(p.who)}`,
    fr: (p, say) => `donnez ${enumerate(p.tokens.map(say.token), 'fr')} ${au(say.who(p.who))}`,
  },
  estimate: (p, odds) => (p.who === 'self' ? 1 : -1) * p.tokens.reduce((sum, token) => sum + odds.token(token), 0),
})
/** Put one of each of these tokens on the same player. */
export const bestow = (tokens: readonly TokenId[], who: Who) => bestowing({ tokens, who })

const settingOff = verb<{ token: TokenId }>({
  name: 'set-off',
  parts: ($, p) => [
    $.when(
      (g, l) => tokensOn(g, l.self, p.token) > 0,
      $.run((g, l) => {
        takeToken(g, l.self, p.token, 1)
      }),
      $.call(isolatedDamage, (_, l) => ({
        to: l.self,
        amount: tokenOf(p.token).blast ?? 0,
        by: p.token,
        certain: false,
      })),
    ),
  ],
  describe: { en: () => 'it blows up', fr: () => 'il explose' },
  estimate: (p) => -(tokenOf(p.token).blast ?? 0),
})
/** A token on oneself blows up: it is removed, and its blast is suffered apart from everything else. */
export const setOff = (token: TokenId) => settingOff({ token })

const passingOn = verb<{ token: TokenId }>({
  name: 'pass-on',
  parts: ($, p) => [
    $.ask<Seat | 'none'>('choose-player', {
      who: (_, l) => l.self,
      options: (g, l) =>
        tokensOn(g, l.self, p.token) > 0
          ? [...clockwise(g, l.self).filter((seat) => seat !== l.self), 'none' as const]
          : [],
      key: (seat) => (seat === 'none' ? seat : playerKey(seat)),
      params: (_, l) => ({ by: l.by }),
      then: (_, l, seat) => {
        l.seats = seat === 'none' ? [] : [seat]
      },
    }),
    $.when(
      (_, l) => l.seats.length > 0,
      $.call(inflictTokens, (g, l) => {
        takeToken(g, l.self, p.token, 1)
        return { seat: l.seats[0]!, token: p.token, count: 1 }
      }),
    ),
  ],
  describe: {
    en: () => 'you may move it to a player of your choice',
    fr: () => 'vous pouvez le donner à un joueur au choix',
  },
  estimate: () => 2,
})
/** A token on oneself may be handed to another player. */
export const passOn = (token: TokenId) => passingOn({ token })

/** Tokens that may be picked: `p2.evasive`. */
const pickable = (g: DiceThrone, seats: readonly Seat[], fits: (id: TokenId) => boolean): string[] =>
  seats.flatMap((seat) =>
    tokenIdsOn(g, seat)
      .filter(fits)
      .map((id) => tokenKey(seat, id)),
  )

/** Names a target, lets others answer if it is a card's, names it anew if anybody did, then acts on it. */
function named($: Kit<DiceThrone, Fx>, naming: Part[], acting: Part[]): Part[] {
  const forget = $.run((_, l) => {
    l.picked = ''
  })
  return [
    forget,
    ...naming,
    $.when(
      (_, l) => l.open === true,
      $.call(
        interval,
        (_, l) => ({ seat: l.self, card: l.by }),
        (_, l, { acted }) => {
          l.left = acted ? 1 : 0
        },
      ),
      $.when((_, l) => l.left === 1, forget, ...naming),
    ),
    ...acting,
    forget,
  ]
}

type Reach = 'any' | 'own'
const seatsIn = (g: DiceThrone, self: Seat, reach: Reach): readonly Seat[] =>
  reach === 'own' ? [self] : clockwise(g, self)

const removing = verb<{ reach: Reach; may: boolean }>({
  name: 'remove-token',
  names: true,
  possible: (g, self, p) => pickable(g, seatsIn(g, self, p.reach), isRemovable).length > 0,
  parts: ($, p) =>
    named(
      $,
      [
        $.ask<string>('remove-token', {
          who: (_, l) => l.self,
          options: (g, l) => {
            const open = pickable(g, seatsIn(g, l.self, p.reach), isRemovable)
            return p.may && open.length > 0 ? [...open, 'none'] : open
          },
          params: (_, l) => ({ by: l.by }),
          then: (_, l, picked) => {
            l.picked = picked === 'none' ? '' : picked
          },
        }),
      ],
      [
        $.run((g, l) => {
          const { seat, token } = tokenPickOf(l.picked)
          if (l.picked !== '') takeToken(g, seat, token, 1)
        }),
      ],
    ),
  describe: {
    en: (p) =>
      `${p.may ? 'you may remove' : 'remove'} one status effect from ${p.reach === 'own' ? 'yourself' : 'a player of your choice'}`,
    fr: (p) =>
      `${p.may ? 'vous pouvez retirer' : 'retirez'} une altération ${p.reach === 'own' ? 'de vous-même' : 'à un joueur au choix'}`,
  },
  estimate: () => 2,
})
export const removeToken = (reach: Reach, may = false) => removing({ reach, may })

const removingAll = verb<object>({
  name: 'remove-all-tokens',
  names: true,
  possible: (g, self) => pickable(g, clockwise(g, self), isRemovable).length > 0,
  parts: ($) =>
    named(
      $,
      pick($, 'chosen-player', (g, _, seat) => tokenIdsOn(g, seat).some(isRemovable)),
      [
        $.run((g, l) => {
          for (const seat of l.seats)
            for (const id of tokenIdsOn(g, seat)) if (isRemovable(id)) takeToken(g, seat, id, Number.MAX_SAFE_INTEGER)
        }),
      ],
    ),
  describe: {
    en: () => 'remove all status effects from a player of your choice',
    fr: () => 'retirez toutes ses altérations à un joueur au choix',
  },
  estimate: () => 3,
})
export const removeAllTokens = () => removingAll({})

const moving = verb<object>({
  name: 'move-token',
  names: true,
  possible: (g, self) => pickable(g, clockwise(g, self), isMovable).length > 0,
  parts: ($) =>
    named(
      $,
      [
        $.ask<string>('move-token', {
          who: (_, l) => l.self,
          options: (g, l) => pickable(g, clockwise(g, l.self), isMovable),
          params: (_, l) => ({ by: l.by }),
          then: (_, l, picked) => {
            l.picked = picked
          },
        }),
        ...pick($, 'chosen-player', (_, l, seat) => l.picked !== '' && seat !== tokenPickOf(l.picked).seat),
      ],
      [
        $.when(
          (_, l) => l.picked !== '' && l.seats.length > 0,
          $.call(inflictTokens, (g, l) => {
            const { seat, token } = tokenPickOf(l.picked)
            takeToken(g, seat, token, 1)
            return { seat: l.seats[0]!, token, count: 1 }
          }),
        ),
      ],
    ),
  describe: {
    en: () => 'move one status effect from a player to another',
    fr: () => 'déplacez une altération d’un joueur à un autre',
  },
  estimate: () => 3,
})
export const moveToken = () => moving({})

const raising = verb<{ token: TokenId; amount: number }>({
  name: 'raise-limit',
  parts: ($, p) => [
    $.run((g, l) => {
      const { raised } = fighter(g, l.self)
      const token = ownedId(p.token, l.self)
      raised[token] = (raised[token] ?? 0) + p.amount
    }),
  ],
  describe: {
    en: (p, say) => `raise your stack limit of ${say.token(p.token)} by ${p.amount}`,
    fr: (p, say) => `augmentez de ${p.amount} votre limite d’empilement de ${say.token(p.token)}`,
  },
  estimate: (p) => p.amount,
})
/** For the rest of the match, and for oneself alone; raises add up. */
export const raiseLimit = (token: TokenId, amount = 1) => raising({ token, amount })
