import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameOf } from '@alea/catalog'
import { fast, InputError } from '@alea/engine'
import { Conflict, StorageFault } from '@alea/host'
import { expect, it } from 'vitest'
import { createMatch, type LocalMatch, PLAYER, resumeMatch } from '../src/play/localMatch.ts'
import { TerminalHost } from '../src/play/terminalHost.ts'
import { MESSAGES } from '../src/text/index.ts'
import { scratch } from './alea.ts'

const say = MESSAGES.en
const folder = scratch()
const PLAYERS = { seats: ['me', 'me'], names: ['Anna', 'Ben'] }

const pigAt = (name: string): LocalMatch => {
  const dice = { kind: 'fast' } as const
  return createMatch(gameOf('pig')!, { players: PLAYERS, dice, options: { target: 10 }, path: join(folder, name) })
}

const again = (path: string): LocalMatch => resumeMatch(say, path, undefined, {})

const roll = {
  match: '',
  revision: 1,
  position: 0,
  entries: [{ who: 0, name: 'choose', key: 'roll', at: 0 }],
  dueAt: null,
}

it('refuses what was not made from what is there', async () => {
  const { store } = pigAt('conflict.log')
  await store.commit(roll)
  await expect(store.commit(roll)).rejects.toThrow(Conflict)
  await expect(store.commit({ ...roll, revision: 2 })).rejects.toThrow(Conflict)
  expect(store.load()).toMatchObject({ revision: 2, entries: [{ who: 0, name: 'choose', key: 'roll' }] })
})

it('says in plain words what the disk refuses', async () => {
  const { store } = pigAt('gone.log')
  renameSync(store.path, `${store.path}.away`)
  const fault = await store.commit(roll).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(StorageFault)
  expect((fault as StorageFault).cause).toBeInstanceOf(InputError)
  expect((fault as StorageFault).message).toMatch(/cannot write .*gone\.log: no such file or folder/)
})

it('believes the log, not the note, about the end', async () => {
  const { game, store } = pigAt('cut.log')
  const unused = { think: () => Promise.reject(new Error('no bots')), seed: () => 1, failed() {} }
  const { host } = await opened(new TerminalHost({ game, store, chance: fast(1), ...unused }))
  while (host.record.status === 'playing') {
    const { position } = host.table()
    const { asked } = (await host.look(0, PLAYER.ids)).sight
    const seat = asked!.seats[0]!
    const { offer } = (await host.look(seat, PLAYER.ids)).sight.asked!
    await host.answer({ id: `${position}`, seat, position, key: offer!.options.at(-1)!.key }, PLAYER.ids)
  }
  const whole = readFileSync(store.path, 'utf8')
  expect(whole).toMatch(/\nend p\d \d+,\d+ [0-9a-f]{16}\n$/)
  expect(again(store.path).store.load().record).toMatchObject({ status: 'over', ending: { by: 'rules' } })

  writeFileSync(store.path, whole.split('\n').slice(0, 7).join('\n'))
  const cut = again(store.path).store.load()
  expect(cut.record).toMatchObject({ status: 'playing' })
  expect(cut.record.ending).toBeUndefined()

  writeFileSync(store.path, whole.replace(/end .*\n$/, ''))
  expect(again(store.path).store.load().record.status).toBe('over')
  expect(readFileSync(store.path, 'utf8')).toBe(whole)
})

async function opened(shell: TerminalHost): Promise<TerminalHost> {
  await shell.open()
  return shell
}
