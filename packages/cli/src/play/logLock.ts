/** Keeps two terminals from writing the same log: a file beside it names the process that does (`match.log.lock`). */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { isSystemError } from '@alea/engine'
import { fault } from '../fault.ts'
import { writing } from '../files.ts'

export class LogLock {
  private readonly file: string

  private constructor(file: string) {
    this.file = file
  }

  /** A lock left behind by a process that is gone is taken over. */
  static take(path: string): LogLock {
    const file = `${path}.lock`
    writing(path, () => {
      while (!created(file)) {
        const holder = holderOf(file)
        if (holder !== process.pid && isRunning(holder)) throw fault((say) => say.logInUse(path, holder))
        rmSync(file, { force: true })
      }
    })
    return new LogLock(file)
  }

  release(): void {
    if (holderOf(this.file) === process.pid) rmSync(this.file, { force: true })
  }
}

/** False if there is one already. */
function created(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx')
    writeSync(descriptor, `${process.pid}\n`)
    closeSync(descriptor)
    return true
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return false
    throw error
  }
}

/** 0 if the lock is gone or unreadable. */
function holderOf(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0
  } catch {
    return 0
  }
}

function isRunning(pid: number): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return isSystemError(error) && error.code === 'EPERM'
  }
}
