import { faults } from './faults.ts'
import { figures } from './figures.ts'
import { sentences } from './sentences.ts'

export const en = { faults, figures, sentences }
