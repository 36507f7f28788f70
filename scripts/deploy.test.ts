/** The files of deploy/ name what exists, and agree with the project. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkConfig } from '@alea/server'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json'))
const container = read('deploy/Containerfile')

test('the container is made from files that exist, with the Node of the project', () => {
  const copied = [...container.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) => files!.split(' '))
  expect(copied.length).toBeGreaterThan(5)
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const major = manifest.optionalDependencies.node.split('.')[0]
  expect([...container.matchAll(/^FROM \S+node:(\d+)/gm)].map(([, version]) => version)).toEqual([major, major])
  expect(read('packages/cli/bin/alea.mjs')).toContain(`const NEEDED = ${major}\n`)
})

test('the container runs as nobody special, and its check is in it', () => {
  const [, last = ''] = container.split(/^FROM .*$/gm).slice(1)
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^COPY deploy\/health\.mjs /m)
  expect(last).toMatch(/^HEALTHCHECK .* CMD \["node", "deploy\/health\.mjs"\]$/m)
})

test('nothing that a server stores or a developer builds gets into the container', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const each of ['.git', '**/node_modules', '**/alea-data', '**/dist']) expect(ignored).toContain(each)
})

test.each([
  ['compose.yaml', ['alea.json', 'Caddyfile']],
  ['compose.nodes.yaml', ['alea.json', 'nodes.Caddyfile']],
])('%s mounts files that exist', (name, files) => {
  const mounted = [...read(`deploy/${name}`).matchAll(/^ +- \.\/(\S+?):/gm)].map(([, file]) => file!)
  expect(mounted).toEqual(files)
  for (const file of mounted) expect(existsSync(join(root, 'deploy', file)), file).toBe(true)
})

test('the settings are settings', () => {
  expect(checkConfig(JSON.parse(read('deploy/alea.json')), 'alea.json')).toMatchObject({
    secure: true,
    trustProxy: true,
  })
})

test('the manifests of Kubernetes have settings that are settings, and commands that are commands', () => {
  const manifests = read('deploy/kubernetes.yaml')
  const [, indented = ''] = /alea\.json: \|\n((?: {4}.*\n)+)/.exec(manifests) ?? []
  expect(checkConfig(JSON.parse(indented), 'alea.json')).toMatchObject({ secure: true, trustProxy: true, port: 3000 })
  const commands = [...manifests.matchAll(/args: \[([\w-]+), (.+)\]/g)].map(([, name, args]) => ({
    name,
    flags: [...args!.matchAll(/--([a-z]+)/g)].map(([, flag]) => flag),
  }))
  expect(commands).toEqual([
    { name: 'serve', flags: ['config', 'storage', 'bus'] },
    { name: 'think-node', flags: ['storage', 'bus', 'threads'] },
  ])
  // What a pod asks for is what another manifest gives.
  expect(manifests).toContain('name: alea-nats')
  expect([...manifests.matchAll(/nats:\/\/([\w-]+)/g)].map(([, host]) => host)).toEqual(['alea-nats', 'alea-nats'])
})

test('what the unit starts exists', () => {
  const [, started = ''] = /^ExecStart=(.+)$/m.exec(read('deploy/alea.service')) ?? []
  const files = started.split(' ').filter((word) => word.startsWith('/opt/alea/'))
  expect(files).toHaveLength(2)
  for (const file of files) expect(existsSync(join(root, file.slice('/opt/alea/'.length))), file).toBe(true)
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd accepts the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alea-unit-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const unit = join(folder, 'alea.service')
  writeFileSync(unit, read('deploy/alea.service').replaceAll('/opt/alea', root))
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  // It also complains about other units of the machine.
  const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('alea.service'))
  expect({ status, about }).toEqual({ status: 0, about: [] })
})
