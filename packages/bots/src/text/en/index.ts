import { faults } from './faults.ts'
import { levels } from './levels.ts'
import { reasons } from './reasons.ts'

export const en = { faults, levels, reasons }
