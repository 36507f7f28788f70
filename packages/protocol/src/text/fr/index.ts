import type { en } from '../en/index.ts'
import { errors } from './errors.ts'
import { faults } from './faults.ts'

export const fr: typeof en = { errors, faults }
