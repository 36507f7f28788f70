import type { Lesson } from '../../learn/lesson.ts'

export const lesson: Lesson = { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }], chance: [], rivals: [], steps: [] }
