/** The settings of the server, read from one JSON file. All are optional; a wrong one is named. */
import { readFileSync } from 'node:fs'
import { InputError, LANGUAGES, type Language, SOURCE_LANGUAGE, sayIn } from '@alea/engine'
import { reader } from '@alea/protocol'
import { type Static, Type } from 'typebox'
import { FAULTS } from './text/index.ts'

const whole = (value: number, minimum: number, maximum: number, description: string) =>
  Type.Optional(Type.Integer({ minimum, maximum, default: value, description }))

export const ConfigFile = Type.Object(
  {
    port: whole(3000, 0, 65_535, 'where to listen; 0 takes any free port'),
    host: Type.Optional(
      Type.String({ default: '127.0.0.1', description: 'the address to listen at; 0.0.0.0 for all' }),
    ),
    data: Type.Optional(
      Type.String({ default: 'alea-data', description: 'the folder of the database and its backups' }),
    ),
    origins: Type.Optional(
      Type.Array(Type.String({ pattern: '^https?://[^/]+$' }), {
        default: [],
        description: 'other sites whose pages may use this server, such as https://games.example',
      }),
    ),
    secure: Type.Optional(
      Type.Boolean({ default: false, description: 'the site is reached by https: cookies say so' }),
    ),
    trustProxy: Type.Optional(
      Type.Boolean({ default: false, description: 'a proxy in front says who asks (x-forwarded-for)' }),
    ),
    absenceSeconds: whole(60, 1, 86_400, 'how long somebody must be gone before others may call a stand-in'),
    contributionSeconds: whole(10, 1, 600, 'how long dice wait for the bytes that players promised'),
    backupHours: whole(24, 0, 8760, 'hours between two backups; 0: none'),
    backupsKept: whole(7, 1, 1000, 'how many backups stay'),
    requestsPerMinute: whole(600, 1, 1_000_000, 'for each address'),
    framesPerSecond: whole(30, 1, 1_000_000, 'for each connection'),
    faultsPerConnection: whole(20, 1, 1_000_000_000, 'frames that cannot be read before a connection is closed'),
    connectionsPerAddress: whole(64, 1, 1_000_000, 'open at the same time'),
    language: Type.Optional(
      Type.Unsafe<Language>(
        Type.String({ enum: [...LANGUAGES], default: SOURCE_LANGUAGE, description: 'what the log is written in' }),
      ),
    ),
    log: Type.Optional(
      Type.Unsafe<'silent' | 'error' | 'warn' | 'info'>(
        Type.String({ enum: ['silent', 'error', 'warn', 'info'], default: 'info' }),
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
  return { ...DEFAULTS, ...defaults, ...result.value }
}

export function readConfig(file: string, defaults: Partial<Config> = {}): Config {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new InputError((language) => FAULTS[language].unreadable(file, code))
  }
  try {
    return checkConfig(JSON.parse(text), file, defaults)
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError((language) => FAULTS[language].notJson(file, (error as Error).message))
  }
}
