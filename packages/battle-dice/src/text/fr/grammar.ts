/** Toutes les races sont masculines. */
export const le = (noun: string): string => (/^[aeiou]/.test(noun) ? `l’${noun}` : `le ${noun}`)

/** « de » et l’article : « du nain », « de l’elfe ». */
export const du = (noun: string): string => (/^[aeiou]/.test(noun) ? `de l’${noun}` : `du ${noun}`)

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** « de » devant un nom, élidé au besoin. */
export const de = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)
