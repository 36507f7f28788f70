/** What operators' commands need, without loading the server and the games. */
export type { Audited, AuditRow } from '../audit/audit.ts'
export { checkConfig, readConfig } from '../config.ts'
export type { ListedBan, StoredReport } from '../storage/storage.ts'
export { readAudit } from './auditLog.ts'
export { backUp, restoreBackup } from './backupFolder.ts'
export { banPlayer, listBans, renamePlayer, unbanPlayer } from './people.ts'
export { onlyFolderOf, type Place } from './place.ts'
export { closeReport, listReports } from './reports.ts'
