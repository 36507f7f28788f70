/** Copies of the database, made while people play. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './folder.ts'
import type { Services } from './services.ts'
import { LOG_LINES } from './text/index.ts'

const HOUR = 3_600_000

export function keepBackups({ config, storage, log, metrics }: Services): NodeJS.Timeout | undefined {
  const { data, backupHours, backupsKept } = config
  if (backupHours === 0) return undefined
  const folder = join(data, 'backups')
  const make = async () => {
    try {
      makeFolder(folder)
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
      await storage.backup(join(folder, `alea-${stamp}.sqlite`))
      const old = readdirSync(folder)
        .filter((name) => /^alea-[\d-]+\.sqlite$/.test(name))
        .sort()
        .slice(0, -backupsKept)
      for (const name of old) rmSync(join(folder, name))
      metrics.count('alea_backups_total', 'Backups made')
    } catch (error) {
      log('error', (language) => LOG_LINES[language].backupFailed((error as Error).message))
    }
  }
  return setInterval(make, backupHours * HOUR).unref()
}
