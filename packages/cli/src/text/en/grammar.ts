const NUMBERS = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)

export const number = (value: number, digits = 0): string => NUMBERS[digits]!.format(value)

/** `+1.5`, `-1.5` */
export const signed = (value: number, digits = 0): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(Math.abs(value), digits)}`

/** `1 roll`, `2 rolls` */
export const count = (n: number, thing: string, things = `${thing}s`): string =>
  `${number(n)} ${n === 1 ? thing : things}`

export const list = (words: readonly string[]): string => words.join(', ')

export const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`)
