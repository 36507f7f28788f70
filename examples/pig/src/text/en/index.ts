/** Everything Pig says in English. */
import { facts } from './facts.ts'
import { faults } from './faults.ts'
import { judgement } from './judgement.ts'
import { words } from './words.ts'

export const en = { facts, faults, judgement, words }
