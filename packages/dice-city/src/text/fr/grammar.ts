/** « de » devant un nom de joueur, élidé au besoin. */
export const of = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)
