/** A node that serves nobody and owns no match: it thinks for the bots of the others. */
import { InputError } from '@alea/engine'
import { StorageFault } from '@alea/host'
import type { BotRunner } from '../bots/botRunner.ts'
import { SharedBots } from '../bots/sharedBots.ts'
import type { Config } from '../config.ts'
import { startFault } from '../storage/openStorage.ts'
import { openPostgres } from '../storage/storageThread.ts'
import { FAULTS } from '../text/index.ts'
import { joinNodes } from './joinNodes.ts'
import type { Note, ThinkingNote } from './letters.ts'
import { Elsewhere, type NodesWork } from './nodes.ts'

export interface RunningThinkNode {
  /** Jobs it thinks about now. */
  readonly thinking: number
  close(): Promise<void>
}

/** Rejects with an InputError if it cannot start. */
export async function openThinkNode(
  config: Pick<Config, 'storage' | 'bus' | 'data'>,
  bots: BotRunner,
  trouble: (what: string, error: unknown) => void = () => {},
): Promise<RunningThinkNode> {
  if (config.storage === '') throw new InputError((language) => FAULTS[language].thinkNodeNeedsPostgres)
  const nodes = await joined(config, trouble)
  const shared = new SharedBots(bots, nodes)
  nodes.serveWith(workOf(shared))
  let closed: Promise<void> | undefined
  const close = async () => {
    await shared.close()
    await nodes.leave().catch(() => {})
    await nodes.close()
  }
  return {
    get thinking() {
      return shared.thinking
    },
    close: () => (closed ??= close()),
  }
}

/** The database is asked for the name of the system, and then only for the lease. */
async function joined(
  config: Pick<Config, 'storage' | 'bus' | 'data'>,
  trouble: (what: string, error: unknown) => void,
) {
  try {
    const storage = await openPostgres(config.storage)
    try {
      return await joinNodes(config, storage, { computer: Date.now, trouble, rules: {} })
    } finally {
      await storage.close()
    }
  } catch (error) {
    throw error instanceof StorageFault ? startFault(config, error) : error
  }
}

const workOf = (bots: SharedBots): NodesWork => ({
  serve: async () => {
    throw new Elsewhere()
  },
  beforeReply: () => {},
  note: (from: string, note: Note) => {
    if (isThinking(note)) bots.note(from, note)
  },
  died: (node) => bots.died(node),
  missed: (node) => bots.missed(node),
  lost: () => bots.lost(),
  back: () => {},
})

const KINDS: ReadonlySet<string> = new Set([
  'busy',
  'idle',
  'think',
  'enough',
  'thought',
] satisfies ThinkingNote['kind'][])
const isThinking = (note: Note): note is ThinkingNote => KINDS.has(note.kind)
