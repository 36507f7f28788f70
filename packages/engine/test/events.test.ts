import { describe, expect, test } from 'vitest'
import { type AddressedEvent, type Event, emit, hash, heardBy, listen, Match, whisper } from '../src/index.ts'
import { burrow } from './games/burrow.ts'
import { playRandomly } from './games/play.ts'
import { scripted } from './games/scripted.ts'

const ORDER = [0, 1, 2, 3, 4, 5]
const dealt = () => new Match(burrow, { seats: 2 }, scripted([ORDER, ORDER]))

describe('events', () => {
  test('[EN-10.1] nothing is built when nobody listens', () => {
    let built = 0
    const make = () => {
      built++
      return { type: 'thing' }
    }
    const tellAll = () => {
      emit(make)
      whisper([0], make)
      whisper([0], make, make)
    }
    tellAll()
    listen(undefined, tellAll)
    expect(built).toBe(0)
    listen(() => {}, tellAll)
    expect(built).toBe(4)
  })

  test('[EN-10.1] listening ends with the work listened to, an error included', () => {
    const heard: AddressedEvent[] = []
    const outer: AddressedEvent[] = []
    listen(
      (told) => outer.push(told),
      () => {
        expect(() =>
          listen(
            (told) => heard.push(told),
            () => {
              emit(() => ({ type: 'inner' }))
              throw new Error('stop')
            },
          ),
        ).toThrow('stop')
        emit(() => ({ type: 'outer' }))
      },
    )
    emit(() => ({ type: 'nobody' }))
    expect(heard.map(({ event }) => event.type)).toEqual(['inner'])
    expect(outer.map(({ event }) => event.type)).toEqual(['outer'])
  })

  test('[EN-10.2] some seats hear the secret, the others a version without it, or nothing', () => {
    const told: AddressedEvent[] = []
    listen(
      (each) => told.push(each),
      () => {
        emit<Event>(() => ({ type: 'all' }))
        whisper<Event>(
          [0, 2],
          () => ({ type: 'secret' }),
          () => ({ type: 'hint' }),
        )
        whisper<Event>([1], () => ({ type: 'silent' }))
      },
    )
    const types = (viewer: number | undefined) => heardBy(viewer, told).map(({ type }) => type)
    expect([types(0), types(1), types(2), types(undefined)]).toEqual([
      ['all', 'secret'],
      ['all', 'hint', 'silent'],
      ['all', 'secret'],
      ['all', 'hint'],
    ])
  })

  test('[EN-10.3] a match keeps what was told, in order, until it is told to forget', () => {
    const match = dealt()
    match.answer({ seat: 0, key: 'sniff' })
    match.answer({ seat: 0, key: 'play-1' })
    expect(match.heard(0)).toEqual([
      { type: 'sniffed', card: 2 },
      { type: 'played', card: 1 },
    ])
    expect(match.heard(1)).toEqual([{ type: 'played', card: 1 }])
    expect(match.heard(undefined)).toEqual([{ type: 'played', card: 1 }])
    match.forgetEvents()
    expect(match.heard(0)).toEqual([])
  })

  test('[EN-10.4] whether somebody listens makes no difference to the match', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const silent = playRandomly(burrow, 2, seed)
      const loud = listen(
        () => {},
        () => playRandomly(burrow, 2, seed),
      )
      expect(hash(loud.g)).toBe(hash(silent.g))
    }
  })
})
