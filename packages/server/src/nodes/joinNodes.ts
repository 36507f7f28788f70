/** Opens what nodes need, leases and ways to reach each other, and joins them. */
import { GAMES } from '@alea/catalog'
import { InputError } from '@alea/engine'
import type { Config } from '../config.ts'
import type { Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'
import type { Bus } from './bus/bus.ts'
import { PostgresBus } from './bus/postgresBus.ts'
import { shownBus } from './busUrl.ts'
import { Nodes, systemName } from './nodes.ts'
import type { NodeFacts } from './openNodes.ts'
import { PostgresLeases } from './postgresLeases.ts'

export async function joinNodes(
  config: Pick<Config, 'storage' | 'bus'>,
  storage: Pick<Storage, 'setting'>,
  facts: NodeFacts,
): Promise<Nodes> {
  const url = config.storage
  const system = systemName(await storage.setting('system', crypto.randomUUID()))
  const bus = config.bus === '' ? undefined : await openBus(config.bus, system)
  const slowBus = new PostgresBus(url, system)
  const leases = new PostgresLeases(url)
  const installed = Object.fromEntries(GAMES.map(({ id, rulesVersion }) => [id, rulesVersion]))
  try {
    return await Nodes.open({ rules: installed, ...facts, leases, bus, slowBus })
  } catch (error) {
    await Promise.all([bus?.close(), slowBus.close(), leases.close()])
    throw error
  }
}

async function openBus(url: string, system: string): Promise<Bus> {
  try {
    // Nobody else needs it.
    const { NatsBus } = await import('./bus/natsBus.ts')
    return await NatsBus.open(url, system)
  } catch (error) {
    const { message } = error as Error
    throw new InputError((language) => FAULTS[language].busUnusable(shownBus(url), message))
  }
}
