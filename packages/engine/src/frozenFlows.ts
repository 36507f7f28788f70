/**
 * Frozen rules: an older version of a game, loaded beside the present one (docs/decisions/033-frozen-rules.md). Flows are found by name, and
 * both versions use the same names, so a frozen build imports from here whatever knows flows by name: its flows are registered as `name~version`.
 */
import { type Flow, type Frame, flow, type Kit, type Part, type Running } from './flow.ts'
import { abort, calledBy, type FrameReader, frameOf, framesOf, isOf, isRunning, reads, unwind } from './frames.ts'
import { enter } from './run.ts'

/** What a frozen build uses instead of the engine's own functions of these names. */
export interface FrozenFlows {
  flow: typeof flow
  frameOf: typeof frameOf
  framesOf: typeof framesOf
  isRunning: typeof isRunning
  calledBy: typeof calledBy
  isOf: typeof isOf
  reads: typeof reads
  unwind: typeof unwind
  abort: typeof abort
  enter: typeof enter
  /** A flow as the engine knows it: `rules` of the frozen game. */
  registered<G extends Running, L extends object>(flow: Flow<G, L>): Flow<G, L>
}

/** The functions for the rules of one version. Names that a game reads or stores stay as they were: only the engine's registry and frames have the suffix. */
export function frozenFlows(version: number): FrozenFlows {
  const known = new Map<string, Flow<Running>>()
  const registered = <G extends Running, L extends object>({ name }: Flow<G, L>): Flow<G, L> => {
    let found = known.get(name)
    if (!found) {
      found = { name: `${name}~${version}` }
      known.set(name, found)
    }
    return found as unknown as Flow<G, L>
  }
  return {
    registered,
    flow: <G extends Running, L extends object>(name: string, build: ($: Kit<G, L>) => Part[]): Flow<G, L> => {
      flow<G, L>(registered({ name }).name, ($) => build(callingFrozen($, registered)))
      return { name }
    },
    frameOf: (g, flow) => frameOf(g, registered(flow)),
    framesOf: (g, flow) => framesOf(g, registered(flow)),
    isRunning: (g, flow) => isRunning(g, registered(flow)),
    calledBy: (g, flow) => calledBy(g, registered(flow)),
    isOf: <G extends Running, L extends object>(frame: Frame | undefined, flow: Flow<G, L>): frame is Frame<L> =>
      isOf(frame, registered(flow)),
    reads: <G extends Running, L extends object, C>(
      flow: Flow<G, L>,
      read: (frame: Frame<L>, context: C) => number,
    ): FrameReader<C> => reads(registered(flow), read),
    unwind: (g, flow) => unwind(g, registered(flow)),
    abort: (g, which) => abort(g, 'at' in which ? which : registered(which)),
    enter: (g, ...path) => enter(g, ...path.map((flow) => registered(flow))),
  }
}

/** The kit whose `call` finds the flows of this version. */
const callingFrozen = <G extends Running, L extends object>(
  $: Kit<G, L>,
  registered: FrozenFlows['registered'],
): Kit<G, L> => ({
  ...$,
  call: (flow, vars, then) =>
    $.call(typeof flow === 'function' ? (g, l) => registered(flow(g, l)) : registered(flow), vars, then),
})
