/**
 * Writes the data folder of this release, `packages/server/test/releases/<version>/`: matches of every game, finished and unfinished, which every later
 * version must list, show, export, verify and play on (`packages/server/test/releases.test.ts`). Run it once for each release; a folder is never
 * written again. It uses the HTTP API alone, so that it also runs on the sources of an older release.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { GAMES } from '@alea/catalog'
import { random } from '@alea/engine'
import { DEFAULTS, openServer } from '@alea/server'

interface Person {
  readonly name: string
  readonly token: string
}

interface Seen {
  readonly position: number
  readonly sight: { asked: { offer?: { options: { key: string }[] } } | null; outcome: object | null }
}

interface Kept {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly kind: string
  readonly status: string
  readonly position: number
  /** SHA-256 of the log, once the match is over. */
  readonly log?: string
}

const PASSWORD = 'a folder of its release'
const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const target = process.argv[2] ?? join(root, 'packages', 'server', 'test', 'releases', version)
if (existsSync(join(target, 'matches.json'))) throw new Error(`${target} is there already; a release is written once`)

const data = mkdtempSync(join(tmpdir(), 'alea-release-'))
const limits = { requestsPerMinute: 10_000_000, framesPerSecond: 100_000 }
const server = await openServer({ ...DEFAULTS, ...limits, port: 0, data, log: 'silent', backupHours: 0 })
const luck = random(1)
const kept: Kept[] = []
const people = [await account('Anna'), await account('Ben')]

for (const { id: game } of GAMES) {
  const short = game === 'pig' ? { options: { target: 60 } } : {}
  await keep('between people, over', await played(game, people, { ...short, rated: true }, 5000))
  await keep('between people, in progress', await played(game, people, { clock: { kind: 'days', days: 30 } }, 20))
  await keep('against a bot, in progress', await played(game, people.slice(0, 1), {}, 6))
  const resigned = await played(game, people, {}, 10)
  await ask(people[1]!, 'POST', `/api/matches/${resigned}/seats/1/resign`)
  await keep('resigned', resigned)
  console.log(game)
}
const abandoned = await played('pig', people.slice(0, 1), {}, 2)
await ask(people[0]!, 'POST', `/api/tables/${abandoned}/abandon`)
await keep('abandoned', abandoned)

await server.close()
const file = join(data, 'alea.sqlite')
const db = new DatabaseSync(file)
db.exec('VACUUM')
db.close()
mkdirSync(target, { recursive: true })
writeFileSync(join(target, 'alea.sqlite.gz'), gzipSync(readFileSync(file), { level: 9 }))
const names = people.map(({ name }) => name)
writeFileSync(
  join(target, 'matches.json'),
  `${JSON.stringify({ version, names, password: PASSWORD, matches: kept }, null, 1)}\n`,
)
rmSync(data, { recursive: true, force: true })

async function ask<T>(
  { token }: Pick<Partial<Person>, 'token'>,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.status === 429) {
    await sleep(1000)
    return ask({ token }, method, path, body)
  }
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return (path.endsWith('/log') ? text : JSON.parse(text)) as T
}

async function account(name: string): Promise<Person> {
  const guest = await ask<{ token: string }>({}, 'POST', '/api/guests', { token: true, name })
  // Signing up gives a new token; the guest's ends.
  const { token } = await ask<{ token: string }>(guest, 'POST', '/api/accounts', { name, password: PASSWORD })
  return { name, token }
}

/** A match after this many answers of people, with chat, standing orders and, where the rules allow one, an undo. */
async function played(game: string, seated: readonly Person[], more: object, answers: number): Promise<string> {
  const [host, ...others] = seated
  const rest = others.length > 0 ? others.map(() => ({ kind: 'open' })) : [{ kind: 'bot', bot: 'greedy' }]
  const { id, invitation } = await ask<{ id: string; invitation: string }>(host!, 'POST', '/api/tables', {
    game,
    seats: [{ kind: 'me' }, ...rest],
    windows: { delay: 0, limit: 0 },
    pace: 0,
    ...more,
  })
  for (const other of others) await ask(other, 'POST', `/api/tables/${id}/seats`, { invitation })
  await ask(host!, 'POST', `/api/tables/${id}/start`)
  for (const [seat, person] of seated.entries())
    await ask(person, 'PUT', `/api/matches/${id}/seats/${seat}/orders`, { stop: true })
  await ask(host!, 'POST', `/api/matches/${id}/chat`, { text: `A match of ${game}` })
  let undone = false
  for (let given = 0; given < answers; given++) {
    const turn = await nextAnswer(id, seated)
    if (!turn) break
    const { seat, seen } = turn
    const { options } = seen.sight.asked!.offer!
    const { key } = options[luck.below(options.length)]!
    const person = seated[seat]!
    const position = seen.position
    await ask(person, 'POST', `/api/matches/${id}/answers`, { id: `${position}`, seat, position, key })
    if (!undone) undone = await undo(id, seat, person)
  }
  return id
}

/** The first asked person; undefined once the match is over. */
async function nextAnswer(id: string, seated: readonly Person[]): Promise<{ seat: number; seen: Seen } | undefined> {
  for (;;) {
    for (const [seat, person] of seated.entries()) {
      const seen = await ask<Seen>(person, 'GET', `/api/matches/${id}?as=${seat}`)
      if (seen.sight.outcome) return undefined
      if (seen.sight.asked?.offer) return { seat, seen }
    }
    await sleep(1)
  }
}

async function undo(id: string, seat: number, person: Person): Promise<boolean> {
  const { sight, position } = await ask<Seen>(person, 'GET', `/api/matches/${id}?as=${seat}`)
  if (sight.outcome) return false
  const { bar } = await ask<{ bar: string | null }>(person, 'GET', `/api/matches/${id}/seats/${seat}/undo`)
  if (bar !== null) return false
  await ask(person, 'POST', `/api/matches/${id}/undo`, { id: `undo-${position}`, seat, position })
  return true
}

async function keep(kind: string, match: string): Promise<void> {
  type Row = Pick<Kept, 'id' | 'game' | 'rules' | 'status' | 'position'>
  const { id, game, rules, status, position } = await ask<Row>(people[0]!, 'GET', `/api/tables/${match}`)
  const log = status === 'playing' ? undefined : await ask<string>({}, 'GET', `/api/matches/${match}/log`)
  const sha256 = log !== undefined && { log: createHash('sha256').update(log).digest('hex') }
  kept.push({ id, game, rules, kind, status, position, ...sha256 })
}
