/** The built web app, if there is one; every path that is no file and no API is its first page. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const WELCOME = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Aléa</title>
<p>Aléa is running. The web app is not built; the API is described at <a href="/api/docs">/api/docs</a>.</p></html>
`

export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(WELCOME))
    return
  }
  await app.register(statics, { root: folder, wildcard: false, maxAge: '1h', setHeaders: cacheForever })
  app.get('/*', (request, reply) =>
    request.url.startsWith('/api/') ? reply.callNotFound() : reply.sendFile('index.html', { maxAge: 0 }),
  )
}

/** Names of built files change with what is in them. */
function cacheForever(reply: FastifyReply, path: string): void {
  if (/-[\w-]{8,}\.\w+$/.test(path)) reply.header('cache-control', 'public, max-age=31536000, immutable')
}
