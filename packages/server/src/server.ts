/** Opens and closes the server: storage, matches, HTTP, sockets. */
import { randomBytes, randomInt } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { InputError, type Language } from '@alea/engine'
import { Conflict, type HostEnvironment, localPresence, Refusal, StorageFault, steadyClock } from '@alea/host'
import fastify from 'fastify'
import { Analyses } from './analyses/analyses.ts'
import { Audit } from './audit/audit.ts'
import { SignInFailures } from './audit/signInFailures.ts'
import { Backups } from './backups/backups.ts'
import { botEnvironment } from './bots/botEnvironment.ts'
import { type BotRunner, inProcessBots } from './bots/botRunner.ts'
import { SharedBots } from './bots/sharedBots.ts'
import { Chat } from './chat.ts'
import type { Config } from './config.ts'
import { measureEventLoop } from './eventLoop.ts'
import { Experiments } from './experiments/experiments.ts'
import { diceOf, sha256 } from './fair/dice.ts'
import { ForecastThread } from './forecasts/forecastThread.ts'
import { serveApi, unroutable } from './http/api.ts'
import { limitConnections } from './http/connectionLimits.ts'
import { openListeners } from './http/listeners.ts'
import { limitPipelining } from './http/pipelining.ts'
import { countRequests, requestId } from './http/requests.ts'
import { serveWebApp, WEB_APP } from './http/webApp.ts'
import { Buckets } from './limits/buckets.ts'
import { logger } from './logger.ts'
import { newId } from './matches/newMatch.ts'
import { MatchRegistry } from './matches/registry.ts'
import { TableQuota } from './matches/tableQuota.ts'
import { Metrics } from './metrics.ts'
import type { Changed } from './nodes/letters.ts'
import type { Nodes } from './nodes/nodes.ts'
import { openNodes } from './nodes/openNodes.ts'
import { Work } from './nodes/work.ts'
import { Mail } from './notifications/mail.ts'
import { Notifier } from './notifications/notifier.ts'
import { pushKeys } from './notifications/push.ts'
import { serveOperator } from './operator/operatorSocket.ts'
import { settleBans } from './players/bannedSeats.ts'
import { Deletions } from './players/deletions.ts'
import { DeviceMarks } from './players/deviceMarks.ts'
import { Goals } from './players/goals.ts'
import { HashQueue } from './players/hashQueue.ts'
import { OldTokens } from './players/oldTokens.ts'
import { Players } from './players/players.ts'
import { Retention } from './players/retention.ts'
import { Sessions } from './players/sessions.ts'
import { Ratings } from './ratings/ratings.ts'
import type { Services } from './services.ts'
import { Sockets } from './socket/sockets.ts'
import { DamagedMatch } from './storage/damagedMatch.ts'
import { openStorage, startFault } from './storage/openStorage.ts'
import type { Storage } from './storage/storage.ts'
import { FAULTS, LOG_LINES } from './text/index.ts'

export interface RunningServer {
  readonly url: string
  readonly services: Services
  /** Stops bots and clocks, lets the commands under way be stored, then closes; takes less than five seconds, whatever hangs. */
  close(): Promise<void>
}

/** The largest request body; the largest real one sets up a table with custom dice. */
const BODY_BYTES = 65_536
/** How long a request may take to arrive, its headers first; a connection that sends none is closed too. */
const REQUEST_MS = 30_000
const HEADERS_MS = 10_000
const CHECKED_EVERY_MS = 2000

/** From one address, however many guests it makes. */
const REPORTS_A_DAY = 30
/** Of one player. */
const CONFIRMATIONS_A_DAY = 5

/** How long a stop waits: for the commands and the backup under way, and for the disk. With sockets (1 s) and requests (0.5 s), less than five seconds. */
const COMMANDS_MS = 1000
/** Who is awaited need not be told to the millisecond. */
const TELL_MS = 1000
const STORAGE_MS = 2000

/** What tests replace: dice, the bots' random seeds, the computer's clock, and where forecasts are made. Dice that are replaced have no salt. */
export type Replaced = Partial<Pick<HostEnvironment, 'chanceOf' | 'seed' | 'now' | 'forecast'>>

/** Rejects with an InputError if the server cannot start. */
export async function openServer(
  config: Config,
  bots: BotRunner = inProcessBots,
  replaced: Replaced = {},
): Promise<RunningServer> {
  const metrics = new Metrics()
  const log = logger(config)
  const storage = await openStorage(config, metrics, log)
  let nodes: Nodes | undefined
  try {
    nodes = await openNodes(config, storage, {
      computer: replaced.now ?? Date.now,
      trouble: (what, error) => {
        metrics.count('alea_node_troubles_total', 'Errors between nodes, and leases that could not be read')
        // That the database does not answer is logged once, by `openStorage`.
        if (what !== 'leases') log('error', (language) => LOG_LINES[language].failed(what, firstLine(error, language)))
      },
    })
    return await openWith(config, storage, nodes, metrics, log, bots, replaced)
  } catch (error) {
    await bots.close?.()
    await nodes?.leave().catch(() => {})
    await nodes?.close().catch(() => {})
    await storage.close()
    throw error instanceof StorageFault ? startFault(config, error) : error
  }
}

