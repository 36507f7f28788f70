import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fair, fast, logOf, Match, parseLog, pathTo, printLog, type Question, random, replay } from '../src/index.ts'
import { burrow } from './games/burrow.ts'

const open = (seed: number) => new Match(burrow, { seats: 3, options: { cards: 4 } }, fast(seed))

/** Answers at random; returns the hash at each position at which somebody was asked. */
function playOn(match: Match<never> | ReturnType<typeof open>, seed: number, until: number): Map<number, string> {
  const source = random(seed)
  const hashes = new Map<number, string>()
  while (match.pending && match.position < until) {
    hashes.set(match.position, match.hash)
    const seat = (match.pending as Question).seats[0]!
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[source.below(options.length)]!.key })
  }
  return hashes
}

describe('rewinding', () => {
  test('[EN-9.10] a rewind returns to exactly the earlier state and question, past rolls and answers of others', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const match = open(seed)
      const hashes = playOn(match, seed, 30)
      for (const [position, hash] of [...hashes].reverse().filter((_, i) => i % 3 === 0)) {
        const before = match.position
        expect(match.rewind(0, position)).toBeUndefined()
        expect(match.hash).toBe(hash)
        expect(match.position).toBe(before + 1)
        expect(match.entries.at(-1)).toEqual({ who: 0, name: 'rewind', key: String(position) })
      }
    }
  })

  test('[EN-9.10] earlier undos and rewinds are respected, and the log replays to the same match', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const match = open(seed)
      const hashes = playOn(match, seed, 14)
      match.undo((match.entries.at(-1)!.who as number) || 0)
      for (let i = 0; i < 5; i++) {
        const known = [...hashes.keys()]
        const position = known[random(seed + i).below(known.length)]!
        expect(match.rewind(1, position)).toBeUndefined()
        expect(match.hash).toBe(hashes.get(position))
        for (const [at, hash] of playOn(match, seed * 31 + i, match.position + 6)) hashes.set(at, hash)
      }
      const text = printLog(logOf(match as unknown as Match))
      expect(replay(burrow, text).hash).toBe(match.hash)
      expect(parseLog(text).entries).toEqual(match.entries)
    }
  })

  test('[EN-9.10] answers to the question before a rewind are stale, and nothing is undone across it', () => {
    const match = open(3)
    const [[first]] = [...playOn(match, 3, 12)] as [[number, string]]
    const stale = match.position
    match.rewind(0, first)
    const { seats } = match.pending as Question
    const { key } = match.offer(seats[0]!)!.options[0]!
    expect(match.answer({ seat: seats[0]!, key, position: stale })).toEqual({
      reason: 'stale',
      position: match.position,
    })
    expect(match.undo(seats[0]!)).toEqual({ reason: 'barred', by: 'nothing' })
  })

  test('[EN-9.11] what is rolled after a rewind is drawn anew', () => {
    const hmac = (key: Uint8Array, message: string) => createHmac('sha256', key).update(message).digest()
    const results = new Set<string>()
    const match = new Match(burrow, { seats: 2 }, fair(new Uint8Array(32), hmac))
    for (let i = 0; i < 40; i++) {
      const at = match.position
      const seat = (match.pending as Question).seats[0]!
      expect(match.answer({ seat, key: 'dig' })).toBeUndefined()
      const { name, key } = match.entries[at + 1]!
      expect(name).toBe('dig')
      results.add(key)
      match.rewind(seat, at)
    }
    expect(results.size).toBeGreaterThan(3)
  })

  test('[EN-9.12] there is no rewind to the future or to before the state it was resumed from', () => {
    const match = open(5)
    playOn(match, 5, 12)
    const { hash, position } = match
    for (const to of [position, position + 1, -1, 0.5, Number.NaN])
      expect(match.rewind(0, to)).toEqual({ reason: 'barred', by: 'nothing' })
    const later = open(5)
    later.entries.push(...match.entries.slice(later.position))
    later.resume(match.state)
    expect(later.rewind(0, position - 1)).toEqual({ reason: 'barred', by: 'nothing' })
    playOn(later, 6, position + 6)
    expect(later.rewind(0, position)).toBeUndefined()
    expect([match.hash, match.position, later.hash]).toEqual([hash, position, hash])
  })

  test('[EN-8.7] a rewind is a line of the log; one that is not a position is not a line', () => {
    const lines = (line: string) => `alea log 1\ngame burrow\nrules 1\nseats 2\noptions {}\n\n${line}\n`
    expect(parseLog(lines('p2 rewind 12')).entries).toEqual([{ who: 1, name: 'rewind', key: '12' }])
    for (const bad of ['p2 rewind', 'p2 rewind x', 'p2 rewind 1 2', 'p2 rewind -1'])
      expect(() => parseLog(lines(bad)), bad).toThrow()
    expect(() => replay(burrow, lines('p2 rewind 12').replace('{}', '{"cards":4}'))).toThrow('no such position')
  })

  test('the path to a position leaves out what was taken back', () => {
    const of = (...names: string[]) => names.map((name) => ({ who: 0, name, key: name === 'rewind' ? '1' : '' }))
    expect(pathTo(of('a', 'b', 'c', 'undo', 'd'), 5)).toEqual([0, 1, 4])
    expect(pathTo(of('a', 'b', 'c', 'rewind', 'd'), 5)).toEqual([0, 4])
    expect(pathTo(of('a', 'b', 'c', 'rewind', 'd'), 5, 2)).toBeUndefined()
  })
})
