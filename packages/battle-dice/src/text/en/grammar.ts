export const a = (noun: string): string => (/^[aeo]/.test(noun) ? `an ${noun}` : `a ${noun}`)

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
export const ordinal = (place: number): string => ORDINALS[place] ?? `${place}th`
