/** Puts the routes on Fastify: limits, who asks, validation, and one shape for everything refused. */
import { InputError } from '@alea/engine'
import { Refusal, StorageFault } from '@alea/host'
import { type ErrorCode, type Failure, type Read, reader } from '@alea/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Services } from '../services.ts'
import { DOCS_STYLE, docsPage } from './docsPage.ts'
import { isOwnOrigin, securityHeaders } from './headers.ts'
import { openApi } from './openApi.ts'
import type { Route } from './route.ts'
import { gameRoutes } from './routes/games.ts'
import { matchRoutes } from './routes/matches.ts'
import { playerRoutes } from './routes/players.ts'
import { tableRoutes } from './routes/tables.ts'
import { STATUS } from './status.ts'

export const ROUTES: readonly Route[] = [...gameRoutes, ...tableRoutes, ...matchRoutes, ...playerRoutes]

export function serveApi(app: FastifyInstance, services: Services): void {
  const { config, metrics } = services
  const headers = securityHeaders(config.secure)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, config.origins))
      throw new Refusal('not-allowed', 'this page may not speak to this server')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error)
    if (failure.code === 'internal')
      services.log('error', `${request.method} ${request.routeOptions.url}: ${oneLine(error)}`)
    metrics.count('alea_refusals_total', 'Requests and commands refused, by reason', { code: failure.code })
    // A stale answer brings the question as it stands.
    send(reply, failure, error instanceof Refusal ? error.now : undefined)
  })
  app.setNotFoundHandler((_, reply) => send(reply, { code: 'not-found' }))

  for (const route of ROUTES) serveRoute(app, services, route)

  const document = openApi(ROUTES)
  const page = docsPage(ROUTES)
  app.get('/api/openapi.json', () => document)
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs.css', (_, reply) => reply.type('text/css').send(DOCS_STYLE))
  app.get('/healthz', async ({ ip }) => {
    if (!services.limits.requests.take(ip, services.now())) throw new Refusal('too-many', 'not so fast')
    await services.storage.probe()
    return { status: 'well' }
  })
  app.get('/metrics', (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()))
}

function serveRoute(app: FastifyInstance, services: Services, route: Route): void {
  const { limits, metrics, now } = services
  const read = { params: readerOf(route.params), query: readerOf(route.query), body: readerOf(route.body) }
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const at = now()
      if (!limits.requests.take(request.ip, at, route.cost ?? 1)) throw new Refusal('too-many', 'not so fast')
      const player = await playerOf(services, request)
      if (route.signedIn && !player) throw new Refusal('not-signed-in', 'POST /api/guests first')
      const result = await route.run(services, {
        params: checked(read.params(request.params), 'path'),
        query: checked(read.query(request.query), 'query'),
        body: checked(read.body(route.body ? request.body : {}), 'body'),
        player,
        address: request.ip,
        now: at,
        cookie: (value) => void reply.header('set-cookie', value),
      })
      metrics.observe('alea_request_ms', 'Milliseconds a request took', now() - at)
      reply.header('cache-control', 'no-store')
      return route.text ? reply.type('text/plain; charset=utf-8').send(result) : result
    },
  })
}

export async function playerOf({ sessions, players, now }: Services, { headers }: Pick<FastifyRequest, 'headers'>) {
  const token = sessions.tokenIn(headers)
  const id = token === undefined ? undefined : sessions.player(token, now())
  return id === undefined ? undefined : players.find(id)
}

/** What a route does not describe it does not look at. */
const readerOf = (schema: TSchema | undefined) => (schema ? reader(schema) : (): Read<unknown> => ({ value: {} }))

function checked(read: Read<unknown>, where: string): unknown {
  if ('fault' in read) throw new Refusal('malformed', `${where}: ${read.fault}`)
  return read.value
}

const FASTIFY_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed',
  413: 'too-large',
  415: 'malformed',
  414: 'too-large',
}

function failureOf(error: FastifyError | Error): Failure {
  if (error instanceof Refusal) return error.failure
  if (error instanceof InputError) return { code: 'unavailable', detail: error.message }
  if (error instanceof StorageFault) return { code: 'unavailable', detail: 'it could not be read or kept' }
  const code = 'statusCode' in error && error.statusCode !== undefined ? FASTIFY_CODES[error.statusCode] : undefined
  return code ? { code, detail: error.message } : { code: 'internal' }
}

const send = (reply: FastifyReply, failure: Failure, now: Refusal['now'] = undefined): FastifyReply =>
  reply.status(STATUS[failure.code]).send({ ...failure, ...now })

const oneLine = (error: Error): string => (error.stack ?? error.message).replaceAll(/\s*\n\s*/g, ' | ')
