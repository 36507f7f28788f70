/** `npm start` and `alea serve` as an operator runs them, with the Node of the machine, which may be older than ours. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratch } from './alea.ts'

const ROOT = join(import.meta.dirname, '../../..')
const folder = scratch()

/** Without the folder of our own Node, which `npm test` puts first. */
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter((part) => !part.includes('node_modules'))
  .join(':')
const { npm_execpath: _, NODE_OPTIONS: __, ...env } = process.env

/** A project with the real start script and the real server, but nothing to install or to build. */
function project(): string {
  const root = join(folder, 'project')
  for (const part of ['scripts', 'packages', 'examples', 'node_modules'])
    mkdirSync(join(root, part), { recursive: true })
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, scripts: { start: scripts.start } }))
  for (const script of ['setup.mjs', 'start.ts'])
    copyFileSync(join(ROOT, 'scripts', script), join(root, 'scripts', script))
  writeFileSync(join(root, 'scripts', 'build.ts'), 'export const buildWebApp = async () => {}\n')
  for (const part of ['packages/cli', 'node_modules/node']) symlinkSync(join(ROOT, part), join(root, part))
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{}')
  return root
}

interface Started {
  readonly child: ChildProcess
  readonly url: string
  readonly data: string
  readonly ended: Promise<{ code: number | null; signal: string | null }>
  stderr(): string
}

let number = 0

async function start(program: string, args: readonly string[], cwd: string): Promise<Started> {
  const data = join(folder, `data-${++number}`)
  const child = spawn(program, [...args, '--port', '0', '--data', data], {
    cwd,
    env: { ...env, PATH, LANG: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    for (const pid of processesOf(data)) process.kill(pid, 'SIGKILL')
  })
  let stderr = ''
  child.stderr!.on('data', (text) => {
    stderr += text
  })
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  )
  let stdout = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (text) => {
      stdout += text
      const found = /http:\S+\d/.exec(stdout)
      if (found) resolve(found[0])
    })
    void ended.then(() => reject(new Error(stderr)))
  })
  return { child, url, data, ended, stderr: () => stderr }
}

/** Every process that was told of this folder. */
function processesOf(data: string): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(data)).map((line) => Number.parseInt(line, 10))
}

const root = project()
const BIN = join(ROOT, 'packages/cli/bin/alea.mjs')
const STARTS = {
  'npm start': () => start('npm', ['start', '--'], root),
  'alea serve': () => start(BIN, ['serve'], folder),
}

async function expectStopped({ url, data, ended, stderr }: Started): Promise<void> {
  await ended
  await expect.poll(() => processesOf(data)).toEqual([])
  expect(stderr()).toContain(' info closed\n')
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
}

// A shell keeps SIGINT to itself while a program runs: from a terminal it reaches both, and nothing else sends it.
test.each([
  ['npm start', 'SIGTERM'],
  ['npm start', 'SIGHUP'],
  ['npm start', 'SIGKILL'],
  ['alea serve', 'SIGTERM'],
  ['alea serve', 'SIGINT'],
  ['alea serve', 'SIGHUP'],
] as const)('%s, ended with %s, stops the server cleanly and leaves nothing', async (command, signal) => {
  const started = await STARTS[command]()
  expect((await fetch(`${started.url}/healthz`)).status).toBe(200)
  started.child.kill(signal)
  await expectStopped(started)
})

test.each([
  ['npm start', 'SIGINT'],
  ['npm start', 'SIGHUP'],
  ['alea serve', 'SIGINT'],
] as const)(
  '%s gets %s from a terminal, which sends it to every process, and stops as cleanly',
  async (command, signal) => {
    const started = await STARTS[command]()
    for (const pid of processesOf(started.data).reverse()) process.kill(pid, signal)
    await expectStopped(started)
  },
)

test('the exit code of a server that cannot start is kept', async () => {
  const { data } = await STARTS['npm start']()
  for (const [program, ...args] of [
    ['npm', 'start', '--'],
    [BIN, 'serve'],
  ]) {
    const again = spawn(program!, [...args, '--data', data, '--port', '0'], {
      cwd: root,
      env: { ...env, PATH },
      stdio: 'ignore',
    })
    expect(await new Promise((resolve) => again.once('exit', resolve)), program).toBe(2)
  }
})
