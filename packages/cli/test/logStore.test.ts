import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
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

const again = (path: string): Promise<LocalMatch> => resumeMatch(say, path, undefined, {})

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
  expect((await again(store.path)).store.load().record).toMatchObject({ status: 'over', ending: { by: 'rules' } })

  writeFileSync(store.path, whole.split('\n').slice(0, 7).join('\n'))
  const cut = (await again(store.path)).store.load()
  expect(cut.record).toMatchObject({ status: 'playing' })
  expect(cut.record.ending).toBeUndefined()

  writeFileSync(store.path, whole.replace(/end .*\n$/, ''))
  expect((await again(store.path)).store.load().record.status).toBe('over')
  expect(readFileSync(store.path, 'utf8')).toBe(whole)
})

async function opened(shell: TerminalHost): Promise<TerminalHost> {
  await shell.open()
  return shell
}

it('recovers a log whose last line was cut off, and says so', async () => {
  const { store } = pigAt('torn.log')
  await store.commit(roll)
  store.close()
  const whole = readFileSync(store.path, 'utf8')
  for (const torn of [
    `${whole}* ro`,
    `${whole}* roll 6    #1`,
    `${whole}end p1 3`,
    `${whole}\0\0\0\0`,
    `\uFEFF${whole}* ro`,
  ]) {
    writeFileSync(store.path, torn)
    const { cut, store: again } = await resumeMatch(say, store.path, undefined, {})
    expect(cut).toBe(/[*e][^\n]*$/.exec(torn.replaceAll('\0', ''))?.[0])
    expect(again.position).toBe(1)
    expect(readFileSync(store.path, 'utf8').replace('\uFEFF', '')).toBe(whole)
    again.close()
  }
  // A wrong line that is whole was not cut off.
  writeFileSync(store.path, `${whole}* ro\n`)
  await expect(resumeMatch(say, store.path, undefined, {})).rejects.toThrow(/line 8/)
})

it('lets only one terminal write a log', async () => {
  const { store } = pigAt('locked.log')
  expect(readFileSync(`${store.path}.lock`, 'utf8')).toBe(`${process.pid}\n`)
  store.close()
  expect(existsSync(`${store.path}.lock`)).toBe(false)
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  writeFileSync(`${store.path}.lock`, `${other.pid}\n`)
  const before = readFileSync(store.path, 'utf8')
  await expect(again(store.path)).rejects.toThrow(
    `locked.log is being played in another terminal (process ${other.pid})`,
  )
  expect(readFileSync(store.path, 'utf8')).toBe(before)
  // Whoever was killed keeps nothing.
  const gone = once(other, 'exit')
  other.kill()
  await gone
  const { store: taken } = await again(store.path)
  expect(readFileSync(`${store.path}.lock`, 'utf8')).toBe(`${process.pid}\n`)
  taken.close()
})
