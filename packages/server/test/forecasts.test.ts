import type { ForecastJob } from '@alea/host'
import { expect, test } from 'vitest'
import { ForecastQueue } from '../src/forecasts/forecastQueue.ts'
import { testServer } from './testServer.ts'

function queued(...asked: readonly [asker: string, kind: ForecastJob['kind'], match: string, key: string][]) {
  const queue = new ForecastQueue()
  const replaced: string[] = []
  for (const [asker, kind, match, key] of asked)
    queue.put({ job: { asker, kind, match, key } as ForecastJob, replaced: () => replaced.push(key) })
  const taken: string[] = []
  for (let task = queue.take(); task; task = queue.take()) taken.push(task.job.key)
  return { taken, replaced }
}

test('people are served in turns, whoever asked for how much', () => {
  const { taken } = queued(
    ['anna', 'hint', 'one', 'a1'],
    ['anna', 'hint', 'two', 'a2'],
    ['anna', 'hint', 'three', 'a3'],
    ['ben', 'preview', 'one', 'b1'],
    ['cleo', 'preview', 'one', 'c1'],
    ['ben', 'undo', 'one', 'b2'],
  )
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('a newer preview replaces the one that waits, also of another match; an undo is never replaced by a hint', () => {
  const { taken, replaced } = queued(
    ['anna', 'preview', 'one', 'first'],
    ['anna', 'preview', 'two', 'second'],
    ['anna', 'undo', 'one', 'undo'],
    ['anna', 'hint', 'one', 'hint'],
    ['anna', 'preview', 'one', 'third'],
  )
  expect(taken).toEqual(['undo', 'hint', 'third'])
  expect(replaced).toEqual(['first', 'second'])
})

test('previews over the socket: the newest is answered, those it replaced are refused, and answers do not wait', async () => {
  const { server, guest } = await testServer()
  const anna = await guest()
  const seats = [{ kind: 'me' }, { kind: 'me' }]
  const { id } = await anna.ask('POST', '/api/tables', { game: 'dice-city', seats, start: true })
  await anna.connect()
  const mirrors = [await anna.watch(id as string, 0), await anna.watch(id as string, 1)]
  const { snapshot, position, as } = mirrors.find((mirror) => mirror.snapshot?.asked?.offer)!
  const { options } = snapshot!.asked!.offer!
  expect(options.length).toBeGreaterThan(2)
  const replies = options
    .slice(0, 3)
    .map(({ key }) => anna.command({ type: 'preview', match: id, seat: as, position, key }))
  const answers = (await Promise.all(replies)).map((reply) => (reply.type === 'done' ? 'done' : reply.error.code))
  expect(answers).toEqual(['done', 'too-many', 'done'])
  expect(server.services.metrics.text()).toContain('alea_previews_total{kind="preview"} 3')
})
