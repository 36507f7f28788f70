/** What the server itself does to a match, on whichever node owns it. */
import type { Ids, MatchHost } from '@alea/host'
import type { Table } from '@alea/protocol'
import type { MatchRegistry } from './registry.ts'

type Task = (host: MatchHost, ...args: never[]) => unknown

/** The player of these ids gives up every seat. */
const quit = (host: MatchHost, ids: readonly string[]): Promise<void> => host.seats.quit(new Set(ids))

const removeName = (host: MatchHost, ids: readonly string[]): Promise<void> => host.seats.removeName(new Set(ids))

/** Somebody who is banned: at a table that has begun they resign, others are left. */
async function expel(host: MatchHost, ids: readonly string[]): Promise<void> {
  const theirs: Ids = new Set(ids)
  const { status, seats, host: owner } = host.record
  if (status === 'gathering' && theirs.has(owner)) return host.seats.abandon(theirs)
  for (const [seat, { player, resigned }] of seats.entries()) {
    if (!theirs.has(player ?? '')) continue
    if (status === 'gathering') await host.seats.rise(seat, theirs)
    else if (status === 'playing' && resigned === undefined) await host.seats.resign(seat, theirs)
  }
}

const table = (host: MatchHost, ids: readonly string[] | undefined): Table => host.table(ids && new Set(ids))

const isLooking = (host: MatchHost, seat: number): boolean => host.isLooking(seat)

/** Sits a player of the previous match down in every seat reserved for them. */
async function sitAgain(host: MatchHost, id: string, name: string, ids: readonly string[]): Promise<Table> {
  await host.seats.sitAgain({ id, name }, new Set(ids))
  return host.table(new Set(ids))
}

const TASKS = { quit, removeName, expel, table, isLooking, sitAgain } as const satisfies Record<string, Task>

export type Tasks = typeof TASKS
export type TaskName = keyof Tasks
export type TaskArgs<T extends TaskName> = Parameters<Tasks[T]> extends [MatchHost, ...infer A] ? A : never
export type TaskResult<T extends TaskName> = Awaited<ReturnType<Tasks[T]>>

/** Tasks that may be done a second time when the node that was asked has died. */
export const carryOut = async (
  matches: MatchRegistry,
  match: string,
  task: string,
  args: readonly unknown[],
): Promise<unknown> => {
  const work = Object.hasOwn(TASKS, task)
    ? (TASKS[task as TaskName] as unknown as (...all: unknown[]) => unknown)
    : undefined
  if (!work) throw new Error(`there is no task ${task}`)
  return work(await matches.host(match), ...args)
}
