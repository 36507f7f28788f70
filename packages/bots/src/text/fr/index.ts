import type { en } from '../en/index.ts'
import { faults } from './faults.ts'
import { levels } from './levels.ts'
import { reasons } from './reasons.ts'

export const fr: typeof en = { faults, levels, reasons }
