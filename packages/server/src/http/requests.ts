/** Every request has an id, is counted by route and status, and is over some time. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

/** How long a client may take to read an answer of the API; files of the web app may take longer. */
const READING_MS = 60_000
const ID = /^[\w.:-]{1,64}$/

/** A proxy that is trusted may have given the request an id already; from anybody else it would be theirs to choose. */
export const requestId =
  (trustProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id']
    return trustProxy && typeof given === 'string' && ID.test(given) ? given : randomUUID()
  }

export function countRequests(app: FastifyInstance, { metrics, log }: Pick<Services, 'metrics' | 'log'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!request.url.startsWith('/api/')) return
    const timer = setTimeout(() => {
      metrics.count('alea_unread_responses_total', 'Responses cut off because they were not read')
      request.raw.socket.destroy()
    }, READING_MS)
    timer.unref()
    reply.raw.once('close', () => clearTimeout(timer))
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    metrics.count('alea_requests_total', 'Requests, by route and status', { route, status: `${reply.statusCode}` })
    const ms = Math.round(reply.elapsedTime)
    log('debug', `${route} ${reply.statusCode}, ${ms} ms`, { request: request.id })
  })
}

/** The pattern, never the path: paths name matches and players. */
const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  routeOptions.url === undefined ? 'none' : `${method} ${routeOptions.url}`
