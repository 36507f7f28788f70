/** Bots of several nodes: a job goes where there is room, in the order of fairness, and nothing is lost with a node. */
import { expect, test } from 'vitest'
import type { BotJob, BotRunner } from '../../src/bots/botRunner.ts'
import { SharedBots } from '../../src/bots/sharedBots.ts'
import type { ThinkingNote } from '../../src/nodes/letters.ts'

/** Bots that answer when they are told to. */
class SlowBots implements BotRunner {
  readonly jobs: { readonly job: BotJob; readonly signal: AbortSignal; done(key: string): void; failed(): void }[] = []
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get free(): number {
    return Math.max(0, this.most - this.jobs.length)
  }

  get waiting(): number {
    return Math.max(0, this.jobs.length - this.most)
  }

  choose(job: BotJob, signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const end = () => this.jobs.splice(this.jobs.indexOf(one), 1)
      const one = {
        job,
        signal,
        done: (key: string) => {
          end()
          resolve(key)
        },
        failed: () => {
          end()
          reject(new Error('it failed'))
        },
      }
      signal.addEventListener('abort', () => one.failed())
      this.jobs.push(one)
    })
  }

  get names(): string[] {
    return this.jobs.map(({ job }) => job.match!)
  }
}

/** Nodes that hear each other at once, as long as they live. */
class Net {
  readonly nodes = new Map<string, { readonly bots: SlowBots; readonly shared: SharedBots }>()
  readonly sent: string[] = []

  add(name: string, threads: number): { readonly bots: SlowBots; readonly shared: SharedBots } {
    const bots = new SlowBots(threads)
    const note = (to: string, one: ThinkingNote) => {
      this.sent.push(`${name} ${one.kind} ${to}`)
      queueMicrotask(() => {
        if (this.nodes.has(name)) this.nodes.get(to)?.shared.note(name, structuredClone(one))
      })
    }
    const noteToAll = (one: ThinkingNote) => {
      for (const to of this.nodes.keys()) if (to !== name) note(to, one)
    }
    const node = { bots, shared: new SharedBots(bots, { note, noteToAll }) }
    this.nodes.set(name, node)
    return node
  }

  die(name: string): void {
    this.nodes.delete(name)
    for (const { shared } of this.nodes.values()) shared.died(name)
  }
}

const job = (match: string, person = 'anna'): BotJob => ({
  game: 'pig',
  rules: 1,
  options: {},
  bot: 'expert',
  seat: 0,
  world: {} as never,
  seed: 1,
  ms: 300,
  people: [person],
  match,
})
const never = new AbortController().signal

test('what finds no thread here is thought about where there is one, and the rest waits here', async () => {
  const net = new Net()
  const [busy, idle] = [net.add('busy', 1), net.add('idle', 2)]
  const answers = ['a', 'b', 'c', 'd'].map((match) => busy.shared.choose(job(match), never))
  await expect.poll(() => idle.bots.names).toEqual(['b', 'c'])
  expect(busy.bots.names).toEqual(['a'])
  expect(busy.shared.waiting).toBe(1)
  idle.bots.jobs[0]!.done('of b')
  expect(await answers[1]).toBe('of b')
  // Its thread is free again, and it is known who waits.
  await expect.poll(() => idle.bots.names).toEqual(['c', 'd'])
  for (const one of [...idle.bots.jobs, ...busy.bots.jobs]) one.done(`of ${one.job.match}`)
  expect(await Promise.all(answers)).toEqual(['of a', 'of b', 'of c', 'of d'])
})

test('as long as there are threads here, nobody else hears of it', async () => {
  const net = new Net()
  const node = net.add('one', 2)
  net.add('two', 2)
  const answers = ['a', 'b'].map((match) => node.shared.choose(job(match), never))
  for (const one of [...node.bots.jobs]) one.done('x')
  await Promise.all(answers)
  expect(net.sent).toEqual([])
})

test('who has been served less is next, wherever', async () => {
  const net = new Net()
  const busy = net.add('busy', 1)
  for (const match of ['a', 'b', 'c', 'd']) void busy.shared.choose(job(match, 'anna'), never).catch(() => {})
  void busy.shared.choose(job('of ben', 'ben'), never).catch(() => {})
  const idle = net.add('idle', 1)
  await expect.poll(() => idle.bots.names).toEqual(['of ben'])
  await busy.shared.close()
})

test('jobs of a node that dies, or whose letters were lost, are done here', async () => {
  const net = new Net()
  const [busy, idle] = [net.add('busy', 1), net.add('idle', 2)]
  const answers = ['a', 'b', 'c'].map((match) => busy.shared.choose(job(match), never))
  await expect.poll(() => idle.bots.names).toEqual(['b', 'c'])
  net.die('idle')
  for (const expected of ['a', 'b', 'c']) {
    await expect.poll(() => busy.bots.names).toEqual([expected])
    busy.bots.jobs[0]!.done(`of ${expected}`)
  }
  expect(await Promise.all(answers)).toEqual(['of a', 'of b', 'of c'])
})

test('what cannot be done elsewhere is tried here, and what nobody needs is given up everywhere', async () => {
  const net = new Net()
  const [busy, idle] = [net.add('busy', 1), net.add('idle', 2)]
  const stop = new AbortController()
  const first = busy.shared.choose(job('a'), never)
  const second = busy.shared.choose(job('b'), never)
  const third = busy.shared.choose(job('c'), stop.signal)
  await expect.poll(() => idle.bots.names).toEqual(['b', 'c'])
  stop.abort()
  await expect(third).rejects.toThrow('no answer is needed')
  await expect.poll(() => idle.bots.names).toEqual(['b'])
  idle.bots.jobs[0]!.failed()
  busy.bots.jobs[0]!.done('of a')
  expect(await first).toBe('of a')
  await expect.poll(() => busy.bots.names).toEqual(['b'])
  busy.bots.jobs[0]!.failed()
  await expect(second).rejects.toThrow('it failed')
})

test('a node thinks for another one only as long as that one lives', async () => {
  const net = new Net()
  const [busy, idle] = [net.add('busy', 1), net.add('idle', 1)]
  for (const match of ['a', 'b']) void busy.shared.choose(job(match), never).catch(() => {})
  await expect.poll(() => idle.bots.names).toEqual(['b'])
  net.die('busy')
  expect(idle.bots.jobs).toEqual([])
})
