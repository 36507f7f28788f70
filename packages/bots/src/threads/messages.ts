import type { AdviceJob, OptionChance } from './advice.ts'
import type { Job } from './job.ts'

/** To a worker: a bot's answer is wanted. Setting `stop[0]` makes it answer at once with the best it has. */
export interface ThinkOrder {
  readonly id: number
  readonly job: Job
  readonly stop?: Int32Array
}

/** To a worker: a person wants advice. */
export interface AdviceOrder {
  readonly id: number
  readonly advise: AdviceJob
}

export type Order = ThinkOrder | AdviceOrder

/** From a worker: it has begun (a browser's does not say so), the key of an option, what every option is worth, or why there is neither. */
export type Reply =
  | { readonly id: number; readonly begun: true }
  | { readonly id: number; readonly key: string }
  | { readonly id: number; readonly advice: readonly OptionChance[] }
  | { readonly id: number; readonly fault: string }
