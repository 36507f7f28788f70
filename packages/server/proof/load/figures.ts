import { readdirSync, readFileSync } from 'node:fs'

export interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Resident megabytes of the server at the end. */
  readonly memory?: number
  /** Milliseconds of processor time spent on one answer: they hardly depend on who else is on the machine. */
  readonly cpu?: {
    /** By the thread that does most, which limits how many answers there can be. */
    readonly busiest: number
    /** By the whole server. */
    readonly server: number
    /** By the generator: beyond the server's busiest thread it would be what is measured. */
    readonly generator: number
  }
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
    ...(cpu && { cpu: each(cpu, waits.length) }),
  }
}

const each = ({ busiest, server, generator }: NonNullable<Figures['cpu']>, answers: number) => {
  const per = (ms: number) => Math.round((1000 * ms) / answers) / 1000
  return { busiest: per(busiest), server: per(server), generator: per(generator) }
}

const tenth = (value: number): number => Math.round(10 * value) / 10

/** Collects waits between the end of the warm-up and the end of the measurement. */
export class Stopwatch {
  readonly waits: number[] = []
  /** Milliseconds of processor time used meanwhile. */
  cpu: Figures['cpu']
  private open = false

  note(ms: number): void {
    if (this.open) this.waits.push(ms)
  }

  /** Notes waits for as long as a measurement takes. */
  async measure(): Promise<void> {
    this.open = true
    await new Promise((resolve) => setTimeout(resolve, MEASURED_MS))
    this.open = false
  }

  async run(pid?: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
    const before = pid === undefined ? undefined : cpuOf(pid)
    const own = process.cpuUsage()
    await this.measure()
    if (pid === undefined || !before) return
    const { user, system } = process.cpuUsage(own)
    const used = [...cpuOf(pid)].map(([thread, ms]) => ms - (before.get(thread) ?? 0))
    const server = used.reduce((sum, ms) => sum + ms, 0)
    this.cpu = { busiest: Math.max(...used), server, generator: (user + system) / 1000 }
  }
}

/** Of each thread of a process, from /proc: ticks of a hundredth of a second, in user and in system mode. */
export function cpuOf(pid: number): Map<string, number> {
  const threads = `/proc/${pid}/task`
  return new Map(
    readdirSync(threads).map((thread) => {
      const fields = readFileSync(`${threads}/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return [thread, 10 * (Number(fields[11]) + Number(fields[12]))]
    }),
  )
}

interface ProcessStat {
  readonly parent: number
  /** Milliseconds of processor time: its own, and that of children that have ended. */
  readonly own: number
  readonly ended: number
}

/** Undefined if it has ended. */
function statOf(pid: number | string): ProcessStat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number)
    return { parent: fields[1]!, own: 10 * (fields[11]! + fields[12]!), ended: 10 * (fields[13]! + fields[14]!) }
  } catch {
    return undefined
  }
}

/** Milliseconds of processor time of a process and its children, which may come and go: PostgreSQL has one for each connection. */
export function familyCpu(pid: number): Map<number, number> {
  const parent = statOf(pid)
  const family = new Map([[pid, (parent?.own ?? 0) + (parent?.ended ?? 0)]])
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined
    if (stat?.parent === pid) family.set(Number(name), stat.own)
  }
  return family
}

export function residentOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)
}
