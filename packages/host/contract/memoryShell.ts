/** The host itself with nothing around it: what every shell is compared with. */
import { think, thinkSimply } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import type { FromServer } from '@alea/protocol/client'
import { asRefusal, type HostEnvironment, MatchHost, newRecord, perform, refusalFrame } from '../src/index.ts'
import { MemoryStore, testEnvironment } from '../src/testing.ts'
import { CONTRACT_SEED, contractDice, Inbox, type OpenedMatch, type Shell, untilWaiting } from './shell.ts'

const ME = { id: 'me', name: 'Anna', ids: new Set(['me']) }

export const memoryShell: Shell = {
  name: 'memory',
  async open({ game, seats, options }) {
    const store = new MemoryStore()
    const dice = (count: number) => ({
      secret: '',
      commitment: '',
      commitments: Array(count).fill(null),
      contributions: Array(count).fill(null),
      sealed: true,
    })
    const record = newRecord(
      { game, seats: [...seats], options: options ?? {}, pace: 0, windows: { delay: 0, limit: 0 } },
      ME,
      { now: 1, newId: () => 'match', newDice: dice, gameOf, games: [], checkBot: () => {} },
    )
    await store.commit({ match: record.id, revision: 0, position: 0, entries: [], record, dueAt: null })
    const opened = await openMatch(store, record.id)
    await opened.host.seats.start(ME.ids)
    await untilWaiting(opened.host)
    return opened
  },
}

async function openMatch(store: MemoryStore, id: string): Promise<OpenedMatch & { host: MatchHost }> {
  let host: MatchHost
  let closed = false
  const env: HostEnvironment = testEnvironment({
    // Kept in memory it would be safe before its sender hears of it; a disk takes a moment.
    store: { commit: (commit) => new Promise<void>((resolve) => setTimeout(resolve)).then(() => store.commit(commit)) },
    chanceOf: () => contractDice,
    seed: () => CONTRACT_SEED,
    think: async (job) => think(job),
    thinkSimply: async (job) => thinkSimply(job),
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    scheduleAt: (_, at) => {
      if (at !== null) setTimeout(() => closed || void host.runDue(), 0)
    },
  })
  host = new MatchHost(gameOf(store.load(id)!.record.game)!, store.load(id)!, env)
  const inbox = new Inbox()
  const subscriber = {
    player: ME.id,
    follows: true,
    send(text: string) {
      inbox.take(JSON.parse(text))
      return true
    },
  }
  const answer = (frame: FromServer) => inbox.take(JSON.parse(JSON.stringify(frame)))
  await host.runDue()
  return {
    host,
    match: id,
    frames: inbox.frames,
    more: inbox.more,
    send(frame) {
      const refuse = (error: unknown) => {
        const refusal = asRefusal(error)
        if (!refusal) throw error
        answer(refusalFrame(frame, refusal))
      }
      if (frame.type === 'watch') host.watch(frame.as, ME.ids, subscriber, frame).catch(refuse)
      else if (frame.type === 'leave') host.leave(subscriber, frame.as)
      else if ('id' in frame) perform(host, frame, ME).then(answer, refuse)
    },
    undoBar: (seat) => host.undoBar(seat, ME.ids),
    reopen: () => {
      closed = true
      return openMatch(store, id)
    },
    close: async () => {
      closed = true
    },
  }
}
