import { describe, expect, test } from 'vitest'
import {
  type AddressedEvent,
  fast,
  hash,
  heardBy,
  listen,
  Match,
  type Question,
  random,
  redealt,
} from '../src/index.ts'
import { burrow } from './games/burrow.ts'
import { playRandomly } from './games/play.ts'
import { rps } from './games/rps.ts'
import { scripted } from './games/scripted.ts'

const ORDER = [0, 1, 2, 3, 4, 5]
/** p1 holds 0 and 1, p2 holds 10 and 11, the decks lie in order. */
const dealt = (seats = 2) => new Match(burrow, { seats }, scripted([...Array(seats).fill(ORDER), [4], [2]]))

function play(match: Pick<Match, 'answer'>, seat: number, ...keys: string[]): void {
  for (const key of keys) expect(match.answer({ seat, key }), key).toBeUndefined()
}

describe('taking back', () => {
  test('[EN-9.1] undo returns to exactly the earlier state and question; the log keeps a line of it', () => {
    const match = dealt()
    const was = { hash: match.hash, pending: match.pending, offer: match.offer(0), view: match.view(0) }
    play(match, 0, 'play-0')
    expect(match.hash).not.toBe(was.hash)
    expect(match.undo(0)).toBeUndefined()
    expect({ hash: match.hash, pending: match.pending, offer: match.offer(0), view: match.view(0) }).toEqual(was)
    expect(match.entries.slice(2)).toEqual([
      { who: 0, name: 'act', key: 'play-0' },
      { who: 0, name: 'undo', key: '' },
    ])
  })

  test('[EN-9.1] several decisions are taken back one by one', () => {
    const match = dealt()
    const hashes: string[] = []
    for (const key of ['bury', 'play-1']) {
      hashes.push(match.hash)
      play(match, 0, key)
    }
    while (hashes.length > 0) {
      expect(match.undo(0)).toBeUndefined()
      expect(match.hash).toBe(hashes.pop())
    }
    expect(match.undo(0)).toEqual({ reason: 'barred', by: 'chance' })
  })

  test('[EN-9.1] at any moment of any match, an undo that is allowed is exact', () => {
    let undone = 0
    for (let seed = 1; seed <= 12; seed++) {
      const match = new Match(burrow, { seats: 3, options: { cards: 4 } }, fast(seed))
      const source = random(seed)
      while (match.pending && match.position < 60) {
        const seat = (match.pending as Question).seats[0]!
        const { hash: was } = match
        const { options } = match.offer(seat)!
        match.answer({ seat, key: options[source.below(options.length)]!.key })
        if (match.undo(seat)) continue
        expect(match.hash).toBe(was)
        undone++
        match.answer({ seat, key: options[source.below(options.length)]!.key })
      }
    }
    expect(undone).toBeGreaterThan(50)
  })

  test('[EN-9.2] barred once a die was rolled or a deck shuffled since', () => {
    const match = dealt()
    play(match, 0, 'play-0', 'dig')
    expect(match.entries.at(-1)?.who).toBe('chance')
    expect(match.undo(0)).toEqual({ reason: 'barred', by: 'chance' })
    play(match, 0, 'end')
    expect(match.undo(0)).toBeUndefined()
    expect(match.undo(0)).toEqual({ reason: 'barred', by: 'chance' })
  })

  test('[EN-9.3] barred once another seat has answered since, even if that answer is taken back', () => {
    const match = dealt()
    play(match, 0, 'end')
    expect(match.undoBar(1)).toBe('another-seat')
    play(match, 1, 'play-10')
    expect(match.undo(0)).toEqual({ reason: 'barred', by: 'another-seat' })
    expect(match.undo(1)).toBeUndefined()
    for (const seat of [0, 1]) expect(match.undo(seat)).toEqual({ reason: 'barred', by: 'another-seat' })
  })

  test('[EN-9.3] barred before anything was decided', () => {
    const match = new Match(rps, { seats: 2 })
    for (const seat of [0, 1, 7]) expect(match.undo(seat)).toEqual({ reason: 'barred', by: 'nothing' })
  })

  test('[EN-9.4] barred when the seat saw something it did not know', () => {
    for (const key of ['draw', 'spy']) {
      const match = dealt()
      play(match, 0, key)
      expect(match.undo(0), key).toEqual({ reason: 'barred', by: 'revelation' })
    }
  })

  test('[EN-9.4] barred when the seat was only told something, and no view shows it', () => {
    const match = dealt()
    const was = match.view(0)
    play(match, 0, 'sniff')
    expect(match.view(0)).toEqual(was)
    expect(match.heard(0)).toContainEqual({ type: 'sniffed', card: 2 })
    expect(match.undo(0)).toEqual({ reason: 'barred', by: 'revelation' })
  })

  test('[EN-9.4] barred when the answer opened the sealed answers of others', () => {
    const match = new Match(rps, { seats: 2 })
    play(match, 0, 'rock')
    play(match, 1, 'paper')
    expect(match.undo(1)).toEqual({ reason: 'barred', by: 'revelation' })
    expect(match.undo(0)).toEqual({ reason: 'barred', by: 'another-seat' })
  })

  test('[EN-9.5] not barred by what the seat itself knew, nor by what could be deduced', () => {
    const match = dealt()
    play(match, 0, 'play-0')
    expect(match.undoBar(0)).toBeUndefined()
    const bottom = new Match(
      burrow,
      { seats: 2, options: { cards: 3 } },
      scripted([
        [0, 1, 2],
        [0, 1, 2],
      ]),
    )
    play(bottom, 0, 'draw')
    expect(bottom.undoBar(0)).toBeUndefined()
  })

  test('[EN-9.5] a sealed answer can be taken back while the others are still thinking', () => {
    const match = new Match(rps, { seats: 3 })
    const { hash: was } = match
    play(match, 0, 'rock')
    expect(match.undo(0)).toBeUndefined()
    expect(match.hash).toBe(was)
    play(match, 0, 'paper')
    play(match, 1, 'rock')
    expect(match.undo(0)).toEqual({ reason: 'barred', by: 'another-seat' })
    expect(match.undo(1)).toBeUndefined()
  })

  test('[EN-9.6] an answer to the question as it stood before an undo is stale', () => {
    const match = dealt()
    const read = match.position
    play(match, 0, 'play-0')
    match.undo(0)
    for (const position of [read, read + 1])
      expect(match.answer({ seat: 0, key: 'end', position })).toEqual({ reason: 'stale', position: read + 2 })
    expect(match.answer({ seat: 0, key: 'end', position: read + 2 })).toBeUndefined()
  })

  test('[EN-9.6] a refused undo changes nothing', () => {
    const match = dealt()
    play(match, 0, 'draw')
    const was = [match.hash, match.position, match.pending]
    match.undo(0)
    match.undo(1)
    expect([match.hash, match.position, match.pending]).toEqual(was)
  })
})

