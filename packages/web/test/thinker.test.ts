import { type Job, type Order, type Reply, serve, think } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import { fast, Match, random } from '@alea/engine'
import { atRest, TestTime } from '@alea/host/testing'
import { expect, test } from 'vitest'
import { type BotWorker, WorkerThinker } from '../src/local/thinker.ts'

/** A worker that answers when told to. */
class TestWorker implements BotWorker {
  onmessage: ((event: { data: Reply }) => void) | null = null
  onerror: ((event: { preventDefault(): void }) => void) | null = null
  readonly orders: Order[] = []
  isTerminated = false

  postMessage(order: Order): void {
    this.orders.push(structuredClone(order))
  }

  terminate(): void {
    this.isTerminated = true
  }

  async answer(): Promise<void> {
    this.onmessage?.({ data: structuredClone(await serve(this.orders.at(-1)!)) })
  }
}

function set() {
  const time = new TestTime()
  const hired: TestWorker[] = []
  const hire = () => {
    const worker = new TestWorker()
    hired.push(worker)
    return worker
  }
  return { time, hired, thinker: new WorkerThinker(hire, time.later) }
}

function job(seed = 3): Job {
  const match = new Match(gameOf('battle-dice')!, { seats: 2 }, fast(1))
  const { seats } = match.pending as { seats: readonly number[] }
  const seat = seats[0]!
  return { game: 'battle-dice', bot: 'greedy', seat, world: match.imagine(seat, random(seed)), seed }
}

/** What a promise has come to by now. */
async function now<T>(promise: Promise<T>): Promise<T | 'pending'> {
  await atRest()
  return Promise.race([promise, Promise.resolve('pending' as const)])
}

test('a worker is hired when there is something to think about, and thinks as one would in place', async () => {
  const { hired, thinker } = set()
  expect(hired).toEqual([])
  const [choice, advice] = [thinker.choose(job()), thinker.advise(job())]
  expect(await now(choice)).toBe('pending')
  await hired[0]!.answer()
  expect(await choice).toBe(think(job()))
  await hired[0]!.answer()
  const worth = (await advice).map(({ chance }) => chance)
  expect(worth.length).toBeGreaterThan(1)
  expect(worth).toEqual(worth.toSorted((one, other) => other - one))
  expect(hired).toHaveLength(1)
  thinker.close()
  expect(hired[0]!.isTerminated).toBe(true)
})

test('what is dropped is answered to nobody; the worker stays if it is soon done', async () => {
  const { time, hired, thinker } = set()
  const unneeded = new AbortController()
  const [choice, advice] = [thinker.choose(job(), unneeded.signal), thinker.advise(job())]
  unneeded.abort()
  thinker.dropAdvice()
  expect(await advice).toEqual([])
  const next = thinker.choose(job(4))
  await hired[0]!.answer()
  expect(await now(choice)).toBe('pending')
  await hired[0]!.answer()
  expect(await next).toBe(think(job(4)))
  await time.pass(60_000)
  expect(hired.map(({ isTerminated }) => isTerminated)).toEqual([false])
})

test('advice is dropped alone: a bot thinks on', async () => {
  const { hired, thinker } = set()
  const [choice, advice] = [thinker.choose(job()), thinker.advise(job())]
  thinker.dropAdvice()
  expect(await advice).toEqual([])
  hired[0]!.answer()
  expect(await choice).toBe(think(job()))
})

test('a worker that thinks on about what nobody wants is replaced', async () => {
  const { time, hired, thinker } = set()
  const unneeded = new AbortController()
  void thinker.choose(job(), unneeded.signal)
  unneeded.abort()
  const next = thinker.choose(job(4))
  await time.pass(1000)
  expect(hired.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  await hired[1]!.answer()
  expect(await next).toBe(think(job(4)))
})

test('where there can be no worker, it is thought in place', async () => {
  const none = () => {
    throw new Error('no workers in workers here')
  }
  expect(await new WorkerThinker(none, new TestTime().later).choose(job())).toBe(think(job()))
  const { hired, thinker } = set()
  const choice = thinker.choose(job())
  hired[0]!.onerror!({ preventDefault: () => {} })
  expect(await choice).toBe(think(job()))
  expect(await thinker.choose(job(4))).toBe(think(job(4)))
  expect(hired).toHaveLength(1)
})

test('a bot that fails says why', async () => {
  const { hired, thinker } = set()
  const choice = thinker.choose({ ...job(), bot: 'nobody' })
  await hired[0]!.answer()
  await expect(choice).rejects.toThrow('nobody')
})
