/** Health, combat points and cards. */
import { emit } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { heal as healNow } from '../rules/dials.ts'
import { drawCards } from '../rules/draw.ts'
import { addLine, hasIncoming } from '../rules/incoming.ts'
import { fighter, gainCp } from '../state.ts'
import { au, noun, phrase } from '../text/phrase.ts'
import { type Amount, amountOf } from './amount.ts'
import { verb } from './effect.ts'
import { needsTheTarget, pick, reachable, type Who } from './who.ts'

const healing = verb<{ amount: Amount }>({
  name: 'heal',
  parts: ($, p) => [
    $.run((g, l) => {
      const amount = amountOf(g, l, p.amount)
      if (amount <= 0) return
      if (l.pooled) g.healing[l.self]! += amount
      else healNow(g, l.self, amount)
    }),
  ],
  describe: {
    en: (p, say) => `heal ${say.amount(p.amount, noun(''))}`,
    fr: (p, say) => `soignez ${say.amount(p.amount, noun(''))}`,
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
    en: (p, say) => phrase('gain', say.amount(p.amount, noun('CP'))),
    fr: (p, say) => phrase('gagnez', say.amount(p.amount, noun('PC'))),
  },
  estimate: (p, odds) => odds.amount(p.amount),
})
/** Gain combat points. */
export const cp = (amount: Amount) => points({ amount })

const drawing = verb<{ amount: Amount }>({
  name: 'draw',
  parts: ($, p) => [$.call(drawCards, (g, l) => ({ seat: l.self, count: amountOf(g, l, p.amount) }))],
  describe: {
    en: (p, say) => `draw ${say.amount(p.amount, noun('card', 'cards'))}`,
    fr: (p, say) => `piochez ${say.amount(p.amount, noun('carte', 'cartes'))}`,
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
        if (taken <= 0) continue
        emit<DiceThroneEvent>(() => ({ type: 'cp', seat, change: -taken }))
        emit<DiceThroneEvent>(() => ({ type: 'cp', seat: l.self, change: taken }))
      }
    }),
  ],
  describe: {
    en: (p, say) => `steal ${p.amount} CP from ${say.who(p.from)}`,
    fr: (p, say) => `volez ${p.amount} PC ${au(say.who(p.from))}`,
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
      phrase('prevent', say.amount(p.amount, noun('damage')), p.who === 'self' ? '' : ` to ${say.who(p.who)}`),
    fr: (p, say) =>
      phrase(
        'prévenez',
        say.amount(p.amount, noun('dégât', 'dégâts')),
        p.who === 'self' ? '' : ` contre ${say.who(p.who)}`,
      ),
  },
  estimate: (p, odds) => odds.amount(p.amount),
})
/** Fixed prevention: it enters the subtotal. */
export const prevent = (amount: Amount, who: Who = 'self') => preventing({ amount, who })

const halving = verb<object>({
  name: 'prevent-half',
  possible: (g, self) => g.attack?.type !== 'ultimate' && hasIncoming(g, self),
  parts: ($) => [$.run((g, l) => addLine(g, l.self, { kind: 'half', by: l.by, amount: 0 }))],
  describe: {
    en: () => 'prevent half of the incoming damage (rounded up)',
    fr: () => 'prévenez la moitié des dégâts entrants (arrondie au supérieur)',
  },
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
    en: () => 'deal half of the incoming damage (rounded up) to the attacker too',
    fr: () => 'infligez aussi à l’attaquant la moitié des dégâts entrants (arrondie au supérieur)',
  },
  estimate: () => 3,
})
export const reflect = () => reflecting({})
