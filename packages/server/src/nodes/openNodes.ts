/** A server on PostgreSQL is one of several nodes, or could be; one on SQLite is alone, and loads nothing of what nodes need. */
import { InputError } from '@alea/engine'
import type { Config } from '../config.ts'
import type { Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'
import type { KnownRules } from './leases.ts'
import type { Nodes } from './nodes.ts'

export interface NodeFacts {
  /** The computer's clock. */
  computer(): number
  trouble(what: string, error: unknown): void
  /** What it can run; everything that is installed, if left out. Nothing: it serves nobody. */
  readonly rules?: KnownRules
}

export async function openNodes(
  config: Pick<Config, 'storage' | 'bus'>,
  storage: Pick<Storage, 'setting'>,
  facts: NodeFacts,
): Promise<Nodes | undefined> {
  if (config.storage === '') {
    if (config.bus !== '') throw new InputError((language) => FAULTS[language].busNeedsPostgres)
    return undefined
  }
  const { joinNodes } = await import('./joinNodes.ts')
  return joinNodes(config, storage, facts)
}
