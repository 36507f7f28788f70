/** Accounts, guests and their sessions. */
import { Conflict } from '@alea/host'
import { expect, test } from 'vitest'
import type { SessionRow } from '../../src/storage/storage.ts'
import { aRecord, created } from './rows.ts'
import type { OpenStorage } from './storageContract.ts'

export function accountsContract(opened: OpenStorage): void {
  test('account names are taken once, whatever their case; guests share names freely', async () => {
    const guest = { id: 'guest-aaaa', name: 'Anna', created: 1 }
    await opened.storage.createPlayer(guest)
    await opened.storage.createPlayer({ ...guest, id: 'guest-bbbb' })
    await opened.storage.updatePlayer({ ...guest, password: 'x' })
    await expect(
      opened.storage.updatePlayer({ id: 'guest-bbbb', name: 'ANNA', created: 1, password: 'y' }),
    ).rejects.toBeInstanceOf(Conflict)
    expect(await opened.storage.playerNamed('anna')).toEqual({ ...guest, password: 'x' })
  })

  test('nobody takes a name that looks like an account, and an account keeps its own', async () => {
    const anna = { id: 'account-a', name: 'Émilie', created: 1, password: 'x' }
    await opened.storage.createPlayer(anna)
    await opened.storage.createPlayer({ id: 'guest-bbbb', name: 'Ben', created: 1 })
    for (const name of ['ÉMILIE', 'Émi1ie', 'Émіlіе', 'Ｅ\u0301milie'])
      await expect(
        opened.storage.updatePlayer({ id: 'guest-bbbb', name, created: 1, password: 'y' }),
      ).rejects.toBeInstanceOf(Conflict)
    expect(await opened.storage.accountsLike('Éмilie')).toEqual([])
    expect(await opened.storage.accountsLike('éMILIE')).toEqual(['account-a'])
    expect(await opened.storage.playerNamed('émilie')).toEqual(anna)
    await opened.storage.updatePlayer({ ...anna, password: 'z' })
    await opened.storage.updatePlayer({ ...anna, name: 'Zoë' })
    expect(await opened.storage.accountsLike('Émilie')).toEqual([])
    expect(await opened.storage.accountsLike('ZOË')).toEqual(['account-a'])
  })

  test('sessions are kept, renewed, listed with the latest first, and ended one by one or all but one', async () => {
    const session = (id: string, change: Partial<SessionRow> = {}): SessionRow => ({
      id,
      player: 'player-one',
      hash: `hash of ${id}`,
      program: false,
      client: 'Firefox',
      network: '203.0.*',
      created: 1,
      used: 1,
      expires: 100,
      ...change,
    })
    for (const id of ['s1', 's2', 's3']) await opened.storage.createSession(session(id))
    await opened.storage.createSession(session('s4', { player: 'player-two', program: true, expires: 50 }))
    await opened.storage.renewSession('s2', 7, 107)
    await opened.reopen()
    expect(await opened.storage.session('s2')).toEqual(session('s2', { used: 7, expires: 107 }))
    expect((await opened.storage.sessionsOf('player-one')).map(({ id }) => id)).toEqual(['s2', 's1', 's3'])
    await opened.storage.endSession('s3')
    expect(await opened.storage.session('s3')).toBeUndefined()
    expect(await opened.storage.signedOutAt('player-one')).toBe(0)
    expect(await opened.storage.endSessionsOf('player-one', 9, 's1')).toEqual(['s2'])
    expect(await opened.storage.signedOutAt('player-one')).toBe(9)
    expect((await opened.storage.sessionsOf('player-one')).map(({ id }) => id)).toEqual(['s1'])
    await opened.storage.createSession(session('s5', { player: 'player-two' }))
    expect(await opened.storage.endSessionsOf('player-one', 10)).toEqual(['s1'])
    await opened.storage.sweepSessions(60)
    expect(await opened.storage.session('s4')).toBeUndefined()
    expect(await opened.storage.session('s5')).toBeDefined()
    expect(await opened.storage.exchanged('old')).toBeUndefined()
    await opened.storage.exchange('old', 's1', 500)
    await opened.storage.exchange('old', 's1', 400)
    expect(await opened.storage.exchanged('old')).toEqual({ session: 's1', until: 400 })
  })

  test('a guest becomes an account once: ratings are replaced, mutes and blocks follow', async () => {
    for (const id of ['account-a', 'guest-bbbb', 'other-cccc'])
      await opened.storage.createPlayer({ id, name: id, created: 1 })
    await opened.storage.updatePlayer({ id: 'account-a', name: 'Anna', created: 1, password: 'x' })
    await opened.storage.mute('guest-bbbb', 'other-cccc', true)
    await opened.storage.mute('guest-bbbb', 'account-a', true)
    await opened.storage.mute('other-cccc', 'guest-bbbb', true)
    await opened.storage.block('guest-bbbb', 'other-cccc', true)
    await opened.storage.block('guest-bbbb', 'account-a', true)
    const rating = { player: 'account-a', pool: 'pig/live', mu: 26, sigma: 8, matches: 1 }
    const rated = aRecord({ rated: true })
    await opened.storage.commit(created(rated))
    const over = { ...rated, status: 'over' as const }
    await opened.storage.commit({ match: rated.id, revision: 1, position: 0, entries: [], dueAt: null, record: over })
    await opened.storage.rate(rated.id, [rating, { ...rating, player: 'guest-bbbb' }])
    await opened.storage.mergeGuest('guest-bbbb', 'account-a', [{ ...rating, mu: 27, matches: 2 }])
    expect(await opened.storage.ratings('guest-bbbb')).toEqual([])
    expect(await opened.storage.ratings('account-a')).toEqual([{ ...rating, mu: 27, matches: 2 }])
    expect(await opened.storage.aliases('account-a')).toEqual(['guest-bbbb'])
    expect(await opened.storage.player('guest-bbbb')).toMatchObject({ became: 'account-a' })
    expect(await opened.storage.muted('account-a')).toEqual(['other-cccc'])
    expect(await opened.storage.muted('other-cccc')).toEqual(['account-a'])
    expect(await opened.storage.blocked('account-a')).toEqual([{ id: 'other-cccc', name: 'other-cccc' }])
    // Tables may name the guest.
    expect(await opened.storage.blockBetween('other-cccc', ['guest-bbbb'])).toBe('theirs')
    expect((await opened.storage.unheard('other-cccc')).toSorted()).toEqual(['account-a', 'guest-bbbb'])
    for (const id of ['guest-bbbb', 'account-a'])
      await expect(opened.storage.mergeGuest(id, 'other-cccc', [])).rejects.toBeInstanceOf(Conflict)
  })

  test('the last goal of a game counts; an account keeps its own when a guest becomes it, and deletion removes them', async () => {
    for (const id of ['account-a', 'guest-bbbb']) await opened.storage.createPlayer({ id, name: id, created: 1 })
    expect(await opened.storage.goals('account-a')).toEqual({})
    for (const target of [55, 60]) await opened.storage.setGoal('account-a', 'dice-city', { target })
    await opened.storage.setGoal('guest-bbbb', 'dice-city', { target: 90 })
    await opened.storage.setGoal('guest-bbbb', 'pig', { target: 10 })
    expect(await opened.storage.goals('account-a')).toEqual({ 'dice-city': { target: 60 } })
    await opened.storage.mergeGuest('guest-bbbb', 'account-a', [])
    expect(await opened.storage.goals('account-a')).toEqual({ 'dice-city': { target: 60 }, pig: { target: 10 } })
    expect(await opened.storage.goals('guest-bbbb')).toEqual({})
    await opened.storage.beginDeletion('account-a', ['account-a', 'guest-bbbb'], 1)
    expect(await opened.storage.goals('account-a')).toEqual({})
  })

  test('a deleted player is nobody, keeps the name for a while, and their lines lose their text', async () => {
    const account = { id: 'anna', name: 'Anna', password: 'hash', created: 1 }
    await opened.storage.createPlayer({ id: 'anna', name: 'Anna', created: 1 })
    await opened.storage.updatePlayer(account)
    await opened.storage.mute('anna', 'ben', true)
    await opened.storage.mute('ben', 'anna', true)
    const record = aRecord({ seats: [{ kind: 'player', player: 'anna', name: 'Anna' }, { kind: 'open' }] })
    await opened.storage.commit(created(record))
    for (const who of ['anna', 'ben'])
      await opened.storage.say(record.id, { player: who, name: who, seat: null, at: 1, text: `of ${who}` })
    await opened.storage.beginDeletion('anna', ['anna', 'alias'], 5)
    await opened.reopen()
    expect(await opened.storage.player('anna')).toBeUndefined()
    expect(await opened.storage.playerNamed('Anna')).toBeUndefined()
    expect([await opened.storage.muted('anna'), await opened.storage.muted('ben')]).toEqual([[], []])
    expect(await opened.storage.deletions()).toEqual([
      { player: 'anna', ids: expect.arrayContaining(['anna', 'alias']) },
    ])
    expect(await opened.storage.unfinishedOf(['anna'])).toEqual([record.id])
    expect(await opened.storage.matchesWith(['anna'], '')).toEqual([record.id])
    expect(await opened.storage.matchesWith(['anna'], record.id)).toEqual([])
    const start = { match: '', number: 0 }
    expect((await opened.storage.chatOf(['anna'], start)).lines).toMatchObject([{ line: { text: 'of anna' } }])
    expect(await opened.storage.removeChat(['anna'], start)).toBeNull()
    const [first, second] = await opened.storage.chat(record.id, 0)
    expect(first).toEqual({ number: 1, player: 'anna', name: '', seat: null, at: 1, removed: true })
    expect(second).toMatchObject({ text: 'of ben' })
    await opened.storage.rate(record.id, [{ player: 'anna', pool: 'pig/live', mu: 25, sigma: 8, matches: 1 }])
    expect(await opened.storage.ratings('anna')).toEqual([])
    await opened.storage.endDeletion('anna')
    expect(await opened.storage.deletions()).toEqual([])
    await opened.storage.freeNames(5)
    expect(await opened.storage.accountsLike('Anna')).toEqual(['anna'])
    await opened.storage.freeNames(6)
    expect(await opened.storage.accountsLike('Anna')).toEqual([])
  })
}