async function openWith(
  config: Config,
  storage: Storage,
  nodes: Nodes | undefined,
  metrics: Metrics,
  log: Services['log'],
  bots: BotRunner,
  replaced: Replaced,
): Promise<RunningServer> {
  const { now: computerClock = Date.now, ...otherwise } = replaced
  // Several nodes agree on the time of their database.
  const shared = nodes ? () => computerClock() + nodes.membership.offset : computerClock
  const now = steadyClock(shared, () => performance.now())
  const trouble = (what: string, error: unknown) => {
    metrics.count('alea_troubles_total', 'Errors on the server')
    // Errors of the storage are logged once, by `openStorage`.
    // A node that lost a match to another one notices it like this.
    const isLogged =
      error instanceof StorageFault || error instanceof DamagedMatch || (nodes && error instanceof Conflict)
    if (!(isLogged || (error instanceof Refusal && error.code === 'unavailable')))
      log('error', (language) => LOG_LINES[language].failed(what, firstLine(error, language)))
  }
  const sharedBots = nodes && new SharedBots(bots, nodes)
  const ratings = new Ratings(storage, trouble)
  const players = new Players(storage, ratings)
  const goals = new Goals(storage, players, trouble)
  const chat = new Chat(storage)
  const forecasts = new ForecastThread(metrics)
  const analyses = new Analyses({ config, storage, metrics, trouble })
  const experiments = new Experiments({ config, metrics, isAlone: !nodes, now, trouble })
  let notifier: Notifier | undefined
  let isTelling = false
  /** One node among all tells players that it is their turn. */
  const wake = () => {
    if (!nodes || nodes.membership.isCaretaker) return notifier?.wake()
    if (isTelling) return
    isTelling = true
    later(TELL_MS, () => {
      isTelling = false
      nodes.noteToAll({ kind: 'awaited' })
    })
  }
  const commit: Storage['commit'] = (change) => {
    const stored = storage.commit(change)
    return change.awaited?.length ? stored.then(wake) : stored
  }
  const matches = new MatchRegistry(
    { ...storage, commit },
    {
      chat,
      blockBetween: (player, others) => storage.blockBetween(player, others),
      now,
      later,
      ownedSince: now(),
      ...(replaced.chanceOf ? {} : { salt: randomBytes(32).toString('hex') }),
      chanceOf: diceOf,
      sha256,
      forecast: (job) => forecasts.forecast(job),
      presenceOf: ({ seats }) => localPresence(seats.length, now()),
      seed: () => randomInt(2 ** 32),
      newId,
      absenceMs: config.absenceSeconds * 1000,
      contributionMs: config.contributionSeconds * 1000,
      ended: (record) => {
        metrics.count('alea_matches_ended_total', 'Matches ended, by game', { game: record.game })
        void ratings.count(record)
        void goals.count(record)
      },
      trouble,
      ...botEnvironment(sharedBots ?? bots, config, metrics),
      ...otherwise,
    },
    nodes,
  )
  const key = Buffer.from(await storage.setting('signing-key', randomBytes(32).toString('hex')), 'hex')
  const sessions = new Sessions(storage)
  if (config.mail && config.site === '') throw new InputError((language) => FAULTS[language].mailNeedsSite)
  const mail = config.mail ? new Mail(config.mail, config.site, key) : undefined
  const keys = await pushKeys(storage)
  notifier = new Notifier({ config, storage, matches, players, metrics, keys, mail, now, later, trouble })
  const deletions = new Deletions({ storage, matches, players, sessions, ratings, trouble })
  /** People reach any of the nodes: each gives them a share. */
  const nodesSharing = () => nodes?.count ?? 1
  const services: Services = {
    config,
    storage,
    matches,
    analyses,
    experiments,
    nodes,
    ratings,
    quota: new TableQuota(storage, config),
    players,
    goals,
    sessions,
    oldTokens: new OldTokens(storage, sessions, key),
    devices: new DeviceMarks(key),
    deletions,
    hashQueue: new HashQueue(),
    knownHashQueue: new HashQueue(),
    exports: new HashQueue(),
    chat,
    audit: new Audit(storage, now),
    signInFailures: new SignInFailures(),
    metrics,
    pushKey: keys.publicKey,
    notifier,
    mail,
    limits: {
      requests: new Buckets(config.requestsPerMinute, config.requestsPerMinute / 60, nodesSharing),
      signIns: new Buckets(10, 10 / 60, nodesSharing),
      addresses: new Buckets(30, 30 / 60, nodesSharing),
      chat: new Buckets(10, 1, nodesSharing),
      reports: new Buckets(REPORTS_A_DAY, REPORTS_A_DAY / 86_400, nodesSharing),
      mail: new Buckets(CONFIRMATIONS_A_DAY, CONFIRMATIONS_A_DAY / 86_400, nodesSharing),
    },
    now,
    log,
  }
  const app = fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_EVERY_MS },
    // Only the nearest proxy is trusted: anybody can write what stands before it in the list.
    trustProxy: config.trustProxy && ((_: string, hop: number) => hop === 0),
    // Requests that are being answered may end; `openListeners` cuts off all others.
    forceCloseConnections: 'idle',
    genReqId: requestId(config.trustProxy),
    frameworkErrors: unroutable(config),
  })
  countRequests(app, services)
  limitConnections(app.server, config, metrics)
  limitPipelining(app.server, metrics)
  serveApi(app, services)
  serveWebApp(app, WEB_APP)
  const sockets = new Sockets(app.server, services)
  if (nodes && sharedBots) shareNews(nodes, services, sharedBots)
  measure(services, sockets)
  const measured = measureEventLoop(metrics)
  await ratings.open()
  const unplayable = await matches.closeUnplayable()
  if (unplayable > 0) log('warn', (language) => LOG_LINES[language].closedUnplayable(unplayable))
  const listeners = await openListeners(app, config)
  const { url } = listeners
  const due = await matches.open()
  await deletions.open(now())
  void settleBans(services, trouble).catch((error: unknown) => trouble('bans', error))
  const backups = new Backups({ ...services, later })
  backups.start()
  const retention = new Retention({
    ...services,
    later,
    trouble,
    isMine: () => nodes?.membership.isCaretaker ?? true,
  })
  retention.start()
  wake()
  const operator = await serveOperator(services, backups)
  log('info', (language) => LOG_LINES[language].listening(url, due))
  let closed: Promise<void> | undefined
  const close = async () => {
    measured()
    await operator.close()
    // First of all nobody answers for anybody any more: no bot, no clock.
    await Promise.all([
      within(COMMANDS_MS, matches.close()),
      within(COMMANDS_MS, retention.close()),
      within(COMMANDS_MS, deletions.close()),
      within(COMMANDS_MS, notifier.close()),
    ])
    // From now on others have the matches; then their players go there. Until then somebody's clock may run: nothing else is waited for.
    if (nodes) await within(COMMANDS_MS, nodes.leave())
    await Promise.all([
      sockets.close(),
      within(COMMANDS_MS, backups.close()),
      (sharedBots ?? bots).close?.(),
      forecasts.close(),
      analyses.close(),
      experiments.close(),
    ])
    await listeners.close()
    if (nodes) await within(COMMANDS_MS, nodes.close())
    const isWritten = await within(STORAGE_MS, storage.close())
    log('info', (language) => LOG_LINES[language][isWritten ? 'closed' : 'closedEarly'])
  }
  return { url, services, close: () => (closed ??= close()) }
}

