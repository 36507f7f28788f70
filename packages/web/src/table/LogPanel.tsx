import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useWords } from '../language/useWords.ts'
import './logPanel.css'

export interface LogLine {
  readonly number: number
  readonly text: string
  readonly mark: ReactNode
}

/** What happened, in sentences, scrolled to the latest. */
export function LogPanel({ lines }: { lines: readonly LogLine[] }) {
  const words = useWords().table
  const end = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useEffect(() => {
    const list = end.current
    if (list) list.scrollTop = list.scrollHeight
  }, [lines.length])
  if (lines.length === 0) return <p className="quiet">{words.emptyLog}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <ol className="log" ref={end} tabIndex={0} aria-label={words.log}>
      {lines.map(({ number, text, mark }) => (
        <li key={number} className="log-line">
          {mark}
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
