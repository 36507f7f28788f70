import { faults } from './faults.ts'
import { levels } from './levels.ts'

export const en = { faults, levels }
