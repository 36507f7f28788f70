import type { words as en } from '../en/index.ts'
import { content } from './content.ts'
import { effects } from './effects.ts'
import { events, reasons } from './events.ts'
import { facts } from './facts.ts'
import { faults } from './faults.ts'
import { grammar } from './grammar.ts'
import { judgement } from './judgement.ts'
import { names } from './names.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import { summary } from './summary.ts'
import { whyNot } from './whyNot.ts'

export const words: typeof en = {
  facts,
  grammar,
  names,
  content,
  effects,
  questions,
  options,
  events,
  reasons,
  faults,
  whyNot,
  summary,
  judgement,
}
