import type { en } from '../en/index.ts'
import { amounts } from './amounts.ts'
import { ask } from './ask.ts'
import { common } from './common.ts'
import { conditions, needs } from './conditions.ts'
import { content } from './content.ts'
import { damageTypes, events, lines } from './events.ts'
import { faults } from './faults.ts'
import { grammar } from './grammar.ts'
import { heroNames } from './heroNames.ts'
import { judgement, savedFor } from './judgement.ts'
import { boxes, byChance, matchOptions, optionValues, reasons } from './match.ts'
import { moments } from './moments.ts'
import { options } from './options.ts'
import { phases } from './phases.ts'
import { prices } from './prices.ts'
import { printed, timings } from './printed.ts'
import { summary } from './summary.ts'
import { verbs } from './verbs/index.ts'
import { who } from './who.ts'
import { whyNot } from './whyNot.ts'

export const fr: typeof en = {
  grammar,
  who,
  amounts,
  needs,
  prices,
  conditions,
  content,
  timings,
  moments,
  printed,
  verbs,
  common,
  heroNames,
  phases,
  options,
  ask,
  events,
  lines,
  judgement,
  savedFor,
  damageTypes,
  reasons,
  summary,
  matchOptions,
  boxes,
  byChance,
  optionValues,
  faults,
  whyNot,
}
