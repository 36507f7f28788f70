/**
 * Checkpoints: the state as it was at one position, so that a match need not be replayed from its start. Frames stand at numbered instructions,
 * so a checkpoint is only good for the programs it was made with: it carries their hash, and one that does not fit is left aside.
 * Servers before 0.2 stored the bare state; it is never used.
 */
import { hash, instructionsOf, type Json, type Match, type Running } from '@alea/engine'
import type { Checkpoint } from './store.ts'

interface Stored {
  readonly programs: string
  readonly state: Running
}

export const checkpointOf = ({ position, state }: Pick<Match, 'position' | 'state'>): Checkpoint => ({
  position,
  state: JSON.stringify({ programs: programsHash(state), state } satisfies Stored),
})

/** The state of a checkpoint, or undefined if it was made with other programs. */
export function stateOf({ state: text }: Checkpoint): Running | undefined {
  const { programs, state } = JSON.parse(text) as Partial<Stored>
  return state && programs === programsHash(state) ? state : undefined
}

/** Of the programs of all running flows: what their instructions are, and where they lead. */
const programsHash = ({ stack }: Running): string =>
  hash(
    stack.map(({ flow }) => [flow, instructionsOf(flow).map(({ op, name, to }) => [op, name, to])]) as unknown as Json,
  )
