/** A match on the bare host for one test: time stands still until told, bots take the first option. */
import { gameOf } from '@alea/catalog'
import { advance, fast, type Game, keysOf, type Question, type Seat } from '@alea/engine'
import { type FromServer, Mirror, type NewTable } from '@alea/protocol/client'
import { type HostEnvironment, type Ids, MatchHost, newRecord } from '../src/index.ts'
import { atRest, MemoryStore, TestTime, testEnvironment } from '../src/testing.ts'

export const ME: Ids = new Set(['me'])
export const YOU: Ids = new Set(['you'])

export interface Opened {
  readonly host: MatchHost
  readonly time: TestTime
  readonly store: MemoryStore
  readonly troubles: string[]
  /** What was sent to whoever watches through `watch`. */
  readonly frames: FromServer[]
  watch(as: Seat | null, ids?: Ids): Promise<Mirror>
  /** Answers with the first option there is, or this one. */
  answer(seat: Seat, key?: string, ids?: Ids): Promise<number>
  /** The same match read again from the store, as another host would. */
  again(change?: Partial<HostEnvironment>): Promise<Opened>
}

export async function opened(
  wish: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>,
  change: Partial<HostEnvironment> = {},
  game: Game = gameOf(wish.game)!,
): Promise<Opened> {
  const store = new MemoryStore()
  const time = new TestTime()
  const record = newRecord(
    { windows: { delay: 0, limit: 0 }, pace: 0, ...wish },
    { id: 'me', name: 'Anna' },
    {
      now: time.now,
      newId: () => 'match',
      newDice: (seats) => ({
        secret: '',
        commitment: '',
        commitments: Array(seats).fill(null),
        contributions: Array(seats).fill(null),
        sealed: false,
      }),
      gameOf: () => game,
      games: [],
      checkBot: () => {},
    },
  )
  await store.commit({ match: record.id, revision: 0, position: 0, entries: [], record, dueAt: null })
  const table = await load(store, time, game, change)
  if (wish.seats.every(({ kind }) => kind !== 'open')) await table.host.seats.start(ME)
  return table
}

async function load(store: MemoryStore, time: TestTime, game: Game, change: Partial<HostEnvironment>): Promise<Opened> {
  const troubles: string[] = []
  let cancel = () => {}
  let host: MatchHost
  const env = testEnvironment(
    {
      store,
      chanceOf: () => fast(11),
      think: async ({ world }) => keysOf(world, advance(world) as Question)[0]!,
      scheduleAt: (_, at) => {
        cancel()
        cancel = at === null ? () => {} : time.later(Math.max(0, at - time.now), () => void host.runDue())
      },
      trouble: (what, error) => troubles.push(`${what}: ${error}`),
      ...change,
    },
    time,
  )
  host = new MatchHost(game, store.load('match')!, env)
  await host.runDue()
  await atRest()
  const frames: FromServer[] = []
  const mirrors = new Map<Seat | null, Mirror>()
  let commands = 0
  return {
    host,
    time,
    store,
    troubles,
    frames,
    async watch(as, ids = ME) {
      const mirror = new Mirror('match', as)
      mirrors.set(as, mirror)
      const send = (text: string) => {
        const frame = JSON.parse(text)
        frames.push(frame)
        if (!mirror.take(frame)) throw new Error('the mirror is broken')
        return true
      }
      await host.watch(as, ids, { player: [...ids][0], send }, {})
      return mirror
    },
    async answer(seat, key, ids = ME) {
      const { sight, position } = await host.look(seat, ids)
      const first = sight.asked?.offer?.options[0]?.key
      return host.answer({ id: `a${commands++}`, seat, position, key: key ?? first! }, ids)
    },
    again: (more = {}) => load(store, time, game, { ...change, ...more }),
  }
}
