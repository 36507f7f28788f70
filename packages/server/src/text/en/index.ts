import { faults } from './faults.ts'
import { logLines } from './logLines.ts'
import { notifications } from './notifications.ts'
import { pages } from './pages.ts'

export const en = { faults, logLines, notifications, pages }
