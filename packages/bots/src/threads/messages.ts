import type { Job } from './job.ts'

/** To a worker. Raising `stop[0]` makes it answer at once with the best it has. */
export interface Order {
  readonly id: number
  readonly job: Job
  readonly stop?: Int32Array
}

/** From a worker: the key of an option, or why there is none. */
export type Reply = { readonly id: number; readonly key: string } | { readonly id: number; readonly fault: string }
