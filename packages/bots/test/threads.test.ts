import { gameOf } from '@alea/catalog'
import { random } from '@alea/engine'
import { describe, expect, onTestFinished, test } from 'vitest'
import { seenBy, think } from '../src/index.ts'
import { BotThreads, Overdue, type Thought, Withdrawn } from '../src/threads/BotThreads.ts'
import { FairQueue } from '../src/threads/fairQueue.ts'
import { opening } from './opening.ts'

const { g, seat } = opening()
const { world } = seenBy(gameOf('battle-dice')!, g, seat, random(1))
const job = { game: 'battle-dice', bot: 'search:60', seat, world, seed: 9 }
const endless = { ...job, bot: 'search:600000ms' }

function opened(...given: ConstructorParameters<typeof BotThreads>): BotThreads {
  const threads = new BotThreads(...given)
  onTestFinished(() => threads.close())
  return threads
}

/** A program for the threads that does this with every order. */
const program = (what: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort as port } from 'node:worker_threads'
      port.on('message', ({ id, job }) => { port.postMessage({ id, begun: true }); ${what} })`)}`,
  )

describe('threads', () => {
  test('choose what the same bot chooses here', async () => {
    const threads = opened(2)
    const jobs = [job, job, { ...job, bot: 'greedy' }]
    expect(await Promise.all(jobs.map((one) => threads.choose(one)))).toEqual(jobs.map((one) => think(one)))
  })

  test('a bot that is told to hurry answers with the best it has', async () => {
    const threads = opened()
    const hurry = new AbortController()
    const answer = threads.choose(endless, undefined, hurry.signal)
    hurry.abort()
    expect(await answer).toMatch(/\w/)
  })

  test('a job that nobody needs any more fails, begun or not, and makes room for the next', async () => {
    const threads = opened()
    const thoughts: Thought[] = []
    threads.onThought = (thought) => thoughts.push(thought)
    const [first, second] = [new AbortController(), new AbortController()]
    const begun = threads.choose(endless, first.signal)
    const waiting = threads.choose(endless, second.signal)
    expect([threads.thinking, threads.waiting]).toEqual([1, 1])
    second.abort()
    await expect(waiting).rejects.toThrow(Withdrawn)
    expect(threads.waiting).toBe(0)
    first.abort()
    await expect(begun).rejects.toThrow(Withdrawn)
    expect(await threads.choose(job)).toBe(think(job))
    await expect(threads.choose(job, first.signal)).rejects.toThrow(Withdrawn)
    expect(thoughts.map(({ result }) => result)).toEqual(['withdrawn', 'withdrawn', 'answered'])
  })

  test('a bot that does not exist fails its own job only', async () => {
    const threads = opened()
    await expect(threads.choose({ ...job, bot: 'clever' })).rejects.toThrow('no bot clever')
    await expect(threads.choose({ ...job, seed: (() => 1) as unknown as number })).rejects.toThrow(
      'could not be cloned',
    )
    expect(await threads.choose(job)).toBe(think(job))
  })

  test('a thread that crashes is replaced', async () => {
    const threads = opened(1, {
      program: program(`if (job.bot === 'bad') throw new Error('broken'); port.postMessage({ id, key: 'yes' })`),
    })
    const [bad, good] = [threads.choose({ ...job, bot: 'bad' }), threads.choose(job)]
    await expect(bad).rejects.toThrow('broken')
    expect(await good).toBe('yes')
  })

  test('a thread that hangs is replaced, and says so', async () => {
    const threads = opened(1, {
      overdueMs: 100,
      program: program(`while (job.bot === 'bad'); port.postMessage({ id, key: 'yes' })`),
    })
    const results: string[] = []
    threads.onThought = ({ bot, result }) => results.push(`${bot} ${result}`)
    const [bad, good] = [threads.choose({ ...job, bot: 'bad', ms: 10 }), threads.choose(job)]
    await expect(bad).rejects.toThrow(Overdue)
    expect(await good).toBe('yes')
    expect(results).toEqual(['bad overdue', 'search:60 answered'])
  })

  test('closing waits for nobody: what thinks and what waits is withdrawn', async () => {
    const threads = opened()
    const jobs = [endless, endless, job].map((one) => threads.choose(one))
    const settled = Promise.allSettled(jobs)
    await threads.close()
    for (const { reason } of (await settled) as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(Withdrawn)
    await expect(threads.choose(job)).rejects.toThrow(Withdrawn)
  })

  test('a stranger with a thousand jobs delays nobody by more than one', async () => {
    const threads = opened(1, { program: program(`port.postMessage({ id, key: job.bot })`) })
    const order: string[] = []
    const ask = (person: string, match: string) =>
      threads.choose({ ...job, bot: person, people: [person], match }).then((key) => order.push(key))
    const all = Array.from({ length: 1000 }, (_, i) => ask('guest', `m${i}`))
    all.push(ask('Anna', 'a'), ask('Ben', 'b'), ask('Anna', 'a'))
    await Promise.all(all)
    expect(order.slice(0, 6)).toEqual(['guest', 'Anna', 'Ben', 'guest', 'Anna', 'guest'])
  })
})

describe('the queue', () => {
  const drained = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.take())

  test('serves people in turn, and the matches of each in turn', () => {
    const queue = new FairQueue<string>()
    for (const name of ['a1', 'a2', 'a3']) queue.add(name, { people: ['a'], match: 'one' })
    queue.add('a4', { people: ['a'], match: 'two' })
    for (const name of ['b1', 'b2']) queue.add(name, { people: ['b'], match: 'three' })
    expect(drained(queue)).toEqual(['a1', 'b1', 'a4', 'b2', 'a2', 'a3'])
    expect(queue.take()).toBeUndefined()
  })

  test('who was served just now lets others go first, also after having had nothing to do', () => {
    const queue = new FairQueue<string>()
    queue.add('a1', { people: ['a'] })
    queue.take()
    queue.add('a2', { people: ['a'] })
    queue.add('b1', { people: ['b'] })
    expect(drained(queue)).toEqual(['b1', 'a2'])
  })

  test('a match of several people counts for the one with the fewest jobs', () => {
    const queue = new FairQueue<string>()
    for (let i = 0; i < 5; i++) queue.add(`g${i}`, { people: ['guest'], match: `${i}` })
    queue.add('ours', { people: ['guest', 'Anna'], match: 'ours' })
    expect(drained(queue).indexOf('ours')).toBeLessThan(2)
  })

  test('what is removed is not served, and leaves nothing behind', () => {
    const queue = new FairQueue<string>()
    queue.add('a1', { people: ['a'], match: 'one' })
    queue.add('a2', { people: ['a'], match: 'one' })
    expect(queue.remove('a1')).toBe(true)
    expect(queue.remove('a1')).toBe(false)
    expect(drained(queue)).toEqual(['a2'])
    queue.add('a3', {})
    expect(queue.clear()).toEqual(['a3'])
    expect(queue.size).toBe(0)
  })
})
