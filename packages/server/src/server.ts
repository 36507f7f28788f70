/** Opens and closes the server: storage, matches, HTTP, sockets. */
import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { InputError, type Language, sayIn } from '@alea/engine'
import { type HostEnvironment, localPresence, Refusal, StorageFault } from '@alea/host'
import fastify from 'fastify'
import { keepBackups } from './backups.ts'
import { type BotRunner, inProcessBots } from './bots/botRunner.ts'
import { Chat } from './chat.ts'
import type { Config } from './config.ts'
import { diceOf, sha256 } from './fair/dice.ts'
import { makeFolder } from './folder.ts'
import { serveApi } from './http/api.ts'
import { openListeners } from './http/listeners.ts'
import { serveWebApp, WEB_APP } from './http/webApp.ts'
import { Buckets } from './limits/buckets.ts'
import { MatchRegistry } from './matches/registry.ts'
import { Metrics } from './metrics.ts'
import { Players } from './players/players.ts'
import { Sessions } from './players/sessions.ts'
import { Ratings } from './ratings/ratings.ts'
import type { Services } from './services.ts'
import { Sockets } from './socket/sockets.ts'
import { NEWER_DATABASE } from './storage/sqlite/tables.ts'
import type { Storage } from './storage/storage.ts'
import { openSqlite } from './storage/storageThread.ts'
import { FAULTS, LOG_LINES } from './text/index.ts'

export interface RunningServer {
  readonly url: string
  readonly services: Services
  /** Waits for pending writes, then closes. */
  close(): Promise<void>
}

/** The largest request body; the largest real one sets up a table with custom dice. */
const BODY_BYTES = 65_536
/** How long a request may take to arrive. */
const REQUEST_MS = 30_000

/** What tests replace: dice and the bots' random seeds. */
export type Replaced = Partial<Pick<HostEnvironment, 'chanceOf' | 'seed'>>

/** Rejects with an InputError if the server cannot start. */
export async function openServer(
  config: Config,
  bots: BotRunner = inProcessBots,
  replaced: Replaced = {},
): Promise<RunningServer> {
  const metrics = new Metrics()
  const log = logger(config)
  const storage = await openStorage(config, metrics, log)
  try {
    return await openWith(config, storage, metrics, log, bots, replaced)
  } catch (error) {
    await storage.close()
    throw error
  }
}

async function openWith(
  config: Config,
  storage: Storage,
  metrics: Metrics,
  log: Services['log'],
  bots: BotRunner,
  replaced: Replaced,
): Promise<RunningServer> {
  const now = Date.now
  const trouble = (what: string, error: unknown) => {
    metrics.count('alea_troubles_total', 'Errors on the server')
    // Disk errors are logged once, by `openStorage`.
    if (!(error instanceof StorageFault || (error instanceof Refusal && error.code === 'unavailable')))
      log('error', (language) => LOG_LINES[language].failed(what, firstLine(error, language)))
  }
  const ratings = new Ratings(storage, trouble)
  const players = new Players(storage, ratings)
  const chat = new Chat(storage)
  const matches = new MatchRegistry(storage, {
    chat,
    now,
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    ownedSince: now(),
    chanceOf: diceOf,
    sha256,
    think: (job) => bots.choose(job),
    presenceOf: ({ seats }) => localPresence(seats.length, now()),
    seed: () => randomInt(2 ** 32),
    absenceMs: config.absenceSeconds * 1000,
    contributionMs: config.contributionSeconds * 1000,
    ended: (record) => {
      metrics.count('alea_matches_ended_total', 'Matches ended, by game', { game: record.game })
      void ratings.count(record)
    },
    trouble,
    ...replaced,
  })
  const key = await storage.setting('signing-key', randomBytes(32).toString('hex'))
  const services: Services = {
    config,
    storage,
    matches,
    players,
    sessions: new Sessions(Buffer.from(key, 'hex'), config.secure),
    chat,
    metrics,
    limits: {
      requests: new Buckets(config.requestsPerMinute, config.requestsPerMinute / 60),
      signIns: new Buckets(10, 10 / 60),
      chat: new Buckets(10, 1),
    },
    now,
    log,
  }
  const app = fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    // Only the nearest proxy is trusted: anybody can write what stands before it in the list.
    trustProxy: config.trustProxy && ((_: string, hop: number) => hop === 0),
    forceCloseConnections: true,
  })
  serveApi(app, services)
  serveWebApp(app, WEB_APP)
  const sockets = new Sockets(app.server, services)
  measure(services, sockets)
  await ratings.open()
  const due = await matches.open()
  const listeners = await openListeners(app, config)
  const { url } = listeners
  const backups = keepBackups(services)
  log('info', (language) => LOG_LINES[language].listening(url, due))
  return {
    url,
    services,
    async close() {
      clearInterval(backups)
      await sockets.close()
      await listeners.close()
      matches.close()
      await bots.close?.()
      await storage.close()
      log('info', (language) => LOG_LINES[language].closed)
    },
  }
}

async function openStorage({ data }: Config, metrics: Metrics, log: Services['log']): Promise<Storage> {
  // Undefined until the storage is open: a failure to open it is reported by the error.
  let refuses: boolean | undefined
  try {
    makeFolder(data)
    const storage = await openSqlite(join(data, 'alea.sqlite'), {
      committed: (calls, ms, wrote) => {
        if (refuses && wrote) log('info', (language) => LOG_LINES[language].diskAccepts)
        if (wrote) refuses = false
        metrics.count('alea_storage_calls_total', 'Calls of the storage', {}, calls)
        metrics.observe('alea_transaction_ms', 'Milliseconds a transaction took, the flush to disk included', ms)
      },
      failed: (why) => {
        if (refuses === false) log('error', (language) => LOG_LINES[language].diskRefuses(why))
        refuses = true
      },
    })
    refuses = false
    return storage
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new InputError((language) => FAULTS[language].dataUnusable(data, storageFault(code, message, language)))
  }
}

function storageFault(code: string | undefined, message: string, language: Language): string {
  if (message === 'database is locked') return FAULTS[language].databaseLocked
  const newer = NEWER_DATABASE.exec(message)
  return newer ? FAULTS[language].databaseNewer(Number(newer[1]), Number(newer[2])) : (code ?? message)
}

function measure({ metrics, matches }: Services, sockets: Sockets): void {
  metrics.gauge('alea_matches_in_memory', 'Matches held in memory', () => matches.size)
  metrics.gauge('alea_matches_waking', 'Matches with something scheduled', () => matches.waking)
  metrics.gauge('alea_sockets', 'Open sockets', () => sockets.size)
  metrics.gauge('alea_memory_bytes', 'Resident memory', () => process.memoryUsage.rss())
  metrics.gauge('alea_heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed)
  metrics.gauge('alea_uptime_seconds', 'Seconds since the start', () => Math.round(process.uptime()))
}

const LEVELS = ['silent', 'error', 'warn', 'info']

const logger =
  ({ log: level, language }: Config): Services['log'] =>
  (at, message) => {
    if (LEVELS.indexOf(at) > LEVELS.indexOf(level)) return
    const line = sayIn(message, language).replaceAll(/\s*\n\s*/g, ' | ')
    process.stderr.write(`${new Date().toISOString()} ${at} ${line}\n`)
  }

function firstLine(error: unknown, language: Language): string {
  if (error instanceof InputError) return error.in(language)
  return error instanceof Error ? error.message.split('\n')[0]! : String(error)
}
