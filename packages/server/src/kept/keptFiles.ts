/**
 * Results that took long to compute, in files of the data folder. What is here can be computed again, so it is in no backup, a file that cannot be
 * read counts as none, and when they are too many the oldest go.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import manifest from '../../package.json' with { type: 'json' }

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/** Some file systems do not distinguish capital letters, which ids do: a file says whose it is. */
const headOf = (id: string): string => `${id}\n`

export class KeptFiles {
  /** Of all versions. */
  private readonly folder: string
  private readonly mostBytes: number

  /** `kind` is the name of their folder. All together they take at most so many bytes. */
  constructor(data: string, kind: 'analyses' | 'experiments', mostBytes: number) {
    this.folder = join(data, kind)
    this.mostBytes = mostBytes
  }

  /** Another version of the program may find something else. */
  private get own(): string {
    return join(this.folder, manifest.version)
  }

  private fileOf(id: string): string {
    return join(this.own, `${id}.json.gz`)
  }

  async read(id: string): Promise<string | undefined> {
    try {
      const text = String(await promisify(gunzip)(await readFile(this.fileOf(id))))
      const head = headOf(id)
      return text.startsWith(head) ? text.slice(head.length) : undefined
    } catch {
      return undefined
    }
  }

  /** Whole or not at all. There is room for at least this one. */
  keep(id: string, json: string): void {
    mkdirSync(this.own, { recursive: true, mode: PRIVATE_FOLDER })
    const file = this.fileOf(id)
    writeFileSync(`${file}.new`, gzipSync(headOf(id) + json), { mode: PRIVATE_FILE })
    renameSync(`${file}.new`, file)
    const others = namesIn(this.own)
      .map((name) => join(this.own, name))
      .filter((path) => path !== file)
      .map((path) => ({ path, ...sizeAndTime(path) }))
      .sort((one, other) => one.at - other.at)
    let bytes = others.reduce((sum, { size }) => sum + size, sizeAndTime(file).size)
    for (const { path, size } of others) {
      if (bytes <= this.mostBytes) return
      rmSync(path, { force: true })
      bytes -= size
    }
  }

  /** Removes what other versions have kept. */
  forgetOtherVersions(): void {
    for (const version of namesIn(this.folder))
      if (version !== manifest.version) rmSync(join(this.folder, version), { recursive: true, force: true })
  }
}

/** A disk that refuses takes away nothing but the keeping: what it said. */
export function keptOr(keep: () => void): { readonly notKept?: string } {
  try {
    keep()
    return {}
  } catch (error) {
    return { notKept: error instanceof Error ? error.message : String(error) }
  }
}

function sizeAndTime(path: string): { size: number; at: number } {
  const { size, mtimeMs } = statSync(path)
  return { size, at: mtimeMs }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
