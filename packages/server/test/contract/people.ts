/** What people say to each other and do about each other. */
import { expect, test } from 'vitest'
import type { OpenStorage } from './storageContract.ts'

export function peopleContract(opened: OpenStorage): void {
  test('a block holds in both directions until it is lifted', async () => {
    for (const id of ['player-one', 'player-two', 'player-six'])
      await opened.storage.createPlayer({ id, name: id, created: 1 })
    for (let i = 0; i < 2; i++) await opened.storage.block('player-one', 'player-two', true)
    expect(await opened.storage.blocked('player-one')).toEqual([{ id: 'player-two', name: 'player-two' }])
    expect(await opened.storage.blocked('player-two')).toEqual([])
    expect(await opened.storage.blockBetween('player-one', ['player-six', 'player-two'])).toBe('mine')
    expect(await opened.storage.blockBetween('player-two', ['player-six', 'player-one'])).toBe('theirs')
    expect(await opened.storage.blockBetween('player-two', ['player-six'])).toBeNull()
    expect(await opened.storage.unheard('player-one')).toEqual(['player-two'])
    expect(await opened.storage.unheard('player-two')).toEqual(['player-one'])
    await opened.storage.block('player-one', 'player-two', false)
    expect(await opened.storage.blockBetween('player-one', ['player-two'])).toBeNull()
  })

  test('reports are numbered, limited and closed once; bans are lifted or run out', async () => {
    for (const id of ['player-one', 'player-two']) await opened.storage.createPlayer({ id, name: id, created: 1 })
    const report = { reporter: 'player-one', player: 'player-two', reason: 'other' as const, text: 'x' }
    for (const at of [10, 20]) expect(await opened.storage.report({ ...report, at }, 2, 0)).toBe(true)
    expect(await opened.storage.report({ ...report, at: 30 }, 2, 0)).toBe(false)
    expect(await opened.storage.report({ ...report, at: 30 }, 2, 10)).toBe(true)
    const [last] = await opened.storage.reports(false)
    expect(last).toMatchObject({ number: 3, at: 30, reporterName: 'player-one', playerName: 'player-two' })
    expect(await opened.storage.closeReport(3, 'done', 40)).toBe(true)
    expect(await opened.storage.closeReport(3, 'done', 40)).toBe(false)
    expect((await opened.storage.reports(false)).map(({ number }) => number)).toEqual([2, 1])
    const ban = { player: 'player-two', until: 100, reason: 'spam', at: 50 }
    await opened.storage.ban(ban)
    expect(await opened.storage.banOf('player-two', 99)).toEqual(ban)
    expect(await opened.storage.banOf('player-two', 100)).toBeNull()
    expect(await opened.storage.unsettledBans()).toEqual([])
    await opened.storage.ban({ ...ban, until: null })
    expect(await opened.storage.bans(1000)).toEqual([{ ...ban, until: null, name: 'player-two' }])
    expect(await opened.storage.unsettledBans()).toEqual(['player-two'])
    await opened.storage.settleBan('player-two')
    expect(await opened.storage.unsettledBans()).toEqual([])
    expect(await opened.storage.unban('player-two')).toBe(true)
    expect(await opened.storage.unban('player-two')).toBe(false)
  })

  test('chat is numbered, mutes come and go, the first value of a setting stays', async () => {
    const line = { player: 'player-one', name: 'Anna', seat: 0, at: 1, text: '<b>hello</b>' }
    expect(await opened.storage.say('match-one', line)).toEqual({ number: 1, ...line })
    expect((await opened.storage.say('match-one', line)).number).toBe(2)
    expect((await opened.storage.say('match-two', line)).number).toBe(1)
    expect((await opened.storage.chat('match-one', 1)).map(({ number }) => number)).toEqual([2])
    await opened.storage.mute('player-one', 'player-two', true)
    await opened.storage.mute('player-one', 'player-two', true)
    expect(await opened.storage.muted('player-one')).toEqual(['player-two'])
    await opened.storage.mute('player-one', 'player-two', false)
    expect(await opened.storage.muted('player-one')).toEqual([])
    expect(await opened.storage.setting('key', 'first')).toBe('first')
    expect(await opened.storage.setting('key', 'second')).toBe('first')
    expect(await opened.storage.noteTime(2000)).toBe(2000)
    await opened.reopen()
    expect(await opened.storage.noteTime(1000)).toBe(2000)
    expect(await opened.storage.noteTime(3000)).toBe(1000)
  })

  test('the reports of one person are found by every id they had', async () => {
    const about = { player: 'ben', reason: 'insults', text: '' } as const
    for (const [at, reporter] of [
      [1, 'guest'],
      [2, 'anna'],
      [3, 'eve'],
    ] as const)
      await opened.storage.report({ ...about, at, reporter }, 10, 0)
    expect((await opened.storage.reportsBy(['anna', 'guest'])).map(({ at }) => at)).toEqual([2, 1])
  })
}
