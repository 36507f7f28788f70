/** The terminal hosts a match exactly as every other shell of the host does, frame by frame. */
import { join } from 'node:path'
import { gameOf } from '@alea/catalog'
import { asRefusal, perform, refusalFrame } from '@alea/host'
import { CONTRACT_SEED, contractDice, hostContract, Inbox, type OpenedMatch, untilWaiting } from '@alea/host/contract'
import type { FromServer } from '@alea/protocol/client'
import { createMatch, type LocalMatch, PLAYER, resumeMatch } from '../src/play/localMatch.ts'
import { MatchBots } from '../src/play/matchBots.ts'
import { PERSON } from '../src/play/players.ts'
import { TerminalHost } from '../src/play/terminalHost.ts'
import { MESSAGES } from '../src/text/index.ts'
import { scratch } from './alea.ts'

const say = MESSAGES.en
const folder = scratch()
let matches = 0

hostContract({
  name: 'terminal',
  async open({ game, seats, options = {} }) {
    const players = {
      seats: seats.map((wish) => (wish.kind === 'me' ? PERSON : wish.bot)),
      names: seats.map((_, seat) => `Player ${seat + 1}`),
    }
    const path = join(folder, `match${++matches}.log`)
    return opened(createMatch(gameOf(game)!, { players, dice: { kind: 'fast' }, options, path }))
  },
})

async function opened({ game, store }: LocalMatch): Promise<OpenedMatch> {
  const bots = new MatchBots()
  const shell = new TerminalHost({
    game,
    store,
    chance: contractDice,
    think: (job) => bots.think(job, async () => {}),
    seed: () => CONTRACT_SEED,
    failed(error) {
      throw error
    },
  })
  await shell.open()
  const { host } = shell
  await untilWaiting(host)
  const { frames, take, more } = new Inbox()
  const subscriber = {
    player: PLAYER.id,
    follows: true,
    send(text: string) {
      take(JSON.parse(text))
      return true
    },
  }
  const answer = (frame: FromServer) => take(JSON.parse(JSON.stringify(frame)))
  const close = async () => {
    shell.close()
    await bots.close()
  }
  return {
    match: host.record.id,
    frames,
    more,
    send(frame) {
      const refuse = (error: unknown) => {
        const refusal = asRefusal(error)
        if (!refusal) throw error
        answer(refusalFrame(frame, refusal))
      }
      if (frame.type === 'watch') host.watch(frame.as, PLAYER.ids, subscriber, frame).catch(refuse)
      else if (frame.type === 'leave') host.leave(subscriber, frame.as)
      else if ('id' in frame) perform(host, frame, PLAYER).then(answer, refuse)
    },
    undoBar: (seat) => host.undoBar(seat, PLAYER.ids),
    async reopen() {
      await close()
      return opened(await resumeMatch(say, store.path, undefined, {}))
    },
    close,
  }
}
