import type { Resource } from '../../content/resources.ts'
import type { grammar as en } from '../en/grammar.ts'

const resources: Readonly<Record<Resource, string>> = { gold: 'or', sun: 'soleil', moon: 'lune', glory: 'gloire' }

/** Les fragments se comptent, l’or et la gloire non : `2 soleils`, `2 or`. */
const COUNTED: readonly Resource[] = ['sun', 'moon']
const ending = (amount: number, resource: Resource): string => (amount > 1 && COUNTED.includes(resource) ? 's' : '')

export const grammar: typeof en = {
  resources,
  amount: (amount, resource) => `${amount}\u00a0${resources[resource]}${ending(amount, resource)}`,
  or: ' ou ',
  clauses: (statements) => statements.join(' ; '),
}

/** « de » devant un nom de joueur, élidé au besoin. */
export const de = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)
