/**
 * The examples of deploy/ as real proxies in front of a real server, without https. Each is tried where it is installed; `ALEA_NGINX=/path` and
 * `ALEA_CADDY=/path` name one that is not on the path.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SUBPROTOCOL, type Table } from '@alea/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { testServer } from './testServer.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy')
const example = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8')

interface Proxy {
  readonly program: string
  /** Writes its settings to the folder and returns the arguments. */
  set(folder: string, port: number, server: string): { args: string[]; env?: Record<string, string> }
}

const PROXIES: Readonly<Record<string, Proxy>> = {
  nginx: {
    program: process.env.ALEA_NGINX ?? 'nginx',
    set: (folder, port, server) => {
      const site = example('nginx.conf')
        .replaceAll(/^ +ssl_.*$/gm, '')
        .replaceAll(/^ +listen \[::\].*$/gm, '')
        .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
        .replace('listen 80;', `listen unix:${folder}/plain.sock;`)
        .replace('127.0.0.1:3000', server)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n')
      const whole = `daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http { access_log off; ${temporary}\n${site} }`
      writeFileSync(join(folder, 'nginx.conf'), whole)
      return { args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')] }
    },
  },
  caddy: {
    program: process.env.ALEA_CADDY ?? 'caddy',
    set: (folder, port, server) => {
      mkdirSync(join(folder, 'home'))
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${example('Caddyfile')}`)
      const env = { SITE: `http://127.0.0.1:${port}`, ALEA: server, HOME: join(folder, 'home'), XDG_DATA_HOME: folder }
      return { args: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], env }
    },
  },
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** A request from one of the addresses of this machine. */
async function ask(
  url: string,
  path: string,
  { from = '127.0.0.1', method = 'GET', body = undefined as object | undefined, headers = {} } = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, {
      method,
      localAddress: from,
      agent: false,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    })
    sent.on('error', reject)
    sent.on('response', async (reply) =>
      resolve({ status: reply.statusCode!, headers: reply.headers, body: await text(reply) }),
    )
    sent.end(body && JSON.stringify(body))
  })
}

for (const [name, { program, set }] of Object.entries(PROXIES)) {
  const isInstalled = spawnSync(program, [name === 'nginx' ? '-v' : 'version']).status === 0

  describe.skipIf(!isInstalled)(name, () => {
    async function behindProxy(settings: object = {}): Promise<string> {
      const { url } = await testServer({ secure: true, trustProxy: true, ...settings })
      const folder = mkdtempSync(join(tmpdir(), 'alea-proxy-'))
      const port = await freePort()
      const { args, env = {} } = set(folder, port, new URL(url).host)
      const proxy = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
      let said = ''
      proxy.stderr.on('data', (part) => {
        said += part
      })
      const gone = new Promise((resolve) => proxy.once('exit', resolve))
      onTestFinished(async () => {
        proxy.kill('SIGTERM')
        await gone
        rmSync(folder, { recursive: true, force: true })
      })
      const outside = `http://127.0.0.1:${port}`
      await expect
        .poll(async () => {
          if (proxy.exitCode !== null) throw new Error(said)
          return (await ask(outside, '/api/games').catch(() => undefined))?.status
        })
        .toBe(200)
      return outside
    }

    test('a guest signs in with a cookie, plays over a socket, and no other page can use it', async () => {
      const url = await behindProxy()
      // As behind the real proxy, where the page came by https.
      const origin = url.replace('http:', 'https:')
      const guest = await ask(url, '/api/guests', { method: 'POST', body: { name: 'Ada' }, headers: { origin } })
      const set = String(guest.headers['set-cookie'])
      expect(set).toMatch(/; HttpOnly/i)
      expect(set).toMatch(/; Secure/i)
      expect(guest.headers['strict-transport-security']).toBeDefined()
      expect(guest.headers['content-security-policy']).toContain("default-src 'none'")
      const cookie = set.split(';')[0]!
      const wish = { game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }], start: true }
      const laid = await ask(url, '/api/tables', { method: 'POST', body: wish, headers: { cookie, origin } })
      const { id }: Table = JSON.parse(laid.body)

      const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, SUBPROTOCOL, {
        headers: { cookie, origin },
      })
      onTestFinished(() => socket.terminate())
      const frames: { type: string }[] = []
      socket.on('message', (data) => frames.push(JSON.parse(String(data))))
      await new Promise((resolve, reject) => {
        socket.once('open', resolve)
        socket.once('error', reject)
      })
      socket.send(JSON.stringify({ type: 'watch', match: id, as: 0 }))
      await expect.poll(() => frames.map(({ type }) => type)).toContain('view')

      const other = { method: 'POST', body: wish, headers: { cookie, origin: 'https://elsewhere.example' } }
      expect((await ask(url, '/api/tables', other)).status).toBe(403)
    })

    test('limits are counted by the real address, and nobody can claim another', async () => {
      const url = await behindProxy({ requestsPerMinute: 5 })
      const asked = async (from: string, headers = {}) => (await ask(url, '/api/games', { from, headers })).status
      await expect.poll(() => asked('127.0.0.2')).toBe(429)
      expect(await asked('127.0.0.2', { 'x-forwarded-for': '127.0.0.9' })).toBe(429)
      expect(await asked('127.0.0.3')).toBe(200)
    })

    test('what is for the operator is not public, and a body that is too large is refused', async () => {
      const url = await behindProxy()
      for (const path of ['/metrics', '/healthz']) expect((await ask(url, path)).status, path).toBe(404)
      const large = { method: 'POST', body: { name: 'x'.repeat(100_000) } }
      expect((await ask(url, '/api/guests', large)).status).toBe(413)
    })
  })
}
