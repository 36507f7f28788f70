import { useWords } from '../language/useWords.ts'
import { anchorOf, type Section } from './ruleSections.ts'

/** The table of contents: beside the text on a wide screen, folded above it on a narrow one. */
export function Chapters({ sections }: { sections: readonly Section[] }) {
  const words = useWords().rules
  const list = (
    <ul>
      {sections.map(({ title, chapters }) => (
        <li key={title}>
          <a href={`#${anchorOf(title)}`}>{title}</a>
          {chapters.some((chapter) => chapter.title) && (
            <ul>
              {chapters
                .filter((chapter) => chapter.title)
                .map((chapter) => (
                  <li key={chapter.title}>
                    <a href={`#${anchorOf(`${title} ${chapter.title}`)}`}>{chapter.title}</a>
                  </li>
                ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav className="rules-chapters rules-chapters-wide" aria-label={words.chapters}>
        {list}
      </nav>
      <details className="rules-chapters rules-chapters-narrow">
        <summary>{words.chapters}</summary>
        {list}
      </details>
    </>
  )
}
