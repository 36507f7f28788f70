import type { words as en } from '../en/index.ts'
import { events, matchOptions, reasons } from './events.ts'
import { facts } from './facts.ts'
import { faults } from './faults.ts'
import { names } from './names.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'

export const words: typeof en = { facts, names, questions, options, events, reasons, matchOptions, faults }
