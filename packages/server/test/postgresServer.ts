/**
 * PostgreSQL for tests and proofs: private servers in temporary folders on free ports, from Debian's programs, those in PATH or those in the folder that
 * ALEA_TEST_POSTGRES names. It may name a running server instead, `postgres://…`: then tests that kill one are skipped.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { endsWithUs } from './endsWithUs.ts'
import { foldersOfPath, freePort } from './installed.ts'

const NAMED = process.env.ALEA_TEST_POSTGRES ?? ''
const GIVEN = /^postgres(ql)?:/.test(NAMED) ? NAMED : undefined

/** Debian keeps every version beside the others, the newest first here. */
function debianFolders(): string[] {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return []
  const newest = readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
  return newest.map((version) => join(versions, version, 'bin'))
}

/** Where there are programs of a PostgreSQL. */
const PROGRAMS = (NAMED === '' ? [...debianFolders(), ...foldersOfPath()] : [NAMED]).find((folder) =>
  existsSync(join(folder, 'initdb')),
)

/** True where tests have no PostgreSQL at all. */
export const NO_POSTGRES = !GIVEN && !PROGRAMS
/** True where there is none that may be killed. */
export const NO_POSTGRES_PROGRAMS = !PROGRAMS

/** PostgreSQL refuses to run as root. */
const USER = process.getuid?.() === 0 ? userNamed('postgres') : {}

function userNamed(name: string): { uid?: number; gid?: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined ? {} : { uid: Number(uid), gid: Number(gid) }
}

/** What makes tests quicker and forgets everything in a power cut; a server that is only killed loses nothing. */
const FAST = ['fsync=off', 'full_page_writes=off', 'max_wal_size=64MB', 'shared_buffers=32MB']

export class PostgresServer {
  readonly port: number
  private readonly folder: string
  private readonly settings: readonly string[]
  private child: ChildProcess | undefined

  private constructor(folder: string, port: number, settings: readonly string[]) {
    this.folder = folder
    this.port = port
    this.settings = settings
  }

  /** A server of its own, which may be killed. `isDurable`: every commit is flushed to the disk. */
  static async start(isDurable = false): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'alea-postgres-'))
    if (USER.uid !== undefined) chownSync(folder, USER.uid, USER.gid!)
    const initdb = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
    execFileSync(join(PROGRAMS!, 'initdb'), initdb, { ...USER, cwd: folder, stdio: 'ignore' })
    const server = new PostgresServer(folder, await freePort(), isDurable ? [] : FAST)
    await server.start()
    return server
  }

  get pid(): number {
    return this.child!.pid!
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`
  }

  /** Starts again what was stopped or killed; resolves when it answers. */
  async start(): Promise<void> {
    const settings = [`port=${this.port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...this.settings]
    const args = ['-D', this.folder, ...settings.flatMap((setting) => ['-c', setting])]
    const child = spawn(join(PROGRAMS!, 'postgres'), args, { ...USER, cwd: this.folder, stdio: 'ignore' })
    this.child = child
    endsWithUs(child, this.folder)
    while (!(await answers(this.url))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
      await sleep(50)
    }
  }

  /** Lets it write to a folder. */
  give(folder: string): void {
    if (USER.uid !== undefined) chownSync(folder, USER.uid, USER.gid!)
    chmodSync(folder, 0o700)
  }

  /** All its processes at once, as a crash would: the next start recovers. */
  kill(): Promise<void> {
    return this.end('SIGQUIT')
  }

  stop(): Promise<void> {
    return this.end('SIGINT')
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child!
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  async remove(): Promise<void> {
    await this.end('SIGQUIT')
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A server for a whole file of tests: the one that ALEA_TEST_POSTGRES names, or a private one. */
export async function sharedPostgres(): Promise<{ readonly url: string; remove(): Promise<void> }> {
  return GIVEN ? { url: GIVEN, remove: async () => {} } : PostgresServer.start()
}

export interface EmptyDatabase {
  /** Everything goes to a schema of its own. */
  readonly url: string
  remove(): Promise<void>
}

/** A place without tables on a server, in a schema of its own: quicker than a database. */
export async function emptyDatabase(server: string): Promise<EmptyDatabase> {
  const schema = `alea_${randomBytes(6).toString('hex')}`
  await asked(server, `CREATE SCHEMA ${schema}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return { url: url.href, remove: () => asked(server, `DROP SCHEMA ${schema} CASCADE`).then(() => {}) }
}

/** Runs one statement and returns its rows. */
export async function asked(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await asked(url, 'SELECT 1')
    return true
  } catch {
    return false
  }
}
