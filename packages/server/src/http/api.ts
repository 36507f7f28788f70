/** Registers the routes with Fastify: rate limits, sessions, validation, and one shape for all refusals. */
import { InputError, type Sentence, sayIn } from '@alea/engine'
import { Refusal } from '@alea/host'
import { type ErrorCode, type Read, reader } from '@alea/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Config } from '../config.ts'
import { limitKey } from '../limits/addresses.ts'
import { REFUSALS } from '../metrics.ts'
import { Elsewhere } from '../nodes/nodes.ts'
import { admit, factsOf } from '../players/admission.ts'
import { cookieIn, cookieOf, DEVICE_COOKIE, SESSION_COOKIE } from '../players/cookies.ts'
import type { Services } from '../services.ts'
import { storageFailed } from '../storage/storageFailed.ts'
import { FAULTS } from '../text/index.ts'
import { acceptedLanguage } from './acceptedLanguage.ts'
import { DOCS_STYLE, docsPage } from './docsPage.ts'
import { foreignHeaders, isForeignOrigin, isOwnOrigin, PREFLIGHT, securityHeaders } from './headers.ts'
import { healthOf } from './health.ts'
import { hostCheck, nameIn } from './hosts.ts'
import { openApi } from './openApi.ts'
import { type Call, type Route, Written } from './route.ts'
import { ROUTES } from './routes/index.ts'
import { STATUS } from './status.ts'

export function serveApi(app: FastifyInstance, services: Services): void {
  const { config, metrics } = services
  const headers = securityHeaders(config.secure)
  const isOwnHost = hostCheck(config)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    const { host, origin } = request.headers
    if (!isOwnHost(host)) throw new Refusal('not-allowed', (language) => FAULTS[language].otherHost(nameIn(host)))
    // Also where no origin is given: a cache must not keep one answer for all.
    if (config.origins.length > 0) reply.header('vary', 'origin')
    if (isForeignOrigin(request.headers, config.origins)) {
      reply.headers(foreignHeaders(origin!))
      if (request.method === 'OPTIONS') return reply.status(204).headers(PREFLIGHT).send()
    }
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, config))
      throw new Refusal('not-allowed', (language) => FAULTS[language].otherPage)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'internal')
      services.log('error', `${request.method} ${request.routeOptions.url}: ${oneLine(error)}`, { request: request.id })
    metrics.count(...REFUSALS, { code: refusal.code })
    send(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refusal('not-found')))

  for (const route of ROUTES) {
    if (!route.form) serveRoute(app, services, route)
    else void app.register(async (scope) => serveForm(scope, services, route))
  }

  servePages(app, services)
}

/** Answers what Fastify refuses before it looks for a route. */
export const unroutable =
  ({ secure }: Pick<Config, 'secure'>) =>
  (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(securityHeaders(secure))
    send(request, reply, new Refusal('malformed', (language) => FAULTS[language].badPath))
  }

/** What is not part of the API. */
function servePages(app: FastifyInstance, services: Services): void {
  const { limits, metrics, now } = services
  const limited = {
    onRequest: async ({ ip }: FastifyRequest) => {
      if (!limits.requests.take(limitKey(ip), now()))
        throw new Refusal('too-many', (language) => FAULTS[language].tooFast)
    },
  }
  const document = JSON.stringify(openApi(ROUTES))
  const page = docsPage(ROUTES)
  const answer = (type: string, body: () => string) => (_: FastifyRequest, reply: FastifyReply) =>
    reply.type(type).send(body())
  app.get(
    '/api/openapi.json',
    limited,
    answer('application/json; charset=utf-8', () => document),
  )
  app.get(
    '/api/docs',
    limited,
    answer('text/html; charset=utf-8', () => page),
  )
  app.get(
    '/api/docs.css',
    limited,
    answer('text/css', () => DOCS_STYLE),
  )
  app.get(
    '/metrics',
    limited,
    answer('text/plain; version=0.0.4', () => metrics.text()),
  )
  app.get('/healthz', limited, async (_, reply) => {
    const health = await healthOf(services)
    return reply
      .status(health.status === 'well' ? 200 : 503)
      .send({ ...health, ...(services.nodes && { node: services.nodes.me }) })
  })
}

