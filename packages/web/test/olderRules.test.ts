/** Matches under rules that have changed since: on this device, in replays, on their board. */
import { gameOf } from '@alea/catalog'
import { rulesOf } from '@alea/catalog/rules'
import { fast, type Game, Match } from '@alea/engine'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../src/connection/api.ts'
import type { ReplayPage } from '../src/connection/types.ts'
import type { BoardModule } from '../src/games/boardModule.ts'
import { olderBoard } from '../src/games/olderBoard.tsx'
import { loadModule } from '../src/games/useModule.ts'
import { AnswersOnly, loadFromServer } from '../src/replay/loadFrames.ts'
import { openLocal, TestSaves } from './localShell.ts'

const present = vi.hoisted((): { change: Record<string, unknown> } => ({ change: {} }))
vi.mock('@alea/example-pig', async (original) => {
  const all = await original<{ pig: Game }>()
  const pig = new Proxy(all.pig, { get: (of, key) => present.change[key as string] ?? Reflect.get(of, key) })
  return { ...all, pig }
})

afterEach(() => {
  present.change = {}
  vi.restoreAllMocks()
})

test('a match on this device goes on under the rules it was started with', async () => {
  const saves = new TestSaves()
  const setup = { id: 'older', game: 'pig', seats: [{ kind: 'me' }, { kind: 'me' }], pace: 0 } as const
  const first = await openLocal(setup, { saves, chance: fast(1) })
  first.host.take({ type: 'answer', id: 'one', match: 'older', seat: 0, position: 0, key: 'roll' })
  await expect.poll(() => saves.kept.get('older')?.given?.length).toBe(2)
  first.host.close()
  present.change = { rulesVersion: 1000, setup: () => ({ nothing: 'of today' }) }
  const later = await openLocal(setup, { saves, chance: fast(2) })
  later.host.take({ type: 'watch', match: 'older', as: 0 })
  await expect.poll(() => later.inbox.frames.some(({ type }) => type === 'view')).toBe(true)
  expect(later.host.log()).toContain('rules 1\n')
  expect(later.troubles).toEqual([])
})

test('its board speaks the sentences of its rules, and gives way to the plain one where it cannot show them', async () => {
  present.change = { rulesVersion: 1000 }
  const module = (await loadModule('pig', { rules: 1, options: {} }))!
  expect(module.game).toBe(await rulesOf('pig', 1))
  expect((await loadModule('pig', { rules: 1000, options: {} }))!.game).toBe(gameOf('pig'))
  const broken = (): never => {
    throw new TypeError('a field of today is missing')
  }
  const present1000 = (await loadModule('pig'))!
  const strict = {
    ...present1000,
    places: broken,
    logMark: broken,
    scoreText: broken,
    playsText: broken,
    previewText: broken,
  }
  const older = olderBoard(strict as unknown as BoardModule, module.game)
  const match = new Match(module.game, { seats: 2 })
  expect(older.places('choose', 'roll', match.view(0), 0)).toHaveLength(1)
  expect(older.logMark!({ type: 'held' }, match.view(0))).toBeNull()
  expect(older.scoreText!(match.view(0), 0, 'en')).toBeUndefined()
  expect(older.playsText!(match.view(0), 0, 'en')).toBeUndefined()
  expect(() => older.previewText!(match.view(0), match.view(0), 0, 'en', ['Ada', 'Bob'])).not.toThrow()
})

test('a replay without rules has the answers of all its pages', async () => {
  const page = (from: number, answer: string): ReplayPage => ({
    match: 'm',
    as: null,
    from,
    length: 2,
    sight: null,
    unplayable: 'rules',
    steps: [{ answer, at: 1, events: [], hash: '' }],
  })
  vi.spyOn(api, 'replay').mockImplementation(async (_, __, from) =>
    page(from, from === 0 ? 'p1 choose roll' : '* roll 3'),
  )
  const stopped = await loadFromServer('m', null, () => {}, new AbortController().signal).catch((error) => error)
  expect(stopped).toBeInstanceOf(AnswersOnly)
  expect(stopped).toMatchObject({ why: 'rules', answers: ['p1 choose roll', '* roll 3'] })
})