const later: HostEnvironment['later'] = (ms, work) => {
  const timer = setTimeout(work, ms).unref()
  return () => clearTimeout(timer)
}

/** Whether it was done within so many milliseconds; what takes longer is not waited for. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const isDone = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return isDone
}

/** What other nodes have in memory may be out of date when something changes here. */
function shareNews(nodes: Nodes, services: Services, bots: SharedBots): void {
  const { sessions, players, chat } = services
  nodes.serveWith(new Work(nodes, services, bots))
  const tell = (changed: Changed) => nodes.noteToAll({ kind: 'changed', changed })
  sessions.onEnd((ended, isHere) => {
    if (isHere) tell({ sessions: [...ended] })
  })
  players.onChange = (ids, name) => tell({ players: ids, ...(name !== undefined && { names: [name] }) })
  chat.onChange = (unheard) => tell({ unheard })
}

function measure({ metrics, matches, config, nodes }: Services, sockets: Sockets): void {
  if (nodes) {
    metrics.gauge('alea_nodes', 'Nodes that are alive', () => nodes.count)
    metrics.gauge('alea_remote_watchers', 'Watchers of matches that other nodes own', () => matches.remote?.size ?? 0)
  }
  metrics.gauge('alea_disk_free_bytes', 'Free space where the data folder is', () => {
    const { bavail, bsize } = statfsSync(config.data)
    return bavail * bsize
  })
  metrics.gauge('alea_matches_in_memory', 'Matches held in memory', () => matches.size)
  metrics.gauge('alea_matches_waking', 'Matches with something scheduled', () => matches.waking)
  metrics.gauge(
    'alea_matches_unplayable',
    'Matches whose answers do not fit their rules',
    () => matches.unplayableCount,
  )
  metrics.gauge('alea_sockets', 'Open sockets', () => sockets.size)
  metrics.gauge('alea_clients_behind', 'Clients that get no steps until they have caught up', () => sockets.behind)
  metrics.gauge('alea_unsent_bytes', 'Bytes that clients have not read yet', () => sockets.unsent.bytes)
  metrics.total('alea_sent_bytes_total', 'Bytes sent over sockets', () => sockets.unsent.sent)
  metrics.gauge('alea_memory_bytes', 'Resident memory', () => process.memoryUsage.rss())
  metrics.gauge('alea_heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed)
  metrics.gauge('alea_uptime_seconds', 'Seconds since the start', () => Math.round(process.uptime()))
}

function firstLine(error: unknown, language: Language): string {
  if (error instanceof InputError) return error.in(language)
  return error instanceof Error ? error.message.split('\n')[0]! : String(error)
}
