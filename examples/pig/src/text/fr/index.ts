import type { en } from '../en/index.ts'
import { facts } from './facts.ts'
import { faults } from './faults.ts'
import { judgement } from './judgement.ts'
import { words } from './words.ts'

export const fr: typeof en = { facts, faults, judgement, words }
