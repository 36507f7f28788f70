import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
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

  it('checks the commitment of a match played here, and says what that does not prove', async () => {
    const log = join(folder, 'fair.log')
    const played = await alea(['play', 'pig', '--dice', 'fair', '--seats', 'random,random', '--log', log])
    const [shown, secret] = played.stdout.match(/^ {2}[0-9a-f]{64}$/gm)!.map((line) => line.trim()) as [string, string]
    // Published before the first roll: a line of the header.
    expect(readFileSync(log, 'utf8').split('\n')[5]).toBe(`commitment ${shown}`)
    const alone = join(folder, 'alone.log')
    copyFileSync(log, alone)
    expect((await alea(['verify', alone])).stderr).toMatch(/there is no secret .* give it with --secret/)

    const { code, stdout } = await alea(['verify', alone, '--secret', secret])
    expect(code).toBe(0)
    expect(stdout.replaceAll('\n', ' ')).toContain('A file alone cannot prove when it was written.')
    expect(stdout).toContain(`\n  ${shown}\n`)
    const noted = await alea(['verify', log, '--commitment', shown, '--json'])
    expect(JSON.parse(noted.stdout)).toMatchObject({ commitment: shown, committed: 'log', noted: true })
    const other = await alea(['verify', log, '--commitment', '0'.repeat(64)])
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining(`the commitment is ${shown}, not the one`) })
    expect((await alea(['verify', alone, '--secret', '0'.repeat(64)])).stderr).toContain('not the one committed to')
  })

  it('says that a log without a commitment proves little', async () => {
    const log = join(folder, 'uncommitted.log')
    const { stdout } = await alea(['play', 'pig', '--dice', 'fair', '--seats', 'random,random', '--log', log])
    const [shown] = stdout.match(/(?<=^ {2})[0-9a-f]{64}$/gm)!
    // As 0.2 wrote it, by hand and so without tags.
    const text = readFileSync(log, 'utf8').replace(`commitment ${shown}\n`, '')
    writeFileSync(log, text.replaceAll(/ +#[0-9a-f]{4}$/gm, ''))
    const verified = await alea(['verify', log])
    expect(verified.stdout).toContain('The log states no commitment, so this secret may have been chosen afterwards.')
  })
})
