/** The built web app, if there is one. Every path that is neither a file nor part of the API gets its first page. */
import { join } from 'node:path'
import type { Language } from '@alea/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGES } from '../text/index.ts'
import { acceptedLanguage } from './acceptedLanguage.ts'
import { type StaticFile, StaticFiles } from './staticFiles.ts'

const notBuiltPage = (language: Language): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Aléa</title>
<h1>Aléa</h1>
<p>${PAGES[language].notBuilt}</p></html>
`

const API_PATHS = /^\/(api|live|healthz|metrics)(\/|$)/
const FIRST_PAGE = '/index.html'

export function serveWebApp(app: FastifyInstance, folder: string): void {
  const files = new StaticFiles(folder)
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!
    if (API_PATHS.test(path)) return reply.callNotFound()
    const file = await files.find(path === '/' ? FIRST_PAGE : path)
    if (file) return send(request, reply, file)
    if (!(request.headers.accept ?? '').includes('text/html')) return reply.callNotFound()
    const page = await files.find(FIRST_PAGE)
    return page
      ? send(request, reply, page)
      : reply.type('text/html; charset=utf-8').send(notBuiltPage(acceptedLanguage(request.headers['accept-language'])))
  })
}

/** Another build than the usual one may be served. */
export const WEB_APP = process.env.ALEA_WEB_APP ?? join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

const FOREVER = 'public, max-age=31536000, immutable'

async function send({ headers }: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<FastifyReply> {
  reply.headers({
    // Names of built files contain a hash of their content; all others, above all the service worker, are revalidated each time.
    'cache-control': /-[\w-]{8,}\.\w+$/.test(file.path) ? FOREVER : 'no-cache',
    etag: file.tag,
    vary: 'accept-encoding',
  })
  if (headers['if-none-match']?.includes(file.tag)) return reply.status(304).send()
  const { encoding, body } = await file.encoded(headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(file.type).send(body)
}
