/** Whatever is asked for wrongly: one clear line on standard error, nothing on standard output, exit code 2. */
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { alea, aleaMany, scratch } from './alea.ts'
import { FILES, MISUSES } from './misuses.ts'

const cwd = scratch()
for (const [name, content] of Object.entries(FILES)) writeFileSync(join(cwd, name), content)
symlinkSync('loop', join(cwd, 'loop'))

const ran = await aleaMany(
  MISUSES.map(([args]) => args.split(' ')),
  cwd,
)
const inFrench = MISUSES.filter(([args]) => !args.includes('--lang'))
const ranInFrench = await aleaMany(
  inFrench.map(([args]) => [...args.split(' '), '--lang', 'fr']),
  cwd,
)

it.each(MISUSES.map(([args, says], i) => ({ args, says, ran: ran[i]! })))('alea $args', ({ says, ran }) => {
  const { code, stdout, stderr } = ran
  expect(stderr).toMatch(says)
  expect(stderr).toMatch(/^alea: [^\n]+\n$/)
  expect(stdout).toBe('')
  expect(code).toBe(2)
})

it.each(inFrench.map(([args, says], i) => ({ args, says, ran: ranInFrench[i]! })))(
  'alea $args --lang fr',
  ({ says, ran: { code, stderr } }) => {
    expect(stderr).toMatch(/^alea: [^\n]+\n$/)
    expect(stderr).not.toMatch(says)
    // The operating system's own word for it is nobody's language.
    expect(stderr).not.toMatch(/\bE[A-Z]{3,}\b/)
    expect(code).toBe(2)
  },
)

it('is the same for a command that is a process of its own', async () => {
  const [args, says] = MISUSES[0]!
  const { code, stdout, stderr } = await alea(args.split(' '), { cwd })
  expect(stderr).toMatch(says)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})
