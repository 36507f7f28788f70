/** Who sends a request: the session of its token, and the player it belongs to. */
import type { IncomingHttpHeaders } from 'node:http'
import { networkOf } from '../limits/addresses.ts'
import type { Services } from '../services.ts'
import { clientLabel } from './clientLabel.ts'
import { tokenIn } from './cookies.ts'
import type { Player } from './players.ts'
import type { ClientFacts, Session } from './sessions.ts'

export interface Admitted {
  readonly player: Player
  readonly session: Session
  /** The token is in the authorization header, not in a cookie. */
  readonly program: boolean
  /** A token that the client should use from now on. */
  readonly renewed?: string
}

export const factsOf = (headers: IncomingHttpHeaders, address: string): ClientFacts => ({
  client: clientLabel(headers['user-agent']),
  network: networkOf(address),
})

/** `replies`: the response can carry a cookie. */
export async function admit(
  services: Services,
  headers: IncomingHttpHeaders,
  address: string,
  replies: boolean,
): Promise<Admitted | undefined> {
  const { sessions, oldTokens, players } = services
  const now = services.now()
  const sent = tokenIn(headers)
  if (!sent) return undefined
  const { token, program } = sent
  let session = sessions.find(token, now)
  if (session instanceof Promise) session = await session
  let renewed: string | undefined
  if (!session) {
    const exchanged = await oldTokens.exchange(token, factsOf(headers, address), program, now)
    if (!exchanged) return undefined
    session = exchanged.session
    if (replies && !program) {
      await oldTokens.replaced(token, session, now)
      renewed = exchanged.token
    }
  }
  const player = await players.find(session.player)
  // The session of a guest that has become another account is nobody's.
  if (player?.id !== session.player) return undefined
  const longer = sessions.use(session, player.account, now)
  if (longer && replies && !program) renewed ??= token
  return { player, session: longer ?? session, program, ...(renewed !== undefined && { renewed }) }
}
