import { abilities, traits } from './abilities.ts'
import { amounts } from './amounts.ts'
import { content } from './content.ts'
import { events } from './events.ts'
import { facts } from './facts.ts'
import { faults } from './faults.ts'
import { judgement } from './judgement.ts'
import { labels } from './labels.ts'
import { matchOptions } from './matchOptions.ts'
import { names } from './names.ts'
import { questions } from './questions.ts'
import { summary } from './summary.ts'
import { whyNot } from './whyNot.ts'

export const en = {
  facts,
  names,
  content,
  amounts,
  abilities,
  traits,
  questions,
  labels,
  events,
  matchOptions,
  faults,
  whyNot,
  summary,
  judgement,
}
