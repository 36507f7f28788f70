import type { en as source } from '../en/index.ts'
import { faults } from './faults.ts'
import { figures } from './figures.ts'
import { sentences } from './sentences.ts'

export const fr: typeof source = { faults, figures, sentences }
