const NUMBERS = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('fr', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)

export const number = (value: number, digits = 0): string => NUMBERS[digits]!.format(value)

/** `+1,5`, `-1,5` */
export const signed = (value: number, digits = 0): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(Math.abs(value), digits)}`

/** `1 lancer`, `2 lancers`; zéro est au singulier. */
export const count = (n: number, thing: string, things = `${thing}s`): string =>
  `${number(n)} ${n < 2 ? thing : things}`

export const list = (words: readonly string[]): string => words.join(', ')

export const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} à ${max}`)

/** `de Bruno`, `d’Ada` */
export const de = (name: string): string => (/^[aeiouyàâéèêëîïôöùûüœæh]/i.test(name) ? `d’${name}` : `de ${name}`)
