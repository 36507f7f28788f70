/**
 * Finished analyses, in files of the data folder: each is computed once. What is here can be computed again, so it is in no backup, a file that
 * cannot be read counts as none, and when they are too many the oldest go.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import manifest from '../../package.json' with { type: 'json' }

const FOLDER = 'analyses'
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/** Another version of the program may judge otherwise. */
const folderIn = (data: string): string => join(data, FOLDER, manifest.version)

const fileOf = (data: string, match: string): string => join(folderIn(data), `${match}.json.gz`)

/** Some file systems do not distinguish capital letters, which ids do: a file says whose it is. */
const headOf = (match: string): string => `${match}\n`

/** The analysis of a match as JSON, if there is one. */
export async function keptAnalysis(data: string, match: string): Promise<string | undefined> {
  try {
    const text = String(await promisify(gunzip)(await readFile(fileOf(data, match))))
    const head = headOf(match)
    return text.startsWith(head) ? text.slice(head.length) : undefined
  } catch {
    return undefined
  }
}

/** Whole or not at all. All files together take at most so many bytes, and there is room for at least this one. */
export function keepAnalysis(data: string, match: string, json: string, mostBytes: number): void {
  const folder = folderIn(data)
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const file = fileOf(data, match)
  writeFileSync(`${file}.new`, gzipSync(headOf(match) + json), { mode: PRIVATE_FILE })
  renameSync(`${file}.new`, file)
  const others = namesIn(folder)
    .map((name) => join(folder, name))
    .filter((path) => path !== file)
    .map((path) => ({ path, ...sizeAndTime(path) }))
    .sort((one, other) => one.at - other.at)
  let bytes = others.reduce((sum, { size }) => sum + size, sizeAndTime(file).size)
  for (const { path, size } of others) {
    if (bytes <= mostBytes) return
    rmSync(path, { force: true })
    bytes -= size
  }
}

/** Removes what other versions have kept. */
export function forgetOtherVersions(data: string): void {
  for (const version of namesIn(join(data, FOLDER)))
    if (version !== manifest.version) rmSync(join(data, FOLDER, version), { recursive: true, force: true })
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
