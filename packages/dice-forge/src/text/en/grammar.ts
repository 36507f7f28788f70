import type { Resource } from '../../content/resources.ts'

const resources: Readonly<Record<Resource, string>> = { gold: 'gold', sun: 'sun', moon: 'moon', glory: 'glory' }

/** How amounts and lists are written. */
export const grammar = {
  resources,
  /** `3 gold`, `1 sun`. */
  amount: (amount: number, resource: Resource) => `${amount}\u00a0${resources[resource]}`,
  or: ' or ',
  /** Several statements in one line. */
  clauses: (statements: readonly string[]) => statements.join('; '),
}
