import type { MatchHost } from '@alea/host'
import { MatchId, Table } from '@alea/protocol'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import type { Player } from '../../players/players.ts'
import type { Services } from '../../services.ts'
import { type Call, type Described, type Route, signedIn } from '../route.ts'

export const OneMatch = Type.Object({ match: MatchId })
export const OneSeat = Type.Object({ match: MatchId, seat: Type.String({ pattern: '^\\d{1,2}$' }) })

/** A route that changes something about a table and replies with the table. */
export const changesTable = <P extends TObject<{ match: typeof MatchId }>, B extends TSchema>(
  described: Described & { params: P; body?: B },
  change: (
    host: MatchHost,
    call: Call<Static<P>, unknown, Static<B>> & { player: Player },
    services: Services,
  ) => Promise<unknown>,
): Route =>
  signedIn({ ...described, reply: Table }, async (services, call) => {
    const host = await services.matches.host((call.params as Static<typeof OneMatch>).match)
    await change(host, call as unknown as Parameters<typeof change>[1], services)
    return host.table(call.player.ids)
  })
