/** Reports about players, for the operator. */
import { type Ids, type MatchRecord, maySee, Refusal } from '@alea/host'
import { plainText, Report } from '@alea/protocol'
import { Type } from 'typebox'
import { FAULTS } from '../../text/index.ts'
import { signedIn } from '../route.ts'

const DAY_MS = 86_400_000
const MOST_A_DAY = 10

/** Everybody may look at a table before the match starts. */
function checkSeen(record: MatchRecord, ids: Ids): void {
  if (record.status !== 'gathering' && !maySee(record, ids)) throw new Refusal('not-allowed')
}

export const reportRoutes = [
  signedIn(
    {
      method: 'POST',
      path: '/api/reports',
      tag: 'players',
      summary: `Report a player to the operator, at most ${MOST_A_DAY} times a day`,
      body: Report,
      reply: Type.Object({}),
      cost: 5,
    },
    async ({ players, storage, limits, metrics }, { player, body, now, address }) => {
      const { match, reason, text = '' } = body
      const reported = await players.find(body.player)
      if (!reported) throw new Refusal('not-found', (language) => FAULTS[language].noPlayer)
      if (reported.id === player.id) throw new Refusal('not-allowed', (language) => FAULTS[language].notYourself)
      if (match !== undefined) {
        const [record] = await storage.records([match])
        if (!record) throw new Refusal('not-found', (language) => FAULTS[language].noMatch(match))
        checkSeen(record, player.ids)
      }
      const facts = { at: now, reporter: player.id, player: reported.id, reason, text: plainText(text) }
      // Guests cost nothing: the address counts too.
      const isKept =
        limits.reports.take(address, now) &&
        (await storage.report({ ...facts, ...(match !== undefined && { match }) }, MOST_A_DAY, now - DAY_MS))
      if (!isKept) throw new Refusal('too-many', (language) => FAULTS[language].manyReports(MOST_A_DAY))
      metrics.count('alea_reports_total', 'Reports about players, by reason', { reason })
      return {}
    },
  ),
]
