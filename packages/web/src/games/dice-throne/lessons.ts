import type { Lesson } from '../../learn/lesson.ts'
import { lesson } from './lesson.ts'

/** In the order in which one learns. */
export const lessons: readonly Lesson[] = [lesson]
