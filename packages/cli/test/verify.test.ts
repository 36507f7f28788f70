import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameOf } from '@alea/catalog'
import { fair, logOf, Match, printLog } from '@alea/engine'
import { type Bundle, commitmentTo, hmacSha256, masterSeed } from '@alea/protocol'
import { describe, expect, it } from 'vitest'
import { alea, scratch } from './alea.ts'

const folder = scratch()

/** A short match of Pig with the dice of a server. */
function bundle(): Bundle {
  const game = gameOf('pig')!
  const secret = 'a'.repeat(64)
  const mine = '1'.repeat(64)
  const proof = {
    match: 'match-one',
    game: game.id,
    rules: game.rulesVersion,
    secret,
    commitment: commitmentTo(secret),
    commitments: [commitmentTo(mine), null],
    contributions: [mine, null],
  }
  const match = new Match(game, { seats: 2, options: { target: 10 } }, fair(masterSeed(proof), hmacSha256))
  for (let i = 0; i < 200 && match.pending?.kind === 'seats'; i++) {
    const seat = match.pending.seats[0]!
    match.answer({ seat, key: match.offer(seat)!.options.at(-1)!.key })
  }
  return { log: printLog(logOf(match)), proof }
}

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
