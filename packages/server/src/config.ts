/** The settings of the server, read from one JSON file. All are optional; a wrong one is named. */
import { readFileSync } from 'node:fs'
import { THINKING_MS } from '@alea/bots/levels'
import { InputError, isSystemError, LANGUAGES, type Language, SOURCE_LANGUAGE, sayIn, systemFault } from '@alea/engine'
import { reader } from '@alea/protocol'
import { type Static, Type } from 'typebox'
import { checkBus } from './nodes/busUrl.ts'
import { checkUrl } from './storage/postgres/faults.ts'
import { FAULTS } from './text/index.ts'

/** The file in the data folder. */
export const DATABASE = 'alea.sqlite'

const whole = (value: number, minimum: number, maximum: number, description: string) =>
  Type.Optional(Type.Integer({ minimum, maximum, default: value, description }))

const MailConfig = Type.Object(
  {
    host: Type.String({ minLength: 1 }),
    port: Type.Integer({ minimum: 1, maximum: 65_535 }),
    from: Type.String({ minLength: 3 }),
    secure: Type.Optional(Type.Boolean()),
    user: Type.Optional(Type.String()),
    password: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
type MailConfig = Static<typeof MailConfig>

export const ConfigFile = Type.Object(
  {
    port: whole(3000, 0, 65_535, 'where to listen; 0 takes any free port'),
    host: Type.Optional(
      Type.String({ minLength: 1, default: '127.0.0.1', description: 'the address to listen at; 0.0.0.0 for all' }),
    ),
    data: Type.Optional(
      Type.String({
        minLength: 1,
        pattern: '^[^\\0]*$',
        default: 'alea-data',
        description: 'the folder of the database and its backups',
      }),
    ),
    storage: Type.Optional(
      Type.String({
        default: '',
        description:
          'a PostgreSQL database for everything but keys and backups, such as postgres://alea@db.example/alea; empty: the data folder',
      }),
    ),
    bus: Type.Optional(
      Type.String({
        default: '',
        description:
          'a NATS server over which several nodes on one PostgreSQL database reach each other, such as nats://bus.example; empty: over the database',
      }),
    ),
    origins: Type.Optional(
      Type.Array(Type.String({ pattern: '^https?://[^/]+$' }), {
        default: [],
        description: 'other sites whose pages may use this server, such as https://games.example',
      }),
    ),
    hosts: Type.Optional(
      Type.Array(Type.String({ pattern: '^[^/:\\s]+$' }), {
        default: [],
        description: 'the names under which this server is asked, such as games.example',
      }),
    ),
    secure: Type.Optional(
      Type.Boolean({ default: false, description: 'the site is reached by https: cookies say so' }),
    ),
    trustProxy: Type.Optional(
      Type.Boolean({ default: false, description: 'a proxy in front says who asks (x-forwarded-for)' }),
    ),
    site: Type.Optional(
      Type.String({
        pattern: '^(https?://[^/\\s]+)?$',
        default: '',
        description: 'where people reach this server, such as https://games.example: for links in messages',
      }),
    ),
    operator: Type.Optional(
      Type.String({
        pattern: '^((mailto:|https://)\\S+)?$',
        default: '',
        description: 'whom push services may write to, such as mailto:you@games.example',
      }),
    ),
    mail: Type.Optional(
      Type.Unsafe<MailConfig | null>(
        Type.Union([MailConfig, Type.Null()], { default: null, description: 'the SMTP server for mail to players' }),
      ),
    ),
    webhooks: Type.Optional(
      Type.Unsafe<'public' | 'any' | 'off'>(
        Type.String({
          enum: ['public', 'any', 'off'],
          default: 'public',
          description: 'whether players may have requests sent: only to public https addresses, to any, or not at all',
        }),
      ),
    ),
    notifyAfterSeconds: whole(20, 0, 86_400, 'how long somebody who is away is awaited before they are told'),
    mailAfterMinutes: whole(10, 0, 1440, 'how long mail waits for other tables, which it then tells of too'),
    botMilliseconds: whole(THINKING_MS.master, 10, 60_000, 'the most a bot may think about one answer'),
    tablesPerPerson: whole(100, 1, 1_000_000, 'unfinished tables that one person set up'),
    botSeatsPerPerson: whole(100, 1, 1_000_000, 'bots at the unfinished tables that one person set up'),
    botMatchesPerPerson: whole(10, 0, 1_000_000, 'unfinished matches among bots alone that one person set up'),
    unwatchedSeconds: whole(60, 1, 86_400, 'how long a match among bots goes on when nobody looks'),
    absenceSeconds: whole(
      60,
      1,
      86_400,
      'how long somebody must be gone before others may have them replaced, at tables that do not say',
    ),
    contributionSeconds: whole(10, 1, 600, 'how long dice wait for the bytes that players promised'),
    backupHours: whole(24, 0, 8760, 'hours between two backups; 0: none'),
    backupsKept: whole(7, 1, 1000, 'how many backups stay'),
    analysisMegabytes: whole(
      256,
      0,
      1_000_000,
      'what analyses of matches may take in the data folder; 0: none are made',
    ),
    experimentMinutes: whole(
      30,
      0,
      1440,
      'minutes that the experiments of one person may be played within a day; 0: none are played',
    ),
    experimentMegabytes: whole(64, 0, 1_000_000, 'what experiments may take in the data folder; 0: none are played'),
    keepGuestsDays: whole(0, 0, 36_500, 'guests who have not been here for so long are deleted; 0: never'),
    keepChatDays: whole(0, 0, 36_500, 'older chat is removed; 0: never'),
    keepAuditDays: whole(365, 0, 36_500, 'older lines of the audit log are removed; 0: never'),
    requestsPerMinute: whole(600, 1, 1_000_000, 'for each address'),
    framesPerSecond: whole(
      30,
      1,
      1_000_000,
      'for each connection; twice as many for each person, eight times for each address',
    ),
    faultsPerConnection: whole(20, 1, 1_000_000_000, 'frames that cannot be read before a connection is closed'),
    connectionsPerAddress: whole(64, 1, 1_000_000, 'sockets open at the same time'),
    httpConnectionsPerAddress: whole(128, 1, 1_000_000, 'other connections open at the same time'),
    connections: whole(20_000, 1, 1_000_000, 'of all addresses together'),
    unsentMegabytes: whole(
      64,
      1,
      100_000,
      'what all clients together may leave unread before the slowest is disconnected',
    ),
    language: Type.Optional(
      Type.Unsafe<Language>(
        Type.String({ enum: [...LANGUAGES], default: SOURCE_LANGUAGE, description: 'what the log is written in' }),
      ),
    ),
    log: Type.Optional(
      Type.Unsafe<'silent' | 'error' | 'warn' | 'info' | 'debug'>(
        Type.String({ enum: ['silent', 'error', 'warn', 'info', 'debug'], default: 'info' }),
      ),
    ),
    logFormat: Type.Optional(
      Type.Unsafe<'text' | 'json'>(
        Type.String({ enum: ['text', 'json'], default: 'text', description: 'how the lines of the log are written' }),
      ),
    ),
  },
  { additionalProperties: false },
)

export type Config = Required<Static<typeof ConfigFile>>

export const DEFAULTS = Object.fromEntries(
  Object.entries(ConfigFile.properties).map(([name, schema]) => [name, (schema as { default?: unknown }).default]),
) as unknown as Config

const read = reader(ConfigFile)

/** `defaults` apply to settings that the file leaves out. */
export function checkConfig(given: unknown, source: string, defaults: Partial<Config> = {}): Config {
  const result = read(given)
  if ('fault' in result) {
    const { fault } = result
    throw new InputError((language) => FAULTS[language].inFile(source, sayIn(fault, language)))
  }
  const config = { ...DEFAULTS, ...defaults, ...result.value }
  if (config.storage !== '') checkUrl(config.storage)
  if (config.bus !== '') checkBus(config.bus)
  return config
}

export function readConfig(file: string, defaults: Partial<Config> = {}): Config {
  let text: string
  try {
    // Editors of some systems put a byte-order mark in front.
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new InputError((language) => FAULTS[language].unreadable(file, systemFault(error, language)))
  }
  try {
    return checkConfig(JSON.parse(text), file, defaults)
  } catch (error) {
    if (error instanceof InputError) throw error
    const [, line, column] = /line (\d+) column (\d+)/.exec((error as Error).message) ?? []
    throw new InputError((language) => FAULTS[language].notJson(file, line, column))
  }
}
