import { CONTRACT_SEED, contractDice, hostContract, type OpenedMatch } from '@alea/host/contract'
import type { LocalSetup } from '../src/local/localSetup.ts'
import type { Saves } from '../src/local/saves.ts'
import { openLocal, TestSaves } from './localShell.ts'

hostContract({
  name: 'browser',
  open: ({ game, seats, options }) =>
    opened({ id: 'match', game, seats, pace: 0, ...(options && { options }) }, new TestSaves()),
})

async function opened(setup: LocalSetup, saves: Saves): Promise<OpenedMatch> {
  const { host, inbox } = await openLocal(setup, { saves, chance: contractDice, seed: () => CONTRACT_SEED })
  return {
    match: setup.id,
    send: (frame) => host.take(frame),
    frames: inbox.frames,
    more: inbox.more,
    undoBar: (seat) => host.undoBar(seat),
    reopen: async () => {
      host.close()
      return opened(setup, saves)
    },
    close: async () => host.close(),
  }
}
