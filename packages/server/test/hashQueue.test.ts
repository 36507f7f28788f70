import { Refusal } from '@alea/host'
import { expect, test } from 'vitest'
import { HashQueue } from '../src/players/hashQueue.ts'

/** Work that ends when it is told to. */
function steps() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  return { begun, work, end: (name: string) => ends.get(name)!() }
}

test('names take turns, one check at a time', async () => {
  const queue = new HashQueue()
  const { begun, work, end } = steps()
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((one) => queue.run(one[0]!, work(one)))
  for (const one of ['a1', 'a2', 'b1', 'c1', 'a3']) {
    await expect.poll(() => begun.at(-1)).toBe(one)
    end(one)
  }
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

test('a failed check does not stop the others', async () => {
  const queue = new HashQueue()
  const failed = queue.run('a', () => Promise.reject(new Error('no')))
  const next = queue.run('a', async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

test('who guesses at one name fills only its own queue; a newcomer finds room', async () => {
  const queue = new HashQueue()
  const { work } = steps()
  const refused: string[] = []
  const run = (name: string, one: string) =>
    void queue.run(name, work(one)).catch((error) => {
      expect(error).toBeInstanceOf(Refusal)
      refused.push(one)
    })
  for (let i = 0; i < 100; i++) run('anna', `anna ${i}`)
  await expect.poll(() => refused.length).toBe(91)
  // Eight for each of eight names fill the queue, the one who is being checked not counted.
  for (let name = 0; name < 7; name++) for (let i = 0; i < 8; i++) run(`name ${name}`, `${name} ${i}`)
  expect(refused).toHaveLength(91)
  run('owner', 'owner')
  await expect.poll(() => refused.length).toBe(92)
  expect(refused).not.toContain('owner')
})
