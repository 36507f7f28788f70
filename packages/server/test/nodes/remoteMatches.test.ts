/** Who watches a match of another node gets everything, whatever is lost on the way. */
import type { Subscriber } from '@alea/host'
import { expect, test } from 'vitest'
import type { Asked, AskedWatch, Note, Watched } from '../../src/nodes/letters.ts'
import type { Nodes } from '../../src/nodes/nodes.ts'
import { RemoteMatches } from '../../src/nodes/remoteMatches.ts'

/** An owner that answers when it is told to. */
class Owner {
  readonly asked: (AskedWatch & { reply(): void })[] = []
  readonly notes: Note[] = []

  get nodes(): Nodes {
    return {
      ask: (_: string, asked: Asked) =>
        new Promise<Watched>((resolve) => {
          const reply = () => resolve({ owner: 'owner', isDesync: false })
          this.asked.push({ ...(asked as AskedWatch), reply })
        }),
      note: (_: string, note: Note) => this.notes.push(note),
    } as unknown as Nodes
  }
}

const step = (since: number) =>
  `{"type":"step","match":"m","as":0,"since":${since},"position":${since + 1},"hash":"h${since + 1}"}`

function watching() {
  const owner = new Owner()
  const remote = new RemoteMatches(owner.nodes)
  const texts: string[] = []
  const subscriber: Subscriber = {
    player: 'anna',
    send: (text) => {
      texts.push(text)
      return true
    },
  }
  const done = remote.watch('m', 0, new Set(['anna']), subscriber, { position: 3, hash: 'h3' }, undefined)
  return { owner, remote, texts, subscriber, done }
}

test('letters that were lost before the owner’s reply came may have held the first frames: it is asked again', async () => {
  const { owner, remote, texts, done } = watching()
  remote.again('owner')
  owner.asked[0]!.reply()
  await expect.poll(() => owner.asked.length).toBe(2)
  expect(owner.notes).toEqual([{ kind: 'leave', watcher: owner.asked[0]!.watcher }])
  owner.asked[1]!.reply()
  expect(await done).toBe(false)
  const watcher = owner.asked[1]!.watcher
  remote.take('owner', { to: [watcher], text: step(3) })
  expect(texts).toEqual([step(3)])
  // Later losses are healed from there.
  remote.again('owner')
  expect(owner.asked[2]).toMatchObject({ kind: 'watch', has: { position: 4, hash: 'h4' } })
})

test('without a loss the owner is asked once', async () => {
  const { owner, done } = watching()
  owner.asked[0]!.reply()
  await done
  expect(owner.asked).toHaveLength(1)
})

test('whoever leaves while the owner is asked is not watched for', async () => {
  const { owner, remote, subscriber, done } = watching()
  remote.again('owner')
  remote.leave('m', subscriber)
  owner.asked[0]!.reply()
  await done
  expect(owner.asked).toHaveLength(1)
  expect(owner.notes).toEqual([{ kind: 'leave', watcher: owner.asked[0]!.watcher }])
  expect(remote.size).toBe(0)
})
