import type { Lesson } from '../../learn/lesson.ts'
import { companionLesson } from './companionLesson.ts'
import { lesson } from './lesson.ts'

/** In the order in which one learns. */
export const lessons: readonly Lesson[] = [lesson, companionLesson]
