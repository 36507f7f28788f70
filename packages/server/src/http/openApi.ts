/** The OpenAPI document of the routes, made from the routes themselves. */
import { Failure, PROTOCOL, Profile, Table } from '@alea/protocol'
import type { TSchema } from 'typebox'
import type { Route } from './route.ts'

const NAMED = { Table, Profile, Failure }

export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    paths[route.path] ??= {}
    paths[route.path]![route.method.toLowerCase()] = operation(route)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aléa',
      version: `${PROTOCOL}`,
      description:
        'Tables, matches, replays and players. Live play is over WebSocket at /live (docs/protocol.md); everything can be done over HTTP as well.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, plain(schema)])),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'alea' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operation({
  tag,
  summary,
  params,
  query,
  body,
  reply,
  signedIn,
  text,
  accepted,
  method,
  path,
}: Route): object {
  const of = (where: 'path' | 'query', schema: TSchema | undefined) =>
    Object.entries((schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {}).map(
      ([name, each]) => ({
        name,
        in: where,
        required: where === 'path' || ((schema as { required?: string[] }).required ?? []).includes(name),
        schema: plain(each),
      }),
    )
  const json = (schema: TSchema | undefined) => ({ 'application/json': { schema: schema ? plain(schema) : {} } })
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase()).replaceAll(/\W/g, '')}`,
    tags: [tag],
    summary,
    ...(signedIn && { security: [{ cookie: [] }, { token: [] }] }),
    parameters: [...of('path', params), ...of('query', query)],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Done', content: text ? { 'text/plain': { schema: { type: 'string' } } } : json(reply) },
      ...(accepted !== undefined && { 202: { description: accepted, content: json(reply) } }),
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

/** As JSON, with named schemas by reference and without internal ids. */
function plain(schema: TSchema): unknown {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    if (typeof value !== 'object' || value === null || typeof value.$id !== 'string') return value
    const { $id, ...rest } = value
    return $id in NAMED && (schema as { $id?: string }).$id !== $id ? { $ref: `#/components/schemas/${$id}` } : rest
  })
}