describe('imagined worlds', () => {
  test('[EN-9.7] a re-dealt state looks the same to those who know, and keeps every card', () => {
    for (let seed = 1; seed <= 10; seed++)
      playRandomly(burrow, 3, seed, (g) => {
        const other = redealt(burrow, g, [1], random(seed))
        expect(burrow.view(other, 1)).toEqual(burrow.view(g, 1))
        expect(burrow.conserved!(other)).toEqual(burrow.conserved!(g))
        return g
      })
  })

  test('[EN-9.7] everything hidden really moves, sealed answers too, and the original does not', () => {
    const match = dealt()
    const g = match.state
    const was = hash(g)
    const decks = new Set<string>()
    for (let seed = 0; seed < 40; seed++) decks.add(String(redealt(burrow, g, [0], random(seed)).decks[1]))
    expect(decks.size).toBeGreaterThan(20)
    expect(hash(g)).toBe(was)
    const sealed = new Match(rps, { seats: 2 })
    play(sealed, 0, 'rock')
    const thrown = (knowers: number[]) =>
      new Set(Array.from({ length: 40 }, (_, i) => redealt(rps, sealed.state, knowers, random(i)).sealed![0]!.value))
    expect(thrown([1])).toEqual(new Set(['rock', 'paper', 'scissors']))
    expect(thrown([0])).toEqual(new Set(['rock']))
  })

  test('[EN-9.9] a hint may overlook what the undo itself does not', () => {
    const match = dealt()
    play(match, 0, 'draw')
    expect(match.undoBar(0, 0)).toBeUndefined()
    expect(match.undoBar(0)).toBe('revelation')
    expect(match.undo(0)).toEqual({ reason: 'barred', by: 'revelation' })
  })

  test('[EN-9.8] looking for revelations tells nobody anything and draws nothing', () => {
    const script = scripted([ORDER, ORDER, [4]])
    const match = new Match(burrow, { seats: 2 }, script)
    play(match, 0, 'sniff')
    const was = [match.hash, match.position, match.heard(0), match.heard(1)]
    const overheard: AddressedEvent[] = []
    const bar = listen(
      (told) => overheard.push(told),
      () => match.undoBar(0),
    )
    expect(bar).toBe('revelation')
    expect(heardBy(0, overheard)).toEqual([])
    expect(script.left()).toBe(1)
    expect([match.hash, match.position, match.heard(0), match.heard(1)]).toEqual(was)
  })
})
