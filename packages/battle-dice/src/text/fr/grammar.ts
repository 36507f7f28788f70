export const ordinal = (place: number): string => (place === 1 ? '1re' : `${place}e`)

/** Toutes les races sont masculines. */
export const le = (noun: string): string => (/^[aeiou]/.test(noun) ? `l’${noun}` : `le ${noun}`)

/** « de » devant un nom, élidé au besoin. */
export const de = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)
