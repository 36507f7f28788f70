/** Health, combat points and cards. */
import { emit } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { addLine, hasIncoming, heal as healNow, incomingOf } from '../rules/damage.ts'
import { drawCards } from '../rules/draw.ts'
import { fighter, gainCp } from '../state.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { needsTheTarget, pick, reachable, WHO_TEXT, type Who } from './who.ts'

const healing = verb<{ amount: Amount }>({
  name: 'heal',
  parts: ($, p) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (amount <= 0) return
      if (l.pooled) incomingOf(g, l.self).heal += amount
      else healNow(g, l.self, amount)
    }),
  ],
  describe: {
    en: (p, say) => `heal ${say.amount(p.amount)}`,
    fr: (p, say) => `soignez ${say.amount(p.amount)}`,
  },
  estimate: (p, odds) => odds.amount(p.amount),
})
export const heal = (amount: Amount) => healing({ amount })

const points = verb<{ amount: Amount }>({
  name: 'cp',
  parts: ($, p) => [
    $.run((g, l) => {
      const before = fighter(g, l.self).cp
      gainCp(g, l.self, amountOf(g, l, p.amount))
      const change = fighter(g, l.self).cp - before
      if (change !== 0) emit<DiceThroneEvent>(() => ({ type: 'cp', seat: l.self, change }))
    }),
  ],
  describe: {
    en: (p, say) => `gain ${say.amount(p.amount)} CP`,
    fr: (p, say) => `gagnez ${say.amount(p.amount)} PC`,
  },
  estimate: (p, odds) => odds.amount(p.amount),
})
/** Gain combat points. */
export const cp = (amount: Amount) => points({ amount })

const drawing = verb<{ amount: Amount }>({
  name: 'draw',
  parts: ($, p) => [$.call(drawCards, (g, l) => ({ seat: l.self, count: amountOf(g, l, p.amount) }))],
  describe: {
    en: (p, say) => `draw ${say.amount(p.amount)}`,
    fr: (p, say) => `piochez ${say.amount(p.amount)}`,
  },
  estimate: (p, odds) => 1.5 * odds.amount(p.amount),
})
export const draw = (amount: Amount) => drawing({ amount })

const stealing = verb<{ amount: number; from: Who }>({
  name: 'steal-cp',
  pass: ({ from }) => (needsTheTarget(from) ? 'target' : 'activation'),
  parts: ($, p) => [
    ...pick($, p.from),
    $.run((g, l) => {
      for (const seat of l.seats) {
        const taken = Math.min(p.amount, fighter(g, seat).cp)
        gainCp(g, seat, -taken)
        gainCp(g, l.self, taken)
        if (taken > 0) emit<DiceThroneEvent>(() => ({ type: 'cp', seat, change: -taken }))
      }
    }),
  ],
  describe: {
    en: (p) => `steal ${p.amount} CP from ${WHO_TEXT[p.from].en}`,
    fr: (p) => `volez ${p.amount} PC à ${WHO_TEXT[p.from].fr}`,
  },
  estimate: (p) => 2 * p.amount,
})
export const stealCp = (amount: number, from: Who = 'target') => stealing({ amount, from })

const preventing = verb<{ amount: Amount; who: Who }>({
  name: 'prevent',
  possible: (g, self, p) =>
    g.attack?.type !== 'ultimate' && reachable(g, self, p.who).some((seat) => hasIncoming(g, seat)),
  parts: ($, p) => [
    ...pick($, p.who, (g, _, seat) => hasIncoming(g, seat)),
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (amount > 0) for (const seat of l.seats) addLine(g, seat, { kind: 'prevent', by: l.by, amount })
    }),
  ],
  describe: {
    en: (p, say) =>
      p.who === 'self'
        ? `prevent ${say.amount(p.amount)} damage`
        : `${WHO_TEXT[p.who].en} prevents ${say.amount(p.amount)} damage`,
    fr: (p, say) =>
      p.who === 'self'
        ? `prévenez ${say.amount(p.amount)} dégâts`
        : `${WHO_TEXT[p.who].fr} prévient ${say.amount(p.amount)} dégâts`,
  },
  estimate: (p, odds) => odds.amount(p.amount),
})
/** Fixed prevention: it enters the subtotal. */
export const prevent = (amount: Amount, who: Who = 'self') => preventing({ amount, who })

const halving = verb<object>({
  name: 'prevent-half',
  possible: (g, self) => g.attack?.type !== 'ultimate' && hasIncoming(g, self),
  parts: ($) => [$.run((g, l) => addLine(g, l.self, { kind: 'half', by: l.by, amount: 0 }))],
  describe: { en: () => 'prevent half of the incoming damage', fr: () => 'prévenez la moitié des dégâts entrants' },
  estimate: () => 3,
})
/** Half of the subtotal, rounded up. */
export const preventHalf = () => halving({})

const avoiding = verb<object>({
  name: 'avoid',
  possible: (g, self) => g.attack?.type !== 'ultimate' && hasIncoming(g, self),
  parts: ($) => [$.run((g, l) => addLine(g, l.self, { kind: 'avoid', by: l.by, amount: 0 }))],
  describe: { en: () => 'avoid all of the incoming damage', fr: () => 'évitez tous les dégâts entrants' },
  estimate: () => 6,
})
export const avoid = () => avoiding({})

const reflecting = verb<object>({
  name: 'reflect',
  possible: (g) => g.isolated === undefined,
  parts: ($) => [$.run((g, l) => addLine(g, l.self, { kind: 'reflect', by: l.by, amount: 0 }))],
  describe: {
    en: () => 'deal half of the incoming damage back to the attacker',
    fr: () => 'renvoyez à l’attaquant la moitié des dégâts entrants',
  },
  estimate: () => 3,
})
export const reflect = () => reflecting({})
