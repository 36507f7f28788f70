export type { Audited, AuditRow } from './audit/audit.ts'
export { type BotRunner, inProcessBots } from './bots/botRunner.ts'
export { type Config, checkConfig, DEFAULTS, readConfig } from './config.ts'
export { checkFolder } from './maintenance/check.ts'
export { repairFolder } from './maintenance/repair.ts'
export type * from './maintenance/report.ts'
export { type Migration, migrateFolder, surveyFolder } from './migration/migrate.ts'
export {
  type Difference,
  isSound,
  plainDifference,
  type Survey,
  type VersionSurvey,
  wouldClose,
} from './migration/survey.ts'
export { type Moved, move } from './move/move.ts'
export { openThinkNode, type RunningThinkNode } from './nodes/thinkNode.ts'
export { readAudit } from './operator/auditLog.ts'
export { backUp, restoreBackup } from './operator/backupFolder.ts'
export { banPlayer, listBans, renamePlayer, unbanPlayer } from './operator/people.ts'
export { onlyFolderOf, type Place } from './operator/place.ts'
export { closeReport, listReports } from './operator/reports.ts'
export type { StoredMatchFacts } from './operator/requests.ts'
export { findMatch } from './operator/storedMatch.ts'
export { openServer, type Replaced, type RunningServer } from './server.ts'
export { shownUrl } from './storage/postgres/faults.ts'
export type { ListedBan, Storage, StoredReport } from './storage/storage.ts'
