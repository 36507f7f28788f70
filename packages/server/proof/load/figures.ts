import { readFileSync } from 'node:fs'

export interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Resident megabytes of the server at the end. */
  readonly memory?: number
  /** Milliseconds of processor time the server spent on one answer, all threads together: hardly depends on who else is on the machine. */
  readonly cpu?: number
}

export const WARM_UP_MS = 1500
export const MEASURED_MS = 6000

/** Milliseconds that half, and 99 in 100, do not exceed. */
export function figuresOf({ waits, cpu }: Stopwatch, memory?: number): Figures {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => tenth(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  return {
    perSecond: Math.round((waits.length / MEASURED_MS) * 1000),
    p50: at(0.5),
    p99: at(0.99),
    ...(memory !== undefined && { memory }),
    ...(cpu > 0 && { cpu: Math.round((1000 * cpu) / waits.length) / 1000 }),
  }
}

const tenth = (value: number): number => Math.round(10 * value) / 10

/** Collects waits between the end of the warm-up and the end of the measurement. */
export class Stopwatch {
  readonly waits: number[] = []
  /** Milliseconds of processor time a process used meanwhile. */
  cpu = 0
  private open = false

  note(ms: number): void {
    if (this.open) this.waits.push(ms)
  }

  async run(pid?: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
    this.open = true
    const before = pid === undefined ? 0 : cpuOf(pid)
    await new Promise((resolve) => setTimeout(resolve, MEASURED_MS))
    this.open = false
    if (pid !== undefined) this.cpu = cpuOf(pid) - before
  }
}

/** From /proc: ticks of a hundredth of a second, in user and in system mode. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

export function residentOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)
}
