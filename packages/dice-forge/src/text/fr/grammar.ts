import type { Resource } from '../../content/resources.ts'
import type { grammar as en } from '../en/grammar.ts'

const resources: Readonly<Record<Resource, string>> = { gold: 'or', sun: 'soleil', moon: 'lune', glory: 'gloire' }

/** Les fragments se comptent, l’or et la gloire non : `2 soleils`, `2 or`. */
const COUNTED: readonly Resource[] = ['sun', 'moon']
const ending = (amount: number, resource: Resource): string => (amount > 1 && COUNTED.includes(resource) ? 's' : '')

const brief = (amount: number, resource: Resource): string =>
  `${amount}\u00a0${resources[resource]}${ending(amount, resource)}`

/** « 1 point de gloire », « 5 points de gloire » */
export const gloryPoints = (count: number): string => `${count}\u00a0${count > 1 ? 'points' : 'point'} de gloire`

const enumerate = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`

export const grammar: typeof en = {
  resources,
  amount: (amount, resource) => (resource === 'glory' ? gloryPoints(amount) : brief(amount, resource)),
  brief,
  and: (items) => enumerate(items, ' et '),
  or: (items) => enumerate(items, ' ou '),
  clauses: (statements) => statements.join(' ; '),
}

/** « de » devant un nom de joueur, élidé au besoin. */
export const de = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)
