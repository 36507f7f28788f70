/** Runs the real program as a child process, in a home of its own and in no language. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

const BIN = join(import.meta.dirname, '..', 'bin', 'alea.mjs')

const ENV = { PATH: process.env.PATH, LANG: 'C', ALEA_HOME: tmpdir() }

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Around {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Arguments of Node itself. */
  readonly node?: readonly string[]
  /** Ctrl-C as soon as this is said; until then the input stays open. */
  readonly interruptAfter?: RegExp
}

export async function alea(
  args: readonly string[],
  { input = '', env = {}, cwd, node = [], interruptAfter }: Around = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [...node, BIN, ...args], { env: { ...ENV, ...env }, ...(cwd ? { cwd } : {}) })
  // A program that ends before it has read everything is no failure.
  child.stdin.on('error', () => {})
  if (!interruptAfter) child.stdin.end(input)
  let said = ''
  const listen = (part: unknown) => {
    said += part
    if (!interruptAfter?.test(said)) return
    child.stdout.off('data', listen)
    child.kill('SIGINT')
  }
  if (interruptAfter) child.stdout.on('data', listen)
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { code, stdout, stderr }
}

/** Several commands in one process: most of what a short one takes is its start. */
export async function aleaMany(
  commands: readonly (readonly string[])[],
  cwd: string,
  node: readonly string[] = [],
): Promise<Ran[]> {
  const child = spawn(process.execPath, [...node, join(import.meta.dirname, 'runMany.ts')], { env: ENV, cwd })
  child.stdin.end(JSON.stringify(commands))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

/** A folder for the tests of one file, gone after the last of them. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alea-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The same line again and again, for a match that wants answers. */
export const again = (line: string, times: number): string => `${line}\n`.repeat(times)
