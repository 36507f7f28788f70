import { gameOf } from '@alea/catalog'
import { fast, type Game, InputError, logOf, Match, parseLog, printLog, random, replayEntry } from '@alea/engine'
import { difference, snapshotOf, viewerOf } from '@alea/protocol/client'
import { describe, expect, test } from 'vitest'
import { keyOf, type Moment, timeFor, toldUpTo, turnAt, turnsOf } from '../src/replay/moment.ts'
import { momentQuery, readMoment } from '../src/replay/momentQuery.ts'
import { fileReel, localReel, momentsOf } from '../src/replay/reel.ts'
import { OtherRules, unwind } from '../src/replay/unwind.ts'

/** A match between players who answer at random, up to some number of answers. */
function played(
  id: string,
  seats: number,
  most = Number.POSITIVE_INFINITY,
): { game: Game; match: Match; text: string } {
  const game = gameOf(id)!
  const match = new Match(game, { seats }, fast(7))
  const will = random(11)
  while (match.pending?.kind === 'seats' && match.position < most) {
    const seat = match.pending.seats[0]!
    const { options } = match.offer(seat)!
    expect(match.answer({ seat, key: options[will.below(options.length)]!.key })).toBeUndefined()
  }
  return { game, match, text: printLog(logOf(match)) }
}

describe.each([
  ['pig', 2],
  ['battle-dice', 3],
  ['dice-throne', 2],
] as const)('a log of %s, replayed', (id, seats) => {
  const { game, match, text } = played(id, seats, 300)

  test.each([null, ...Array.from({ length: seats }, (_, seat) => seat)])('through the eyes of %s', (as) => {
    const moments = [...unwind(game, text, as)]
    expect(moments).toHaveLength(match.position + 1)
    expect(moments.at(-1)!.sight).toEqual(snapshotOf(match, viewerOf(as)))
    const half = Math.floor(moments.length / 2)
    const again = new Match(game, match.header)
    for (const entry of parseLog(text).entries.slice(0, half)) expect(replayEntry(again, entry)).toBeUndefined()
    expect(moments[half]!.sight).toEqual(snapshotOf(again, viewerOf(as)))
  })

  test('the same moments as the differences a server sends', () => {
    const moments = [...unwind(game, text, 0)]
    const steps = moments.slice(1).map(({ sight, answer, events }, i) => {
      const changes = difference(moments[i]!.sight, sight)
      return { answer: answer!, events, ...(changes && { changes }) }
    })
    expect(momentsOf(moments[0]!.sight, steps).map(({ sight }) => sight)).toEqual(moments.map(({ sight }) => sight))
  })

  test('turns begin in order, and every position belongs to one', () => {
    const moments = [...unwind(game, text, null)]
    const turns = turnsOf(moments)
    expect(turns[0]!.at).toBe(0)
    expect(turns.length).toBeGreaterThan(3)
    expect(turns).toEqual([...turns].sort((one, other) => one.at - other.at))
    for (const [i, { at }] of turns.entries()) {
      expect(turnAt(turns, at)).toBe(i)
      expect(turnAt(turns, (turns[i + 1]?.at ?? moments.length) - 1)).toBe(i)
    }
  })
})

test('a rival hand is in the film of its own seat only', () => {
  const { game, text } = played('dice-throne', 2, 60)
  const drawn = (as: number | null) => [...unwind(game, text, as)].flatMap(({ events }) => events)
  expect(drawn(0)).not.toEqual(drawn(1))
  const answers = [...unwind(game, text, null)].filter(({ sight }) => sight.asked?.offer)
  expect(answers).toEqual([])
})

