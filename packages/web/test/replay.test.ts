import { gameOf } from '@alea/catalog'
import { fast, type Game, InputError, logOf, Match, parseLog, printLog, random, replayEntry } from '@alea/engine'
import { difference, snapshotOf, viewerOf } from '@alea/protocol/client'
import { describe, expect, test } from 'vitest'
import { framesOf } from '../src/replay/loadFrames.ts'
import { positionQuery, readPositionQuery } from '../src/replay/positionQuery.ts'
import { displayTime, eventsUpTo, keyOf, type ReplayFrame, turnAt, turnsOf } from '../src/replay/replayFrame.ts'
import { RulesVersionError, replayLog } from '../src/replay/replayLog.ts'
import { fileSource, savedSource } from '../src/replay/replaySource.ts'

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
    const frames = [...replayLog(game, text, as)]
    expect(frames).toHaveLength(match.position + 1)
    expect(frames.at(-1)!.snapshot).toEqual(snapshotOf(match, viewerOf(as)))
    const half = Math.floor(frames.length / 2)
    const again = new Match(game, match.header)
    for (const entry of parseLog(text).entries.slice(0, half)) expect(replayEntry(again, entry)).toBeUndefined()
    expect(frames[half]!.snapshot).toEqual(snapshotOf(again, viewerOf(as)))
  })

  test('the same frames as the differences a server sends', () => {
    const frames = [...replayLog(game, text, 0)]
    const steps = frames.slice(1).map(({ snapshot, answer, events }, i) => {
      const changes = difference(frames[i]!.snapshot, snapshot)
      return { answer: answer!, events, ...(changes && { changes }) }
    })
    expect(framesOf(frames[0]!.snapshot, steps).map(({ snapshot }) => snapshot)).toEqual(
      frames.map(({ snapshot }) => snapshot),
    )
  })

  test('turns begin in order, and every position belongs to one', () => {
    const frames = [...replayLog(game, text, null)]
    const turns = turnsOf(frames)
    expect(turns[0]!.at).toBe(0)
    expect(turns.length).toBeGreaterThan(3)
    expect(turns).toEqual([...turns].sort((one, other) => one.at - other.at))
    for (const [i, { at }] of turns.entries()) {
      expect(turnAt(turns, at)).toBe(i)
      expect(turnAt(turns, (turns[i + 1]?.at ?? frames.length) - 1)).toBe(i)
    }
  })
})

test('a hand is shown to its own seat only', () => {
  const { game, text } = played('dice-throne', 2, 60)
  const drawn = (as: number | null) => [...replayLog(game, text, as)].flatMap(({ events }) => events)
  expect(drawn(0)).not.toEqual(drawn(1))
  const answers = [...replayLog(game, text, null)].filter(({ snapshot }) => snapshot.asked?.offer)
  expect(answers).toEqual([])
})

