/** How French counts, lists and writes numbers and dates. Before `: ; ! ? »` and after `«` stands a no-break space, U+00A0. */
import type { grammar as en } from '../en/grammar.ts'

const TAG = 'fr-FR'

/** Zero is singular, too. */
export const plural = (count: number, one: string, many: string): string => (Math.abs(count) < 2 ? one : many)

/** « de » devant un nom, élidé au besoin. */
export const de = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)

const numbers = new Intl.NumberFormat(TAG)
const percents = [0, 1].map((digits) => new Intl.NumberFormat(TAG, { style: 'percent', maximumFractionDigits: digits }))
const signed = [0, 1].map(
  (digits) =>
    new Intl.NumberFormat(TAG, { style: 'percent', maximumFractionDigits: digits, signDisplay: 'exceptZero' }),
)
const lists = new Intl.ListFormat(TAG)
const days = new Intl.DateTimeFormat(TAG, { dateStyle: 'medium', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat(TAG, { dateStyle: 'medium', timeStyle: 'short' })

export const grammar: typeof en = {
  number: (value) => numbers.format(value),
  percent: (share, digits = 0) => percents[digits]!.format(share),
  signedPercent: (share, digits = 0) => signed[digits]!.format(share).replace('-', '−'),
  list: (items) => lists.format(items),
  date: (time) => dates.format(time),
  day: (date) => days.format(new Date(date)),
  clauses: (statements) => statements.join('\u00a0; '),
}