test('a line that breaks the rules is named', () => {
  const { game, text } = played('pig', 2)
  const untagged = text.replaceAll(/ +#[0-9a-f]{4}$/gm, '').replace(/^p1 choose roll$/m, 'p1 choose fly')
  expect(() => [...unwind(game, untagged, null)]).toThrow(/answer \d+, p1 choose fly/)
  const other = text.replace(/^rules \d+$/m, 'rules 999')
  expect(() => [...unwind(game, other.replaceAll(/ +#[0-9a-f]{4}$/gm, ''), null)]).toThrow(OtherRules)
})

test.each([
  ['dice-forge', 18],
  ['dice-city', undefined],
  ['battle-dice', undefined],
] as const)('a replay of %s has as many turns as were played', (id, expected) => {
  const { game, match, text } = played(id, 2)
  const { outcome, turn } = match
  expect(outcome).toBeDefined()
  if (expected !== undefined) expect(turn).toBe(expected)
  const numbers = turnsOf([...unwind(game, text, null)]).map(({ number }) => number)
  expect(numbers).toEqual(Array.from(numbers, (_, i) => numbers[0]! + i))
  expect(numbers[0]).toBeLessThanOrEqual(1)
  expect(numbers.at(-1)).toBe(turn)
})

test('a turn that was taken back begins when it begins again', () => {
  const at = (turn: number): Moment => ({
    sight: { view: {}, turn, asked: null, outcome: null },
    answer: '',
    events: [],
  })
  expect(turnsOf([0, 0, 1, 2, 1, 2, 2].map(at))).toEqual([
    { at: 0, number: 0 },
    { at: 2, number: 1 },
    { at: 5, number: 2 },
  ])
  expect(turnsOf([1, 0, 0].map(at))).toEqual([{ at: 0, number: 0 }])
})

test('what is told grows with the position, numbered without gaps', () => {
  const { game, text } = played('battle-dice', 2, 120)
  const moments = [...unwind(game, text, null)]
  const all = toldUpTo(moments, moments.length - 1)
  expect(all.map(({ number }) => number)).toEqual(all.map((_, i) => i))
  const some = toldUpTo(moments, 40)
  expect(some.length).toBeLessThan(all.length)
  expect(all.slice(0, some.length)).toEqual(some)
  expect(some.every(({ position }) => position <= 40)).toBe(true)
})

test('a quiet moment passes sooner, and speed divides', () => {
  const moment = (events: Moment['events']): Moment => ({
    sight: { view: 0, turn: 0, asked: null, outcome: null },
    answer: '',
    events,
  })
  expect(timeFor(moment([{ type: 'rolled' }]), 1)).toBeGreaterThan(timeFor(moment([]), 1))
  expect(timeFor(moment([]), 2)).toBe(timeFor(moment([]), 1) / 2)
})

test('the key of an answer is what follows the name of its question', () => {
  expect(keyOf('p1 keep 1,3,5')).toBe('1,3,5')
  expect(keyOf('* roll 6 2 3')).toBe('6 2 3')
  expect(keyOf('p1 undo')).toBe('')
})

test('links to a moment', () => {
  expect(momentQuery('?board=generic&as=0', 12, 1)).toBe('board=generic&as=1&at=12')
  expect(momentQuery('?as=0', 12, null)).toBe('at=12')
  expect(readMoment('?at=12&as=1', [0, 1])).toEqual({ at: 12, as: 1 })
  expect(readMoment('?at=12', [0, 1])).toEqual({ at: 12, as: null })
  expect(readMoment('', [0, 1])).toEqual({ at: undefined, as: undefined })
  expect(readMoment('?at=-1&as=7', [0, 1])).toEqual({ at: undefined, as: undefined })
})

describe('reels', () => {
  const { game, match, text } = played('battle-dice', 2, 100)
  const wound = async (reel: { wind: ReturnType<typeof fileReel>['wind'] }) => {
    const moments: Moment[] = []
    let length = 0
    await reel.wind(
      game,
      0,
      (more, all) => {
        moments.push(...more)
        length = all
      },
      new AbortController().signal,
    )
    return { moments, length }
  }

  test('of a file: a log, or a log with its proof', async () => {
    const { moments, length } = await wound(fileReel('a.alea', text))
    expect(length).toBe(match.position)
    expect(moments).toHaveLength(length + 1)
    expect(fileReel('a.alea', text).proof).toBeUndefined()
    const proof = { match: 'x' }
    const bundle = fileReel('a.json', JSON.stringify({ log: text, proof }))
    expect(await bundle.log()).toBe(text)
    expect((await bundle.proof!()).proof).toEqual(proof)
    expect(() => fileReel('a.txt', 'my shopping list')).toThrow(InputError)
  })

  test('of this device: while it is being played one sees through one’s own eyes only', () => {
    const setup = {
      id: 'm',
      game: 'battle-dice',
      seats: [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'greedy' }],
      pace: 0,
    }
    const saved = { setup, names: ['Anna', ''], log: text, created: 0, changed: 0, waiting: [] }
    expect(localReel({ ...saved, over: false }).eyes).toEqual([0])
    expect(localReel({ ...saved, over: true }).eyes).toEqual([0, 1])
    expect(localReel({ ...saved, over: true }).seats).toEqual([{ kind: 'player', name: 'Anna' }, { kind: 'bot' }])
  })

  test('a reel that is stopped gives no more', async () => {
    const stop = new AbortController()
    let given = 0
    await fileReel('a.alea', text).wind(
      game,
      null,
      (more) => {
        given += more.length
        stop.abort()
      },
      stop.signal,
    )
    expect(given).toBeLessThan(match.position)
  })
})
