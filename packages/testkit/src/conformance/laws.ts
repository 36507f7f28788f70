import type { Law } from './law.ts'
import { applies } from './laws/applies.ts'
import { copy, replay, save, viewApart } from './laws/copies.ts'
import { bound, conserved, outcome } from './laws/ending.ts'
import { insight } from './laws/insight.ts'
import { kinds } from './laws/kinds.ts'
import { plain } from './laws/plain.ts'
import { options, stable, windows } from './laws/questions.ts'
import { refuses } from './laws/refuses.ts'
import { rewind } from './laws/rewind.ts'
import { eventsHide, questionHides, viewHides } from './laws/secrecy.ts'
import { summary } from './laws/summary.ts'
import { text } from './laws/text.ts'
import { turns } from './laws/turns.ts'
import { undo } from './laws/undo.ts'
import { redeal, revelation } from './laws/worlds.ts'

export const LAWS: readonly Law[] = [
  options,
  windows,
  stable,
  plain,
  copy,
  viewApart,
  save,
  applies,
  refuses,
  conserved,
  outcome,
  bound,
  turns,
  kinds,
  text,
  summary,
  insight,
  undo,
  redeal,
  viewHides,
  questionHides,
  eventsHide,
  revelation,
  replay,
  rewind,
]
