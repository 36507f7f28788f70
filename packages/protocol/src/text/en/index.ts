import { errors } from './errors.ts'
import { faults } from './faults.ts'

export const en = { errors, faults }
