/** scripts/setup.mjs in a small project of its own, with nothing to fetch. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratch } from './alea.ts'

const root = scratch()
const part = join(root, 'packages', 'part')
for (const folder of ['scripts', 'examples', 'packages/part', 'packages/cli/bin'])
  mkdirSync(join(root, folder), { recursive: true })
for (const file of ['scripts/setup.mjs', 'packages/cli/bin/child.mjs'])
  copyFileSync(join(import.meta.dirname, '../../..', file), join(root, file))

const manifest = (folder: string, fields: object) =>
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', private: true, ...fields }))
manifest(root, { name: 'whole', workspaces: ['packages/*'] })
manifest(part, { name: '@whole/part' })

function setup() {
  const { npm_execpath: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const INSTALLED = { status: 0, stdout: 'alea: installing what the project needs …\n', stderr: '' }
const QUIET = { status: 0, stdout: '', stderr: '' }

it('installs once, again when something else is needed, and speaks up only when it fails', () => {
  expect(setup()).toEqual(INSTALLED)
  expect(existsSync(join(root, 'node_modules', '@whole', 'part'))).toBe(true)
  expect(setup()).toEqual(QUIET)

  manifest(part, { name: '@whole/part', version: '2.0.0' })
  expect(setup()).toEqual(INSTALLED)
  expect(setup()).toEqual(QUIET)

  manifest(part, { name: '@whole/part', dependencies: { gone: 'file:./gone-and-lost/at.tgz' } })
  const failed = setup()
  expect(failed.status).toBe(1)
  expect(failed.stderr).toMatch(/gone-and-lost[\s\S]*alea: npm install failed\n$/)
  expect(setup().status).toBe(1)
})
