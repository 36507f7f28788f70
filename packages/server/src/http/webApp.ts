/** The built web app, if there is one; every path that is no file and no API is its first page. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const WELCOME = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Aléa</title>
<h1>Aléa</h1>
<p>The server is running; the web app is not built here. Programs find the API at <a href="/api/docs">/api/docs</a>; to play in a terminal: <code>npm run play</code>.</p>
<p lang="fr">Le serveur tourne ; l’application web n’est pas construite ici. Les programmes trouvent l’API sur <a href="/api/docs">/api/docs</a> ; pour jouer dans un terminal : <code>npm run play -- --lang fr</code>.</p></html>
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
