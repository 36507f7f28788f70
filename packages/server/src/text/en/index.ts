import { faults } from './faults.ts'
import { logLines } from './logLines.ts'
import { pages } from './pages.ts'

export const en = { faults, logLines, pages }
