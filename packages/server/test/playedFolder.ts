/** A data folder with real matches in it: some finished, some not, some answers still in the journal. */
import { hash } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameOf } from '@alea/catalog'
import { random } from '@alea/engine'
import { MatchHost, type MatchRecord } from '@alea/host'
import { testEnvironment } from '@alea/host/testing'
import { expect, onTestFinished } from 'vitest'
import { diceOf, sha256 } from '../src/fair/dice.ts'
import { newMatch } from '../src/matches/newMatch.ts'
import type { Storage } from '../src/storage/storage.ts'
import { openSqlite } from '../src/storage/storageThread.ts'

export const ANNA = { id: 'anna-player', name: 'Anna' }

export function newFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'alea-folder-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

export interface Played {
  readonly folder: string
  /** Matches under way, then finished ones. */
  readonly playing: readonly string[]
  readonly finished: readonly string[]
}

/** Folders that were played, to be copied: every answer waits for the disk. */
const made = new Map<string, Promise<Played>>()

/** `journal` answers at most stay in the journal. */
export async function playedFolder(each = 4, journal = 16_384): Promise<Played> {
  const key = `${each} ${journal}`
  if (!made.has(key)) made.set(key, play(each, journal))
  const played = await made.get(key)!
  const folder = newFolder()
  cpSync(played.folder, folder, { recursive: true })
  return { ...played, folder }
}

async function play(each: number, journal: number): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'alea-played-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const storage = await openSqlite(join(folder, 'alea.sqlite'), {}, { journal })
  await storage.setting('signing-key', 'a'.repeat(64))
  await storage.createPlayer({ ...ANNA, created: 1 })
  const playing: string[] = []
  const finished: string[] = []
  for (let i = 0; i < each; i++) {
    playing.push(await played(storage, i % 2 ? 'dice-throne' : 'pig', i, 60, 'playing'))
    finished.push(await played(storage, 'pig', i, 10_000, 'over'))
    await storage.say(finished[i]!, { player: ANNA.id, name: ANNA.name, seat: 0, at: 1, text: 'hello' })
  }
  await storage.close()
  return { folder, playing, finished }
}

async function played(
  storage: Storage,
  game: string,
  seed: number,
  answers: number,
  status: MatchRecord['status'],
): Promise<string> {
  const clock = { kind: 'live' as const, bank: 600, increment: 1 }
  const wish = {
    game,
    seats: [{ kind: 'me' as const }, { kind: 'me' as const }],
    clock,
    windows: { delay: 0, limit: 0 },
  }
  // The same matches in every run: with other dice one that should be under way may be over.
  const secret = hash('sha256', `${game} ${seed} ${answers}`)
  const { dice, ...laid } = newMatch(wish, ANNA, 1000 + seed)
  const record: MatchRecord = {
    ...laid,
    id: secret.slice(0, 16),
    dice: { ...dice, secret, commitment: sha256(secret) },
  }
  await storage.commit({ match: record.id, revision: 0, position: 0, entries: [], record, dueAt: null })
  const env = testEnvironment({ store: storage, chanceOf: diceOf })
  const host = new MatchHost(gameOf(game)!, (await storage.load(record.id))!, env)
  const me = new Set([ANNA.id])
  await host.seats.start(me)
  const luck = random(seed)
  for (let i = 0; i < answers && host.record.status === 'playing'; i++) {
    const { pending, position } = host.match!
    if (pending?.kind !== 'seats') break
    const seat = pending.seats[0]!
    const { options } = host.match!.offer(seat)!
    await host.answer({ id: `c${i}`, seat, position, key: options[luck.below(options.length)]!.key }, me)
  }
  expect(host.record.status).toBe(status)
  return record.id
}
