import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { alea, scratch } from './alea.ts'
import { bundle } from './bundle.ts'

const folder = scratch()

const written = (name: string, content: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('alea verify', () => {
  it('throws every die of a proof again', async () => {
    const { code, stdout, stderr } = await alea(['verify', written('good.json', bundle()), '--json'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ rolls: expect.any(Number), shuffles: 0 })
  })

  it('says in one line what does not fit', async () => {
    const { log, proof } = bundle()
    const cheated = written('cheated.json', { log, proof: { ...proof, contributions: [null, null] } })
    const { code, stderr } = await alea(['verify', cheated])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^alea: .*cheated\.json: line \d+: \* roll \d: the seeds give \d here\n$/)
    const other = await alea(['verify', written('other.json', { log })])
    expect(other.stderr).toContain('not the proof of a match')
  })
})