/** Mail programs send a form that says nothing. */
function serveForm(scope: FastifyInstance, services: Services, route: Route): void {
  const options = { parseAs: 'string', bodyLimit: 1024 } as const
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_, __, done) => done(null, {}))
  serveRoute(scope, services, route)
}

function serveRoute(app: FastifyInstance, services: Services, route: Route): void {
  const { config, limits, metrics, now } = services
  const isForeign = ({ headers }: FastifyRequest) => isForeignOrigin(headers, config.origins)
  const read = { params: readerOf(route.params), query: readerOf(route.query), body: readerOf(route.body) }
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const at = now()
      if (!limits.requests.take(limitKey(request.ip), at, route.cost ?? 1))
        throw new Refusal('too-many', (language) => FAULTS[language].tooFast)
      const admitted = await admit(services, request.headers, request.ip, true)
      const { player, session, program = false } = admitted ?? {}
      const cookies = new Map<string, string>()
      const cookie = (name: string, value: string, seconds: number) => {
        cookies.set(name, cookieOf(name, value, seconds, { secure: config.secure, foreign: isForeign(request) }))
        // At once: a refusal carries them too.
        reply.removeHeader('set-cookie').header('set-cookie', [...cookies.values()])
      }
      if (admitted?.renewed !== undefined)
        cookie(SESSION_COOKIE, admitted.renewed, (admitted.session.expires - at) / 1000)
      if (route.signedIn && !player) throw new Refusal('not-signed-in', (language) => FAULTS[language].guestFirst)
      const params = checked(read.params(request.params), 'path')
      const result = await runWhereItIs(services, route, (params as { readonly match?: string }).match, {
        params,
        query: checked(read.query(request.query), 'query'),
        body: checked(read.body(route.body ? request.body : {}), 'body'),
        player,
        session,
        program,
        facts: factsOf(request.headers, request.ip),
        device: cookieIn(request.headers, DEVICE_COOKIE),
        address: limitKey(request.ip),
        language: acceptedLanguage(request.headers['accept-language']),
        now: at,
        cookie,
      })
      metrics.observe('alea_request_ms', 'Milliseconds a request took', now() - at)
      reply.header('cache-control', 'no-store')
      if (result instanceof Written) return written(reply, result)
      return route.text ? reply.type('text/plain; charset=utf-8').send(result) : result
    },
  })
}

const ASK_AGAIN_SECONDS = '1'

function written(reply: FastifyReply, { status, json }: Written): FastifyReply {
  if (status === 202) reply.header('retry-after', ASK_AGAIN_SECONDS)
  return reply.status(status).type('application/json; charset=utf-8').send(json)
}

/** What is about one match is done by the node that owns it. */
async function runWhereItIs(
  services: Services,
  route: Route,
  match: string | undefined,
  call: Call<unknown, unknown, unknown>,
): Promise<unknown> {
  const { nodes } = services
  if (!nodes || match === undefined || route.stored) return route.run(services, call)
  if (nodes.owned(match)) {
    try {
      return await route.run(services, call)
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error
    }
  }
  const { params, query, body, player, program, address, language } = call
  const sent = {
    params,
    query,
    body,
    program,
    address,
    language,
    player: player && { ...player, ids: [...player.ids] },
  }
  const { method, path } = route
  return nodes.ask(match, { kind: 'route', method, path, call: sent }, isRepeatable(route, body))
}

/** May it be asked a second time when the node that was asked has died? */
const isRepeatable = ({ method }: Route, body: unknown): boolean =>
  method !== 'POST' || typeof (body as { readonly id?: unknown } | undefined)?.id === 'string'

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
  const storage = storageFailed(error)
  if (storage) return storage
  const known = 'statusCode' in error && error.statusCode !== undefined ? FASTIFY_ERRORS[error.statusCode] : undefined
  return new Refusal(...(known ?? (['internal'] as const)))
}

/** A refused answer brings the question as it is now. */
const send = ({ headers, id }: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.status(STATUS[refusal.code]).send({
    ...refusal.in(acceptedLanguage(headers['accept-language'])),
    ...(refusal.code === 'internal' && { request: id }),
    ...refusal.now,
  })

const oneLine = (error: Error): string => (error.stack ?? error.message).replaceAll(/\s*\n\s*/g, ' | ')
