import type { clauses as en } from '../en/grammar.ts'

export const clauses: typeof en = (list) => list.join(' ; ')

/** « de » devant un nom de joueur, élidé au besoin. */
export const of = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)