test('a line that breaks the rules is named', () => {
  const { game, text } = played('pig', 2)
  const untagged = text.replaceAll(/ +#[0-9a-f]{4}$/gm, '').replace(/^p1 choose roll$/m, 'p1 choose fly')
  expect(() => [...replayLog(game, untagged, null)]).toThrow(/answer \d+, p1 choose fly/)
  const other = text.replace(/^rules \d+$/m, 'rules 999')
  expect(() => [...replayLog(game, other.replaceAll(/ +#[0-9a-f]{4}$/gm, ''), null)]).toThrow(RulesVersionError)
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
  const numbers = turnsOf([...replayLog(game, text, null)]).map(({ number }) => number)
  expect(numbers).toEqual(Array.from(numbers, (_, i) => numbers[0]! + i))
  expect(numbers[0]).toBeLessThanOrEqual(1)
  expect(numbers.at(-1)).toBe(turn)
})

test('a turn that was taken back begins when it begins again', () => {
  const at = (turn: number): ReplayFrame => ({
    snapshot: { view: {}, turn, asked: null, outcome: null },
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
  const frames = [...replayLog(game, text, null)]
  const all = eventsUpTo(frames, frames.length - 1)
  expect(all.map(({ number }) => number)).toEqual(all.map((_, i) => i))
  const some = eventsUpTo(frames, 40)
  expect(some.length).toBeLessThan(all.length)
  expect(all.slice(0, some.length)).toEqual(some)
  expect(some.every(({ position }) => position <= 40)).toBe(true)
})

describe('what was taken back', () => {
  /** A match of Battle Dice in which a decision with a sentence is taken back, and another one made. */
  function undone() {
    const game = gameOf('battle-dice')!
    const match = new Match(game, { seats: 2 }, fast(7))
    match.forgetEvents()
    const will = random(5)
    const answer = () => {
      const seat = match.awaited(undefined)!.seats[0]!
      const { options } = match.offer(seat)!
      match.answer({ seat, key: options[will.below(options.length)]!.key })
      const heard = match.heard(undefined)
      match.forgetEvents()
      return { seat, heard }
    }
    for (let i = 0; i < 400; i++) {
      const { seat, heard } = answer()
      if (heard.length === 0 || match.undoBar(seat) !== undefined) continue
      const from = match.position
      match.undo(seat)
      return { game, match, seat, from, heard, answer }
    }
    throw new Error('nothing could be taken back')
  }
  const told = (game: Game, match: Match, position = match.position) =>
    eventsUpTo([...replayLog(game, printLog(logOf(match)), null)], position).map(({ event }) => event)

  test('is gone from the log after the undo, and the log says so', () => {
    const { game, match, seat, from, heard, answer } = undone()
    const before = told(game, match, from)
    expect(before.slice(-heard.length)).toEqual(heard)
    expect(told(game, match)).toEqual([...before.slice(0, -heard.length), { type: '*undone', seat }])
    const { heard: instead } = answer()
    expect(told(game, match)).toEqual([...before.slice(0, -heard.length), { type: '*undone', seat }, ...instead])
  })

  test('after a rewind the log goes on from the position that was returned to', () => {
    const { game, match, seat, answer } = undone()
    const there = match.position
    const before = told(game, match)
    for (let i = 0; i < 6; i++) answer()
    match.rewind(1 - seat, there)
    expect(told(game, match)).toEqual([...before, { type: '*undone', seat: 1 - seat }])
  })
})

test('a frame without events passes sooner, and speed divides', () => {
  const frame = (events: ReplayFrame['events']): ReplayFrame => ({
    snapshot: { view: 0, turn: 0, asked: null, outcome: null },
    answer: '',
    events,
  })
  expect(displayTime(frame([{ type: 'rolled' }]), 1)).toBeGreaterThan(displayTime(frame([]), 1))
  expect(displayTime(frame([]), 2)).toBe(displayTime(frame([]), 1) / 2)
})

test('the key of an answer is what follows the name of its question', () => {
  expect(keyOf('p1 keep 1,3,5')).toBe('1,3,5')
  expect(keyOf('* roll 6 2 3')).toBe('6 2 3')
  expect(keyOf('p1 undo')).toBe('')
})

test('links to a position', () => {
  expect(positionQuery('?board=generic&as=0', 12, 1)).toBe('board=generic&as=1&at=12')
  expect(positionQuery('?as=0', 12, null)).toBe('at=12')
  expect(readPositionQuery('?at=12&as=1', [0, 1])).toEqual({ at: 12, as: 1 })
  expect(readPositionQuery('?at=12', [0, 1])).toEqual({ at: 12, as: null })
  expect(readPositionQuery('', [0, 1])).toEqual({ at: undefined, as: undefined })
  expect(readPositionQuery('?at=-1&as=7', [0, 1])).toEqual({ at: undefined, as: undefined })
})

describe('replay sources', () => {
  const { game, match, text } = played('battle-dice', 2, 100)
  const loaded = async (source: { load: ReturnType<typeof fileSource>['load'] }) => {
    const frames: ReplayFrame[] = []
    let length = 0
    await source.load(
      game,
      0,
      (more, all) => {
        frames.push(...more)
        length = all
      },
      new AbortController().signal,
    )
    return { frames, length }
  }

  test('of a file: a log, or a log with its proof', async () => {
    const { frames, length } = await loaded(fileSource('a.alea', text))
    expect(length).toBe(match.position)
    expect(frames).toHaveLength(length + 1)
    expect(fileSource('a.alea', text).proof).toBeUndefined()
    const proof = { match: 'x' }
    const bundle = fileSource('a.json', JSON.stringify({ log: text, proof }))
    expect(await bundle.log()).toBe(text)
    expect((await bundle.proof!()).proof).toEqual(proof)
    expect(() => fileSource('a.txt', 'my shopping list')).toThrow(InputError)
  })

  test('of this device: while it is being played one sees one’s own seat only', () => {
    const setup = {
      id: 'm',
      game: 'battle-dice',
      seats: [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'greedy' }],
      pace: 0,
    }
    const saved = { setup, names: ['Anna', ''], log: text, created: 0, changed: 0, waiting: [] }
    expect(savedSource({ ...saved, over: false }).viewers).toEqual([0])
    expect(savedSource({ ...saved, over: true }).viewers).toEqual([0, 1])
    expect(savedSource({ ...saved, over: true }).seats).toEqual([
      { kind: 'player', name: 'Anna' },
      { kind: 'bot', bot: 'greedy' },
    ])
  })

  test('a source that is stopped gives no more', async () => {
    const stop = new AbortController()
    let given = 0
    await fileSource('a.alea', text).load(
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
