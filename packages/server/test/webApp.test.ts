import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveWebApp } from '../src/http/webApp.ts'

const SCRIPT = `console.log('é')\n${'// padding\n'.repeat(200)}`
const html = { accept: 'text/html,*/*' }

function site() {
  const folder = mkdtempSync(join(tmpdir(), 'alea-web-'))
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'outside')
  writeFileSync(join(dist, '.env'), 'hidden')
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>first</title>')
  writeFileSync(join(dist, 'sw.js'), SCRIPT)
  writeFileSync(join(dist, 'assets', 'index-CzSWOYZQ.js'), SCRIPT)
  const app = fastify()
  serveWebApp(app, dist)
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { dist, get }
}

test('built files may be kept for ever, the service worker and the first page are asked for each time', async () => {
  const { get } = site()
  const asset = await get('/assets/index-CzSWOYZQ.js')
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.body).toBe(SCRIPT)
  for (const path of ['/sw.js', '/', '/index.html'])
    expect((await get(path)).headers['cache-control'], path).toBe('no-cache')
  const { etag } = (await get('/sw.js')).headers
  expect((await get('/sw.js', { 'if-none-match': etag as string })).statusCode).toBe(304)
})

test('files travel packed for those who can unpack them', async () => {
  const { get } = site()
  const as = (encodings: string) => get('/sw.js', { 'accept-encoding': encodings })
  const [br, gzip, plain] = await Promise.all([as('gzip, deflate, br'), as('gzip;q=1, br;q=0'), as('')])
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT)
  expect(br.rawPayload.length).toBeLessThan(SCRIPT.length / 10)
  expect(br.headers.vary).toBe('accept-encoding')
})

test('every other path is the first page for a browser, and nothing for a program', async () => {
  const { get } = site()
  for (const path of ['/play/pig', '/watch/some-match?as=1', '/apiary'])
    expect((await get(path, html)).body, path).toContain('first')
  expect((await get('/play/pig', { accept: 'application/json' })).statusCode).toBe(404)
  for (const path of ['/api/nothing', '/live', '/healthz/x', '/metrics/x'])
    expect((await get(path, html)).statusCode, path).toBe(404)
})

test('nothing outside the folder, and nothing hidden in it, can be had', async () => {
  const { get } = site()
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.env',
    '/%',
    '//etc/passwd',
  ]) {
    const { statusCode, body } = await get(path)
    expect(statusCode, path).toBeGreaterThanOrEqual(400)
    expect(body, path).not.toMatch(/outside|hidden|root:/)
  }
})

test('a new build is seen without a restart', async () => {
  const { dist, get } = site()
  expect((await get('/')).body).toContain('first')
  writeFileSync(join(dist, 'assets', 'index-AAAAAAAA.js'), 'new')
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>second</title>')
  utimesSync(join(dist, 'index.html'), new Date(), new Date(Date.now() + 5000))
  expect((await get('/')).body).toContain('second')
  expect((await get('/assets/index-AAAAAAAA.js')).body).toBe('new')
})
