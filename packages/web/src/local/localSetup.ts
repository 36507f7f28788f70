import type { SeatWish } from '@alea/protocol/client'
import type { Lesson } from '../learn/lesson.ts'

/** A match on this device, as somebody wants it. */
export interface LocalSetup {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatWish[]
  readonly options?: Readonly<Record<string, unknown>>
  /** The least milliseconds a bot takes for an answer. */
  readonly pace: number
  readonly lesson?: Pick<Lesson, 'set' | 'chance' | 'rivals'>
}
