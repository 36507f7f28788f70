/** The seats of people who are banned for good: at tables that have begun they resign, others are left. */
import type { Ids, MatchRecord } from '@alea/host'
import type { Services } from '../services.ts'
import type { Storage } from '../storage/storage.ts'

type Needed = Pick<Services, 'storage' | 'players' | 'matches'>

/** Also those that were banned while no server ran. */
export async function settleBans(services: Needed, trouble: (what: string, error: unknown) => void): Promise<void> {
  for (const player of await services.storage.unsettledBans()) await settleBan(services, player, trouble)
}

/** What fails is tried again at the next start. */
async function settleBan(
  { storage, players, matches }: Needed,
  player: string,
  trouble: (what: string, error: unknown) => void,
): Promise<void> {
  const ids = (await players.find(player))?.ids ?? new Set([player])
  let isDone = true
  for (const status of ['playing', 'gathering'] as const)
    for (const record of await tablesOf(storage, ids, status))
      try {
        await matches.at(record.id, 'expel', [...ids])
      } catch (error) {
        isDone = false
        trouble(`match ${record.id}`, error)
      }
  if (isDone) await storage.settleBan(player)
}

const PAGE = 100

async function tablesOf(storage: Storage, ids: Ids, status: string): Promise<MatchRecord[]> {
  const found: MatchRecord[] = []
  for (;;) {
    const last = found.at(-1)
    const page = await storage.find({
      status,
      players: [...ids],
      limit: PAGE,
      ...(last && { before: last.created }),
    })
    found.push(...page.map(({ record }) => record))
    if (page.length < PAGE) return found
  }
}
