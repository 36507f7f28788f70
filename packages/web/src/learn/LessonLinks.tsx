import { Link } from 'wouter'
import { useWords } from '../language/useWords.ts'
import { type Lesson, lessonPath } from './lesson.ts'

/** The lessons of a game, in their order. */
export function LessonLinks({ game, lessons }: { readonly game: string; readonly lessons: readonly Lesson[] }) {
  const words = useWords()
  if (lessons.length === 0) return null
  return (
    <nav className="cluster" aria-label={words.learn.lessons}>
      {lessons.map((lesson) => (
        <Link key={lesson.id} href={lessonPath(game, lessons, lesson)} className="button-link">
          {words.learn.oneOf(lesson.title(words))}
        </Link>
      ))}
    </nav>
  )
}
