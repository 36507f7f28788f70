import { type Event, type Game, parseLog, type Seat } from '@alea/engine'
import { type Delta, patched, type Snapshot, type Unplayable } from '@alea/protocol/client'
import { api } from '../connection/api.ts'
import type { ReplayFrame } from './replayFrame.ts'
import { replayLog } from './replayLog.ts'

/** `length` is the position of the last frame there will be. */
export type OnFrames = (frames: readonly ReplayFrame[], length: number) => void

/** The match cannot be run any more: there are its answers, and nothing else. */
export class AnswersOnly extends Error {
  readonly why: Unplayable
  readonly answers: readonly string[]
  constructor(why: Unplayable, answers: readonly string[]) {
    super(why)
    this.why = why
    this.answers = answers
  }
}

/** Frames made before the page may draw again. */
const BATCH = 40

export async function loadFromLog(
  game: Game,
  text: string,
  as: Seat | null,
  onFrames: OnFrames,
  signal: AbortSignal,
): Promise<void> {
  const length = parseLog(text).entries.length
  let batch: ReplayFrame[] = []
  for (const frame of replayLog(game, text, as)) {
    batch.push(frame)
    if (batch.length < BATCH) continue
    onFrames(batch, length)
    batch = []
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return
  }
  onFrames(batch, length)
}

export async function loadFromServer(
  id: string,
  as: Seat | null,
  onFrames: OnFrames,
  signal: AbortSignal,
): Promise<void> {
  const answers: string[] = []
  for (let from = 0, length = 0; from === 0 || from < length; ) {
    const page = await api.replay(id, as, from)
    if (signal.aborted) return
    length = page.length
    if (page.unplayable) {
      answers.push(...page.steps.map(({ answer }) => answer))
      from += page.steps.length
      if (from >= length || page.steps.length === 0) throw new AnswersOnly(page.unplayable, answers)
      continue
    }
    const frames = framesOf(page.sight as Snapshot, page.steps)
    // A page begins with the last frame of the page before.
    onFrames(from === 0 ? frames : frames.slice(1), length)
    if (page.steps.length === 0) return
    from += page.steps.length
  }
}

interface AnswerRecord {
  readonly answer: string
  readonly changes?: unknown
  readonly events: readonly unknown[]
}

export function framesOf(first: Snapshot, answers: readonly AnswerRecord[]): ReplayFrame[] {
  const frames: ReplayFrame[] = [{ snapshot: first, answer: undefined, events: [] }]
  for (const { answer, changes, events } of answers) {
    const before = frames.at(-1)!.snapshot
    const snapshot = changes === undefined ? before : (patched(before, changes as Delta) as Snapshot)
    frames.push({ snapshot, answer, events: events as readonly Event[] })
  }
  return frames
}
