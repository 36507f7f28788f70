/** The result: who is ranked how, what is counted, whom one meets next; and what a table celebrates. */
import { diceThrone } from '@alea/dice-throne'
import { type Event, fast, type Game, Match, printLog } from '@alea/engine'
import { pig } from '@alea/example-pig'
import { describe, expect, test } from 'vitest'
import type { Table } from '../src/connection/types.ts'
import type { BoardModule } from '../src/games/boardModule.ts'
import { matchEvents } from '../src/result/matchEvents.ts'
import { nextOpponent } from '../src/result/nextOpponent.ts'
import { sidesOf } from '../src/result/sides.ts'
import { newestHighlight } from '../src/table/newestHighlight.ts'

describe('sides', () => {
  const sides = (places: number[], scores: number[], teams?: number[]) =>
    sidesOf({ places, scores, reason: 'x', ...(teams && { teams }) })

  test('players who play alone, best first', () => {
    expect(sides([3, 1, 2], [4, 9, 7])).toEqual([
      { place: 1, seats: [1], score: 9 },
      { place: 2, seats: [2], score: 7 },
      { place: 3, seats: [0], score: 4 },
    ])
  })
  test('a team has one place and one score', () => {
    expect(sides([3, 1, 3, 1], [0, 7, 0, 7], [0, 1, 0, 1])).toEqual([
      { place: 1, seats: [1, 3], score: 7 },
      { place: 2, seats: [0, 2], score: 0 },
    ])
  })
  test('three teams are first, second and third', () => {
    expect(sides([1, 5, 3, 1, 5, 3], [9, 0, 0, 9, 0, 0], [0, 1, 2, 0, 1, 2]).map(({ place }) => place)).toEqual([
      1, 2, 3,
    ])
  })
  test('members with scores of their own keep them', () => {
    expect(sides([1, 1, 3], [5, 6, 2], [0, 0, 1])[0]).toEqual({ place: 1, seats: [0, 1], score: undefined })
  })
  test('a tie is shared', () => {
    expect(sides([1, 1], [5, 5]).map(({ place }) => place)).toEqual([1, 1])
  })
})

test('what was taken back is not counted', async () => {
  const match = new Match(pig as unknown as Game, { seats: 2, options: { target: 10 } }, fast(4))
  while (!match.outcome) {
    const { pending } = match
    if (pending?.kind !== 'seats') throw new Error('somebody must decide')
    const [seat] = pending.seats
    const hold = match.offer(seat!)!.options.find(({ key }) => key === 'hold')
    match.answer({ seat: seat!, key: hold ? 'hold' : 'roll' })
    // The first time somebody holds, they change their mind and hold again.
    if (hold && match.undoBar(seat!) === undefined) {
      match.undo(seat!)
      match.answer({ seat: seat!, key: 'hold' })
    }
  }
  const { events } = await matchEvents(pig as unknown as Game, printLog(match))
  const held = (events as (Event & { seat: number; points: number })[]).filter(({ type }) => type === 'held')
  const points = [0, 1].map((seat) =>
    held.filter((event) => event.seat === seat).reduce((sum, event) => sum + event.points, 0),
  )
  expect(points).toEqual(match.outcome.scores)
})

describe('the next opponent', () => {
  const table = (wish: Partial<Table>) =>
    ({
      seats: [
        { kind: 'player', name: 'Ada' },
        { kind: 'bot', bot: 'adept' },
      ],
      options: {},
      ...wish,
    }) as Table
  const plain = {} as BoardModule
  const ending = (places: number[]) => ({ places, scores: [0, 0], reason: 'x', by: 'rules' as const })

  test('is one level up', () => {
    expect(nextOpponent(table({ ending: ending([1, 2]) }), plain, 0, 'en')).toEqual({
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', bot: 'expert' },
      ],
      options: {},
      text: 'Expert',
      others: 1,
    })
  })
  test('is nobody above the highest level, and nobody where people sit', () => {
    const master = table({ seats: [{ kind: 'player' }, { kind: 'bot', bot: 'master' }] })
    expect(nextOpponent(master, plain, 0, 'en')).toBeUndefined()
    expect(nextOpponent(table({ seats: [{ kind: 'player' }, { kind: 'player' }] }), plain, 0, 'en')).toBeUndefined()
  })
  test('has another hero, and the same level for whoever lost', () => {
    const heroes = { otherOpponents: () => ({ options: { heroes: ['loki', 'thor'] }, text: 'Thor' }) }
    const next = (places: number[]) =>
      nextOpponent(table({ ending: ending(places) }), heroes as unknown as BoardModule, 0, 'en')
    expect(next([2, 1])).toMatchObject({ options: { heroes: ['loki', 'thor'] }, text: 'Thor, Adept' })
    expect(next([1, 2])).toMatchObject({ text: 'Thor, Expert' })
  })
})

describe('what is celebrated', () => {
  const game = diceThrone as unknown as Game
  const numbered = (events: object[], first = 0) =>
    events.map((event, i) => ({ number: first + i, event: event as Event, position: 1 }))
  const turn = { type: 'turn', seat: 1, turn: 2 }
  const smack = { type: 'activated', seat: 0, ability: 'smack.1' }
  const rage = { type: 'activated', seat: 0, ability: 'rage.1', ultimate: true }
  const defeat = { type: 'defeated', seat: 1 }
  const newest = (events: object[], seen: number) => newestHighlight(numbered(events), seen, game)

  test('an ultimate, by what the rules say it is', () => {
    expect(newest([smack], -1)).toBeUndefined()
    expect(newest([smack, rage], -1)).toMatchObject({ kind: 'feat', seat: 0 })
  })
  test('of several moments the most remarkable one', () => {
    expect(newest([rage, defeat, turn], -1)).toMatchObject({ kind: 'fall', seat: 1 })
  })
  test('nothing twice', () => {
    expect(newest([rage, turn], 0)).toMatchObject({ kind: 'turn' })
    expect(newest([rage], 0)).toBeUndefined()
  })
  test('nothing of a log that is told again', () => {
    expect(newestHighlight(numbered([rage, defeat], 40), 20, game)).toBeUndefined()
  })
})
