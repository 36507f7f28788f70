import type { Resource } from '../../content/resources.ts'

const resources: Readonly<Record<Resource, string>> = { gold: 'gold', sun: 'sun', moon: 'moon', glory: 'glory' }

const enumerate = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`

const amount = (amount: number, resource: Resource): string => `${amount}\u00a0${resources[resource]}`

/** How amounts and lists are written. */
export const grammar = {
  resources,
  /** `3 gold`, `1 sun`. */
  amount,
  /** As short as on a face. */
  brief: amount,
  and: (items: readonly string[]) => enumerate(items, ' and '),
  or: (items: readonly string[]) => enumerate(items, ' or '),
  /** Several statements in one line. */
  clauses: (statements: readonly string[]) => statements.join('; '),
}
