/** The built web app, if there is one; every path that is no file and no door of the server is its first page. */
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type StaticFile, StaticFiles } from './staticFiles.ts'

const WELCOME = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Aléa</title>
<h1>Aléa</h1>
<p>The server is running; the web app is not built here. Programs find the API at <a href="/api/docs">/api/docs</a>; to play in a terminal: <code>npm run play</code>.</p>
<p lang="fr">Le serveur tourne ; l’application web n’est pas construite ici. Les programmes trouvent l’API sur <a href="/api/docs">/api/docs</a> ; pour jouer dans un terminal : <code>npm run play -- --lang fr</code>.</p></html>
`

const DOORS = /^\/(api|live|healthz|metrics)(\/|$)/
const FIRST_PAGE = '/index.html'

export function serveWebApp(app: FastifyInstance, folder: string): void {
  const files = new StaticFiles(folder)
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!
    if (DOORS.test(path)) return reply.callNotFound()
    const file = await files.find(path === '/' ? FIRST_PAGE : path)
    if (file) return send(request, reply, file)
    if (!(request.headers.accept ?? '').includes('text/html')) return reply.callNotFound()
    const page = await files.find(FIRST_PAGE)
    return page ? send(request, reply, page) : reply.type('text/html; charset=utf-8').send(WELCOME)
  })
}

export const WEB_APP = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

const FOREVER = 'public, max-age=31536000, immutable'

async function send({ headers }: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<FastifyReply> {
  reply.headers({
    // Names of built files change with what is in them; all others, the service worker above all, are asked for each time.
    'cache-control': /-[\w-]{8,}\.\w+$/.test(file.path) ? FOREVER : 'no-cache',
    etag: file.tag,
    vary: 'accept-encoding',
  })
  if (headers['if-none-match']?.includes(file.tag)) return reply.status(304).send()
  const { encoding, body } = await file.encoded(headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(file.type).send(body)
}
