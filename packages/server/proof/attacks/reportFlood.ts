import { Client } from '../../test/client.ts'
import type { Attack } from './attack.ts'

const GUESTS = 6
const REPORTS_EACH = 15
const MOST_EACH = 10
const MOST_FROM_ONE_ADDRESS = 30

/** Fills the operator's list: many reports by many guests from one address. */
export const reportFlood: Attack = {
  name: 'guests-flood-reports',
  what: 'guests from one address report a player as often as they can, with the longest texts and with hidden characters',
  async run({ url }, signal) {
    const victim = await Client.guest(url, 'Victim')
    const faults: string[] = []
    let kept = 0
    for (let i = 0; i < GUESTS && !signal.aborted; i++) {
      const guest = await Client.guest(url, `Flood ${i}`)
      const replies = await Promise.all(
        Array.from({ length: REPORTS_EACH }, () =>
          guest.call('POST', '/api/reports', { player: victim.id, reason: 'other', text: '\u202e'.repeat(500) }),
        ),
      )
      const own = replies.filter(({ status }) => status === 200).length
      if (own > MOST_EACH) faults.push(`${own} reports of one guest were kept`)
      for (const { status } of replies) if (![200, 429].includes(status)) faults.push(`a report: status ${status}`)
      kept += own
    }
    if (kept > MOST_FROM_ONE_ADDRESS) faults.push(`${kept} reports from one address were kept`)
    if (kept === 0) faults.push('not one report was kept')
    const { status } = await victim.call('GET', '/api/me')
    if (status !== 200 && status !== 429) faults.push(`whoever is reported by many: status ${status}`)
    return [...new Set(faults)]
  },
}
