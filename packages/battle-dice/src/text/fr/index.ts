import type { words as en } from '../en/index.ts'
import { content } from './content.ts'
import { byChance, events, matchOptions, reasons } from './events.ts'
import { facts } from './facts.ts'
import { faults } from './faults.ts'
import { judgement } from './judgement.ts'
import { names } from './names.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import { summary } from './summary.ts'
import { whyNot } from './whyNot.ts'

export const words: typeof en = {
  facts,
  names,
  content,
  questions,
  options,
  events,
  reasons,
  matchOptions,
  byChance,
  faults,
  whyNot,
  summary,
  judgement,
}
