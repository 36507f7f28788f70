/** Repairs a data folder: a copy first, then what is sound goes on, and the rest is set aside. */
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError } from '@alea/engine'
import { bytesOf, copyFiles, removeCopy } from '../backups/copy.ts'
import { stampOf } from '../backups/stamp.ts'
import { DATABASE } from '../config.ts'
import { giveToOwnerOf, makePrivate } from '../folder.ts'
import { onlyFolderOf } from '../operator/place.ts'
import { stoppedDatabase } from '../operator/stoppedServer.ts'
import { namingFaults } from '../storage/databaseFault.ts'
import { FAULTS } from '../text/index.ts'
import { checkDatabase } from './check.ts'
import { fileFaults } from './databaseFiles.ts'
import { installedRules } from './installedRules.ts'
import { mend } from './mend.ts'
import type { RepairReport } from './report.ts'
import { salvage } from './salvage.ts'

export async function repairFolder(folder: string, now: number): Promise<RepairReport> {
  const path = stoppedDatabase(onlyFolderOf(folder, 'repair'))
  const rules = await installedRules()
  return namingFaults(path, () => {
    const before = keptCopy(folder, path, now)
    // Beside the database itself, which may be on another disk than a link to it.
    const [work, rescued] = [join(dirname(path), 'repair.sqlite'), join(dirname(path), 'salvaged.sqlite')]
    for (const each of [work, rescued]) removeCopy(each)
    try {
      copyFiles(path, work)
      const isMalformed = fileFaults(work).length > 0
      const salvaged = isMalformed ? salvage(work, rescued) : undefined
      if (isMalformed && !salvaged) throw new InputError((language) => FAULTS[language].notSalvaged(folder, before))
      const repaired = isMalformed ? rescued : work
      const mended = mend(repaired, rules, now)
      const after = { ...checkDatabase(repaired, rules), bytes: bytesOf(repaired) }
      makePrivate(repaired)
      giveToOwnerOf(folder, repaired)
      replace(path, repaired)
      return { before, ...(salvaged && { salvaged }), ...mended, after }
    } catch (error) {
      // Nothing was changed; the next attempt keeps a copy of its own, and the disk may be full of them.
      if (!(error instanceof InputError)) rmSync(dirname(before), { recursive: true })
      throw error
    } finally {
      for (const each of [work, rescued]) removeCopy(each)
    }
  })
}

/** A log that is not its own would spoil the new file, so it goes first; at every moment there is a database, and the copy has all of it. */
function replace(path: string, repaired: string): void {
  for (const companion of ['-wal', '-shm', '-journal']) rmSync(path + companion, { force: true })
  renameSync(repaired, path)
}

function keptCopy(folder: string, path: string, now: number): string {
  const kept = join(folder, `before-repair-${stampOf(now)}`)
  mkdirSync(kept, { mode: 0o700 })
  giveToOwnerOf(folder, kept)
  try {
    copyFiles(path, join(kept, DATABASE))
  } catch (error) {
    rmSync(kept, { recursive: true })
    throw error
  }
  return join(kept, DATABASE)
}
