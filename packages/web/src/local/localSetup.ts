import type { SeatWish } from '@alea/protocol/client'
import type { Lesson } from '../learn/lesson.ts'

/** The setup of a match on this device. */
export interface LocalSetup {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatWish[]
  readonly options?: Readonly<Record<string, unknown>>
  /** Milliseconds a bot takes at least for an answer. */
  readonly pace: number
  readonly lesson?: Pick<Lesson, 'set' | 'chance' | 'rivals'>
}
