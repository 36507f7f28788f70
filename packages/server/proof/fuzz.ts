/**
 * Fuzz: malformed, oversized, stale, replayed and unauthorised messages by the hundred thousand, from many sockets, while an honest match goes on.
 * Every one must be answered by a typed error or a closed socket; the server must live, and its memory stay flat.
 *
 *     npm run proof:fuzz -- [messages] [--nodes N]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@alea/engine'
import { ERRORS, type FromServer, SUBPROTOCOL } from '@alea/protocol'
import { WebSocket } from 'ws'
import { call } from '../test/client.ts'
import { ProofPlayer } from './player.ts'
import { nodesIn, Servers, setupOf } from './servers.ts'

export interface FuzzReport {
  readonly sent: number
  /** Answers by kind: `done`, `error malformed`, `refused stale`… */
  readonly answers: Readonly<Record<string, number>>
  readonly closed: number
  /** Answers that are no frame of the protocol. */
  readonly strange: number
  /** Megabytes in use after each fifth, when all that can be given back has been. */
  readonly heap: readonly number[]
  /** Resident megabytes at the end. */
  readonly resident: number
  readonly alive: boolean
  /** Answers the honest player was acknowledged meanwhile, and whether any of its mirrors broke. */
  readonly honest: number
  readonly desyncs: number
}

const SOCKETS = 40
/** Messages of one socket on their way at once. */
const WINDOW = 40

export async function fuzz(messages: number, say: (line: string) => void = () => {}, nodes = 1): Promise<FuzzReport> {
  const servers = await Servers.start(setupOf(nodes))
  try {
    return await fuzzed(servers, messages, say)
  } finally {
    await servers.remove()
  }
}

/** The honest match and the victim's are on the first node; attackers come to all of them. */
async function fuzzed(servers: Servers, messages: number, say: (line: string) => void): Promise<FuzzReport> {
  const { urls } = servers
  const server = servers.nodes[0]!
  const { url } = server
  const me = { kind: 'me' }
  const honest = await ProofPlayer.sit(url, { game: 'pig', seats: [me, me], options: { target: 1000 } }, 1)
  const victim = await ProofPlayer.sit(url, { game: 'dice-throne', seats: [me, me] }, 2)
  honest.connect()
  const answers: Record<string, number> = {}
  const heap: number[] = []
  let [sent, closed, strange] = [0, 0, 0]
  const note = (data: unknown) => {
    const kind = kindOf(String(data))
    if (kind === undefined) strange++
    else answers[kind] = (answers[kind] ?? 0) + 1
  }
  const attack = async (number: number) => {
    const luck = random(number)
    // Every third attacker is nobody, every third somebody without a seat, every third sits at the victim's table.
    const stranger = await call(url, 'POST', '/api/guests', { token: true })
    const token = [undefined, stranger.body.token as string, victim.token][number % 3]
    while (sent < messages) {
      const socket = await opened(urls[number % urls.length]!, token)
      if (!socket) break
      socket.on('message', note)
      while (sent < messages && socket.readyState === WebSocket.OPEN) {
        const batch = Math.min(WINDOW, messages - sent)
        sent += batch
        for (let i = 0; i < batch && socket.readyState === WebSocket.OPEN; i++) socket.send(message(luck, victim.match))
        await answered(socket)
      }
      if (socket.readyState !== WebSocket.OPEN) closed++
      socket.terminate()
    }
  }
  const watch = (async () => {
    for (let fifth = 1; fifth <= 5; fifth++) {
      while (sent < (messages * fifth) / 5) await sleep(20)
      await server.collect()
      heap.push(await megabytes(url, 'heap'))
      say(`${sent} sent, ${heap.at(-1)} MB in use`)
    }
  })()
  await Promise.all([
    ...Array.from({ length: SOCKETS }, (_, i) => attack(i)),
    fuzzHttp(url, Math.ceil(messages / 200)),
    watch,
  ])
  const states = await Promise.all(urls.map(async (one) => (await call(one, 'GET', '/healthz')).status))
  const resident = await megabytes(url, 'memory')
  honest.stop()
  const { promised, desyncs } = honest
  return {
    sent,
    answers,
    closed,
    strange,
    heap,
    resident,
    alive: states.every((status) => status === 200),
    honest: promised.length,
    desyncs,
  }
}

