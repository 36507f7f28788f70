/** Registers the routes with Fastify: rate limits, sessions, validation, and one shape for all refusals. */
import { InputError, type Sentence, sayIn } from '@alea/engine'
import { Refusal, StorageFault } from '@alea/host'
import { type ErrorCode, type Read, reader } from '@alea/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { REFUSALS } from '../metrics.ts'
import type { Services } from '../services.ts'
import { FAULTS } from '../text/index.ts'
import { acceptedLanguage } from './acceptedLanguage.ts'
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
      throw new Refusal('not-allowed', (language) => FAULTS[language].otherPage)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'internal')
      services.log('error', `${request.method} ${request.routeOptions.url}: ${oneLine(error)}`)
    metrics.count(...REFUSALS, { code: refusal.code })
    send(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refusal('not-found')))

  for (const route of ROUTES) serveRoute(app, services, route)

  const document = openApi(ROUTES)
  const page = docsPage(ROUTES)
  app.get('/api/openapi.json', () => document)
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs.css', (_, reply) => reply.type('text/css').send(DOCS_STYLE))
  app.get('/healthz', async ({ ip }) => {
    if (!services.limits.requests.take(ip, services.now()))
      throw new Refusal('too-many', (language) => FAULTS[language].tooFast)
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
      if (!limits.requests.take(request.ip, at, route.cost ?? 1))
        throw new Refusal('too-many', (language) => FAULTS[language].tooFast)
      const player = await playerOf(services, request)
      if (route.signedIn && !player) throw new Refusal('not-signed-in', (language) => FAULTS[language].guestFirst)
      const result = await route.run(services, {
        params: checked(read.params(request.params), 'path'),
        query: checked(read.query(request.query), 'query'),
        body: checked(read.body(route.body ? request.body : {}), 'body'),
        player,
        address: request.ip,
        language: acceptedLanguage(request.headers['accept-language']),
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

function checked(read: Read<unknown>, where: 'path' | 'query' | 'body'): unknown {
  if (!('fault' in read)) return read.value
  throw new Refusal('malformed', (language) => FAULTS[language].inPart(where, sayIn(read.fault, language)))
}

/** Errors of Fastify itself, by status. */
const FASTIFY_ERRORS: Readonly<Record<number, readonly [ErrorCode, Sentence?]>> = {
  400: ['malformed', (language) => FAULTS[language].notJsonBody],
  413: ['too-large'],
  414: ['too-large'],
  415: ['malformed', (language) => FAULTS[language].notJsonType],
}

function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof InputError) return new Refusal('unavailable', (language) => error.in(language))
  if (error instanceof StorageFault) return new Refusal('unavailable', (language) => FAULTS[language].storageFailed)
  const known = 'statusCode' in error && error.statusCode !== undefined ? FASTIFY_ERRORS[error.statusCode] : undefined
  return new Refusal(...(known ?? (['internal'] as const)))
}

/** A refused answer brings the question as it is now. */
const send = ({ headers }: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply
    .status(STATUS[refusal.code])
    .send({ ...refusal.in(acceptedLanguage(headers['accept-language'])), ...refusal.now })

const oneLine = (error: Error): string => (error.stack ?? error.message).replaceAll(/\s*\n\s*/g, ' | ')
