/** Effects as small pictures: what an ability does at a glance. The whole sentence is always beside it. */
import type { Amount, DamageType, Effect } from '@alea/dice-throne'

export const PICTURES = [
  'damage',
  'undefendable',
  'pure',
  'collateral',
  'ultimate',
  'heal',
  'cp',
  'draw',
  'dice',
  'prevent',
  'half',
  'back',
  'avoid',
  'hurt',
  'discard',
  'remove',
  'reroll',
  'spell',
  'upgrade',
  'more',
] as const
export type PictureName = (typeof PICTURES)[number]

export interface Picture {
  /** One of the pictures, a token, or a companion. */
  readonly shows:
    | PictureName
    | { readonly token: string; readonly on: 'self' | 'other' }
    | { readonly companion: string }
  /** How much, where that is worth saying. */
  readonly amount: string
  /** Counted on dice that show this symbol. */
  readonly per?: string
  /** Only if something holds. */
  readonly maybe: boolean
}

type Loose = Effect & Readonly<Record<string, unknown>>

const MOST = 5

export function pictures(effects: readonly Effect[], most = MOST): readonly Picture[] {
  const all = effects
    .flatMap((effect) => pictured(effect as Loose, false))
    .filter(({ shows }, at, list) => shows !== 'more' || list[at - 1]?.shows !== 'more')
  return all.length <= most ? all : [...all.slice(0, most - 1), { shows: 'more', amount: '', maybe: false }]
}

function pictured(effect: Loose, maybe: boolean): Picture[] {
  const one = (shows: Picture['shows'], amount: Amount = 1): Picture[] => [{ shows, ...counted(amount), maybe }]
  const inner = (list: unknown, unsure = maybe): Picture[] =>
    ((list ?? []) as readonly Effect[]).flatMap((each) => pictured(each as Loose, unsure))
  const token = (id: unknown, on: 'self' | 'other'): Picture['shows'] => ({ token: String(id), on })
  const amount = effect.amount as Amount | undefined
  switch (effect.do) {
    case 'damage':
      return one(damagePicture(effect.type as DamageType), amount)
    case 'undefendable':
      return [{ shows: 'undefendable', amount: '', maybe }]
    case 'add-damage':
      return plus(one('damage', amount))
    case 'damage-back':
      return one('back', amount)
    case 'heal':
    case 'cp':
    case 'draw':
    case 'prevent':
      return one(effect.do, amount)
    case 'steal-cp':
      return one('cp', amount)
    case 'lose-cp':
      return one('cp', amount).map((each) => ({ ...each, amount: `−${each.amount}` }))
    case 'prevent-half':
      return [{ shows: 'half', amount: '½', maybe }]
    case 'reflect':
      return [{ shows: 'back', amount: '½', maybe }]
    case 'avoid':
      return [{ shows: 'avoid', amount: '', maybe }]
    case 'recoil':
    case 'hurt':
    case 'pooled-damage': {
      const self = effect.who === 'self' || effect.do === 'recoil'
      return one(self ? 'hurt' : damagePicture(effect.type as DamageType | undefined), amount)
    }
    case 'gain':
      return one(token(effect.token, 'self'), amount)
    case 'fill-up':
      return [{ shows: token(effect.token, 'self'), amount: '', maybe }]
    case 'inflict':
      return one(token(effect.token, 'other'), amount)
    case 'bestow':
      return given(effect.tokens).flatMap(([id, count]) => one(token(id, 'self'), count))
    case 'roll':
      return [...one('dice', effect.dice as number), ...inner(effect.effects)]
    case 'when':
      return [...inner(effect.effects, true), ...inner(effect.otherwise, true)]
    case 'pay':
      return [...inner(effect.effects, true), ...inner(effect.otherwise, true)]
    case 'pay-up-to':
      return [...inner(effect.each, true), ...inner(effect.after, true)]
    case 'contest':
      return [...one('dice', 1), ...inner(effect.win, true)]
    case 'choose':
      return (effect.among as readonly unknown[]).flatMap((way) => inner(way, true))
    case 'repeat':
    case 'aim':
      return inner(effect.effects)
    case 'steal-health':
      return one('heal', amount)
    case 'search-deck':
      return one('draw', effect.most as number)
    case 'keep-some':
    case 'mark':
      return []
    case 'discard':
      return [{ shows: 'discard', amount: '', maybe }]
    case 'remove-token':
      return [{ shows: 'remove', amount: '', maybe }]
    case 'reroll-die':
    case 'reroll-any':
      return [{ shows: 'reroll', amount: '', maybe }]
    case 'cast':
      return one('spell', effect.most as number)
    case 'search':
      return one('upgrade', effect.most as number)
    case 'then':
      return []
    case 'huntress/heal-nyra':
      return one({ companion: 'nyra' }, amount)
    case 'huntress/rouse-nyra':
    case 'huntress/guard':
      return [{ shows: { companion: 'nyra' }, amount: '', maybe: true }]
    case 'treant/grow':
      return one(token('seedling', 'self'), amount)
    case 'artificer/build':
    case 'artificer/activate':
      return [{ shows: { companion: String(effect.bot) }, amount: '', maybe }]
    case 'artificer/free-bots':
      return inner(effect.bots, true)
    case 'artificer/detonate':
      return [{ shows: token('nanite', 'other'), amount: '', maybe: true }]
    case 'thor/wield':
    case 'thor/call-home':
    case 'thor/conduct':
      return [{ shows: { companion: 'mjolnir' }, amount: '', maybe: true }]
    case 'shadow-thief/pilfer':
      return one('cp', effect.most as number)
    case 'seraph/purify':
      return [...inner(effect.foe, true), ...inner(effect.friend, true)]
    default:
      return [{ shows: 'more', amount: '', maybe }]
  }
}

/** Tokens in a list, one of each, or with their numbers. */
const given = (tokens: unknown): readonly (readonly [id: string, count: number])[] =>
  Array.isArray(tokens)
    ? tokens.map((id) => [String(id), 1])
    : Object.entries(tokens as Readonly<Record<string, number>>)

/** Each type of damage has a picture of its own. */
export const damagePicture = (type: DamageType = 'normal'): Exclude<PictureName, 'more'> =>
  type === 'normal' ? 'damage' : type

const plus = (list: Picture[]): Picture[] => list.map((each) => ({ ...each, amount: `+${each.amount}` }))

function counted(amount: Amount): Pick<Picture, 'amount' | 'per'> {
  if (typeof amount === 'number') return { amount: String(amount) }
  if ('per' in amount) {
    const base = amount.plus ? `${amount.plus}+` : ''
    return { amount: `${base}${amount.times}×`, per: amount.per }
  }
  if ('times' in amount) return { amount: `${amount.times}×` }
  switch (amount.of) {
    case 'total':
      return { amount: 'Σ' }
    case 'half-die':
      return { amount: '½' }
    case 'dealt':
      return { amount: '=' }
    default:
      return { amount: `${amount.base}+` }
  }
}
