/**
 * Which flows are running, and with which variables. A state holds the frames of all flows that have begun and not ended: the match is the outermost,
 * the pending question's flow the innermost. Games, views and bots look them up here, by flow, and end them here.
 */
import { type Flow, type Frame, instructionsOf, markOf, type Running } from './flow.ts'

/** The innermost activation of a flow, if it is running. */
export function frameOf<G extends Running, L extends object>(g: G, flow: Flow<G, L>): Frame<L> | undefined {
  const { stack } = g
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]!.flow === flow.name) return stack[i] as Frame<L>
  return undefined
}

/** Every activation of a flow, the outermost first. */
export const framesOf = <G extends Running, L extends object>(g: G, flow: Flow<G, L>): Frame<L>[] =>
  g.stack.filter((frame) => frame.flow === flow.name) as Frame<L>[]

/** Is this flow anywhere on the stack? */
export const isRunning = <G extends Running, L extends object>(g: G, flow: Flow<G, L>): boolean =>
  frameOf(g, flow) !== undefined

/** The variables of every running flow that has one of this name, the outermost first. */
export function varsWith<L extends object>(g: Running, name: keyof L & string): L[] {
  const found: L[] = []
  for (const { vars } of g.stack) if (name in vars) found.push(vars as L)
  return found
}

/** The frame that is executed next, the pending question's; undefined once the rules have ended. */
export const innermost = (g: Running): Frame | undefined => g.stack[g.stack.length - 1]

/** The flow that the innermost activation of `flow` has called and waits for: the phase of a turn, say. */
export function calledBy<G extends Running, L extends object>(g: G, flow: Flow<G, L>): Frame | undefined {
  const { stack } = g
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]!.flow === flow.name) return stack[i + 1]
  return undefined
}

/** Is it an activation of this flow? */
export const isOf = <G extends Running, L extends object>(
  frame: Frame | undefined,
  flow: Flow<G, L>,
): frame is Frame<L> => frame?.flow === flow.name

/** Have the rules ended? */
export const isOver = (g: Running): boolean => g.stack.length === 0

/** Has the frame passed a mark of its flow? */
export const hasReached = ({ flow, at }: Frame, mark: string): boolean => at >= markOf(flow, mark)

/** Is the frame at this question of its flow? */
export const isAt = ({ flow, at }: Frame, question: string): boolean => instructionsOf(flow)[at]?.name === question

/** What `sumFrames` computes from the frames of one flow. */
export interface FrameReader<C> {
  readonly flow: string
  read(frame: Frame, context: C): number
}

/** By the name of their flow. */
export type FrameReaders<C> = ReadonlyMap<string, FrameReader<C>>

/** A frame reader for one flow, typed by the variables of that flow. */
export const reads = <G extends Running, L extends object, C>(
  flow: Flow<G, L>,
  read: (frame: Frame<L>, context: C) => number,
): FrameReader<C> => ({ flow: flow.name, read: read as FrameReader<C>['read'] })

/**
 * Sums what the readers compute from the running flows, or only from those that the frame `by` has called. Bots do this at every leaf of a search, so
 * nothing is allocated here.
 */
export function sumFrames<C>(g: Running, readers: FrameReaders<C>, context: C, by?: Frame): number {
  let sum = 0
  for (let i = by ? g.stack.indexOf(by) + 1 : 0; i < g.stack.length; i++) {
    const frame = g.stack[i]!
    const reader = readers.get(frame.flow)
    if (reader) sum += reader.read(frame, context)
  }
  return sum
}

/** A lookup table of frame readers, for `sumFrames`. */
export const readersOf = <C>(...readers: readonly FrameReader<C>[]): FrameReaders<C> =>
  new Map(readers.map((reader) => [reader.flow, reader]))

/** Ends everything that the innermost activation of `to` has called, without running their `then`; `to` itself goes on. */
export function unwind<G extends Running, L extends object>(g: G, to: Flow<G, L>): Frame[] {
  return cut(g, placeOf(g, to) + 1)
}

/**
 * Ends a frame, or the innermost activation of a flow, with everything it has called; its caller goes on, and no `then` runs.
 * Returns the frames that ended, the outermost first: rules may have to clean up after them.
 */
export function abort<G extends Running, L extends object>(g: G, which: Flow<G, L> | Frame<L>): Frame[] {
  return cut(g, 'at' in which ? g.stack.indexOf(which as Frame) : placeOf(g, which))
}

function placeOf<G extends Running, L extends object>(g: G, flow: Flow<G, L>): number {
  const at = g.stack.findLastIndex((frame) => frame.flow === flow.name)
  if (at < 0) throw new Error(`${flow.name} is not running`)
  return at
}

function cut(g: Running, from: number): Frame[] {
  if (from < 0) throw new Error('The frame is not running')
  // Sealed answers belong to the pending question, which ends too unless no frame does.
  if (g.sealed && from < g.stack.length) g.sealed = undefined
  return g.stack.splice(from)
}

/** Ends the match at once, from however deep in the rules. */
export function finish(g: Running): void {
  g.stack.length = 0
}