/** Anything at all, from noise to a frame that is nearly right. */
function message(luck: Random, match: string): string | Buffer {
  const number = () => [0, 1, -1, 3.5, 1e21, luck.below(1000), 2 ** 53][luck.below(7)]
  const word = () =>
    ['', 'roll', 'pass', '../../etc', '__proto__', '\u0000', 'é'.repeat(50), 'x'.repeat(500)][luck.below(8)]
  const anything = (): unknown =>
    [number(), word(), null, true, [], {}, [word()], { [String(word())]: number() }][luck.below(8)]
  const id = `f${luck.below(50)}`
  const frame = (): Record<string, unknown> =>
    [
      { type: 'answer', id, match, seat: luck.below(3), position: luck.below(60), key: word() },
      { type: 'answer', id, match, seat: 0, position: 0, key: 'roll' },
      { type: 'watch', match, as: [null, 0, 1, 7][luck.below(4)], position: luck.below(50), hash: 'abc' },
      { type: 'undo', id, match, seat: luck.below(2), position: number() },
      { type: 'order', id, match, seat: luck.below(2), orders: { pass: 'always', stop: true } },
      { type: 'reveal', id, match, seat: 0, contribution: 'f'.repeat(64) },
      { type: 'preview', id, match, seat: 0, position: 0, key: 'pass' },
      { type: 'say', id, match, text: word() },
      { type: 'propose', id, match, seat: luck.below(3), kind: ['undo', 'pause', 'clock', word()][luck.below(4)] },
      { type: 'reply', id, match, seat: luck.below(3), proposal: String(number()), answer: 'accept' },
      { type: 'resume', id, match, seat: luck.below(3) },
      { type: 'leave', match, as: null },
      { type: 'answer', id, match: 'no-such-match-here', seat: 0, position: 0, key: 'roll' },
    ][luck.below(13)]!
  switch (luck.below(8)) {
    case 0:
      return Buffer.from(Array.from({ length: luck.below(200) }, () => luck.below(256)))
    case 1:
      return '['.repeat(luck.below(4000))
    case 2:
      return luck.below(50) === 0 ? 'x'.repeat(20_000) : JSON.stringify(anything())
    case 3: {
      const broken = frame()
      broken[['type', 'match', 'seat', 'position', 'key', 'id'][luck.below(6)]!] = anything()
      return JSON.stringify(broken)
    }
    case 4:
      return JSON.stringify({ ...frame(), [String(word())]: anything() })
    case 5:
      return JSON.stringify(frame()).slice(0, luck.below(80))
    default:
      return JSON.stringify(frame())
  }
}

const KINDS = ['welcome', 'view', 'step', 'current', 'table', 'done', 'said', 'pong']

function kindOf(text: string): string | undefined {
  const frame = JSON.parse(text) as FromServer
  if (KINDS.includes(frame.type)) return frame.type
  if (frame.type !== 'error' && frame.type !== 'refused') return undefined
  return ERRORS.includes(frame.error.code) && frame.error.code !== 'internal'
    ? `${frame.type} ${frame.error.code}`
    : undefined
}

function opened(url: string, token: string | undefined): Promise<WebSocket | undefined> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, SUBPROTOCOL, { headers })
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket))
    socket.on('error', () => resolve(undefined))
  })
}

/** Until the server has come to the end of what it was sent, or has closed the connection. */
function answered(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const hear = (data: unknown) => {
      if (String(data).startsWith('{"type":"pong"')) end()
    }
    const end = () => {
      socket.off('message', hear)
      socket.off('close', end)
      resolve()
    }
    if (socket.readyState !== WebSocket.OPEN) return resolve()
    socket.on('message', hear)
    socket.on('close', end)
    socket.send('{"type":"ping"}')
  })
}

/** HTTP: bodies, paths and tokens that are wrong in every way. */
async function fuzzHttp(url: string, requests: number): Promise<void> {
  const luck = random(99)
  const paths = [
    '/api/tables',
    '/api/guests',
    '/api/sessions',
    '/api/tables/x/seats',
    '/api/matches/%00/log',
    '/api/tables?before=x',
    '/api/mutes/../x',
  ]
  const bodies = [
    '{',
    'null',
    '[]',
    '{"__proto__":{"a":1}}',
    '{"game":"pig"}',
    '"x"',
    '{"name":"\\u202e"}',
    'x'.repeat(70_000),
  ]
  for (let i = 0; i < requests; i++) {
    const method = ['POST', 'PATCH', 'DELETE', 'PUT'][luck.below(4)]!
    const { status, body } = await call(
      url,
      method,
      paths[luck.below(paths.length)]!,
      bodies[luck.below(bodies.length)],
      {
        authorization: `Bearer ${['', 'a.b.c', 'x'.repeat(2000)][luck.below(3)]}`,
      },
    )
    if (status >= 500 || (status >= 400 && !ERRORS.includes(body.code as never)))
      throw new Error(`${status} ${JSON.stringify(body)}`)
  }
}

async function megabytes(url: string, kind: 'heap' | 'memory'): Promise<number> {
  const { body } = await call(url, 'GET', '/metrics')
  return Math.round(Number(new RegExp(`^alea_${kind}_bytes (\\d+)`, 'm').exec(body.text as string)![1]) / 2 ** 20)
}

if (import.meta.main) {
  const { nodes, others } = nodesIn(process.argv.slice(2))
  const [messages = 1_000_000] = others.map(Number)
  const report = await fuzz(messages, (line) => process.stderr.write(`${line}\n`), nodes)
  console.log(JSON.stringify(report, undefined, 2))
  process.exitCode = report.alive && report.strange === 0 && report.desyncs === 0 ? 0 : 1
}
