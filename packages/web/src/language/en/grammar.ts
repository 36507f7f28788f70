/** How English counts, lists and writes numbers and dates. */
const TAG = 'en-GB'

export const plural = (count: number, one: string, many: string): string => (Math.abs(count) === 1 ? one : many)

const numbers = new Intl.NumberFormat(TAG)
const percents = [0, 1].map((digits) => new Intl.NumberFormat(TAG, { style: 'percent', maximumFractionDigits: digits }))
const signed = [0, 1].map(
  (digits) =>
    new Intl.NumberFormat(TAG, { style: 'percent', maximumFractionDigits: digits, signDisplay: 'exceptZero' }),
)
const lists = new Intl.ListFormat(TAG)
const days = new Intl.DateTimeFormat(TAG, { dateStyle: 'medium', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat(TAG, { dateStyle: 'medium', timeStyle: 'short' })

export const grammar = {
  number: (value: number): string => numbers.format(value),
  /** Of a share between 0 and 1, with so many digits after the point. */
  percent: (share: number, digits: 0 | 1 = 0): string => percents[digits]!.format(share),
  /** The same with its sign, for differences: a minus, not a hyphen. */
  signedPercent: (share: number, digits: 0 | 1 = 0): string => signed[digits]!.format(share).replace('-', '−'),
  list: (items: readonly string[]): string => lists.format(items),
  date: (time: number): string => dates.format(time),
  /** Of a date such as `2026-11-16`. */
  day: (date: string): string => days.format(new Date(date)),
  /** Several statements as one line. */
  clauses: (statements: readonly string[]): string => statements.join('; '),
}
