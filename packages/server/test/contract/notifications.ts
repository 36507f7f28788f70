/** The outbox of notifications, and how players want to be told. */
import type { Awaited } from '@alea/host'
import { expect, test } from 'vitest'
import { aRecord, created } from './rows.ts'
import type { OpenStorage } from './storageContract.ts'

export function notificationsContract(opened: OpenStorage): void {
  const ben = { player: 'player-two', seat: 1, since: 10 }
  const match = 'match-one'
  const later = (revision: number, awaited: readonly Awaited[]) =>
    opened.storage.commit({ match, revision, position: 0, entries: [], dueAt: null, awaited })
  const push = { channel: 'push', target: 'https://push.example/1', due: 50 } as const

  test('who is awaited stands in the outbox with the commit, is told once, and leaves it with the next', async () => {
    const { storage } = opened
    await storage.commit({ ...created(aRecord({ id: match })), awaited: [ben] })
    expect(await storage.untold(9)).toEqual([])
    expect(await storage.untold(10)).toEqual([{ match, ...ben }])
    for (let i = 0; i < 2; i++) await storage.tell(match, 'player-two', [push])
    expect(await storage.nextDelivery()).toEqual({ untold: null, due: 50 })
    await opened.reopen()
    const [delivery] = await opened.storage.dueDeliveries(50)
    expect(delivery).toEqual({ match, player: 'player-two', ...push, tries: 0 })
    await opened.storage.postponeDeliveries([delivery!], 60, true)
    expect(await opened.storage.dueDeliveries(59)).toEqual([])
    expect((await opened.storage.dueDeliveries(60))[0]).toMatchObject({ tries: 1 })
    // Still awaited: not told again. Then not awaited any more: nothing is left to send.
    await later(1, [{ ...ben, since: 70 }])
    expect(await opened.storage.untold(100)).toEqual([])
    await later(2, [])
    expect(await opened.storage.nextDelivery()).toEqual({ untold: null, due: null })
    await opened.storage.tell(match, 'player-two', [push])
    expect(await opened.storage.dueDeliveries(1000)).toEqual([])
  })

  test('settings and subscriptions of browsers go with the guest into the account', async () => {
    const { storage } = opened
    await storage.createPlayer({ id: 'player-one', name: 'one', created: 1 })
    await storage.createPlayer({ id: 'player-two', name: 'two', created: 1, password: 'x' })
    const settings = { when: 'always', language: 'fr' } as const
    await storage.setNotificationSettings('player-one', settings)
    const browser = { endpoint: 'https://push.example/1', session: 's', p256dh: 'p', auth: 'a' }
    await storage.subscribePush({ ...browser, player: 'player-one', created: 1 }, 2)
    await storage.mergeGuest('player-one', 'player-two', [])
    expect(await storage.notificationSettings('player-two')).toEqual(settings)
    expect(await storage.notificationSettings('player-one')).toBeUndefined()
    for (const number of [2, 3])
      await storage.subscribePush(
        { ...browser, endpoint: `https://push.example/${number}`, player: 'player-two', created: number },
        2,
      )
    const endpoints = (await storage.pushSubscriptionsOf('player-two')).map(({ endpoint }) => endpoint)
    expect(endpoints).toEqual(['https://push.example/2', 'https://push.example/3'])
    await storage.beginDeletion('player-two', ['player-one', 'player-two'], 5)
    expect(await storage.pushSubscriptionsOf('player-two')).toEqual([])
  })
}
