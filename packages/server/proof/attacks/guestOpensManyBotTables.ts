import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'
import { amongBots } from './guestTakesAllBots.ts'
import { playBesideBots } from './playBesideBots.ts'

const MOST_TABLES = 1000
const AT_ONCE = 20

export const guestOpensManyBotTables: Attack = {
  name: 'guest-opens-many-bot-tables',
  what: 'On a server that sets no limit, a guest opens up to a thousand matches among the strongest bots, all of which want to think at once.',
  settings: { botSeatsPerPerson: 1_000_000, botMatchesPerPerson: 1_000_000, requestsPerMinute: 1_000_000 },
  // Its two bot threads start, with all games: about 100 MB each.
  growth: 260,
  async run(server, signal) {
    const guest = await Client.guest(server.url)
    const opening = openMany(guest, signal)
    const findings = await playBesideBots(server.url, signal)
    await opening
    return findings
  },
}

async function openMany(guest: Client, signal: AbortSignal): Promise<void> {
  for (let i = 0; i < MOST_TABLES && !signal.aborted; i += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => amongBots(guest)))
    await sleep(100)
  }
}
