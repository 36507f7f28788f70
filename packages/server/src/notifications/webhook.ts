/** A request to an address of the player's own, signed so that its receiver knows who sent it. */
import { createHmac } from 'node:crypto'
import type { WaitingTable, Webhook } from './notification.ts'
import type { Posted } from './publicPost.ts'

export const SIGNATURE_HEADER = 'alea-signature'

/** `t=<milliseconds>,v1=<HMAC-SHA256 of "<milliseconds>.<body>", in hex>` */
export const signatureOf = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

export function webhookRequest({ url, secret }: Webhook, table: WaitingTable, site: string, now: number): Posted {
  const { match, game, seat } = table
  const link = site === '' ? {} : { url: `${site}/table/${match}` }
  const body = JSON.stringify({ event: 'turn', match, game, seat, at: now, ...link })
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, now, body) }
  return { url, headers, body }
}
