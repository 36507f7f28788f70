import { Button } from '@alea/board'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useWords } from '../language/useWords.ts'
import type { LogLine } from './useLogLines.ts'
import './logPanel.css'

export interface LogLinks {
  /** Lights what a line is about, while it is hovered or has the focus. */
  point?(line: LogLine | undefined): void
  readRule?(rule: string): void
}

/** What happened, in sentences, scrolled to the latest. */
export function LogPanel({ lines, links = {} }: { lines: readonly LogLine[]; links?: LogLinks }) {
  const words = useWords().table
  const end = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useEffect(() => {
    const list = end.current
    if (!list) return
    const toEnd = () => {
      list.scrollTop = list.scrollHeight
    }
    toEnd()
    // A panel that was folded away could not scroll.
    const observer = new ResizeObserver(toEnd)
    observer.observe(list)
    return () => observer.disconnect()
  }, [lines.length])
  if (lines.length === 0) return <p className="quiet">{words.emptyLog}</p>
  return <LogList lines={lines} links={links} list={end} />
}

interface ListProps {
  readonly lines: readonly LogLine[]
  readonly links: LogLinks
  readonly list?: React.Ref<HTMLOListElement>
}

/** Lines that light what they are about; the arrow keys go from one to the other. */
export function LogList({ lines, links, list }: ListProps) {
  const words = useWords().table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <ol className="log" ref={list} tabIndex={0} aria-label={words.log} onKeyDown={goAlong}>
      {lines.map((line) => (
        <LogItem key={line.number} line={line} {...links} />
      ))}
    </ol>
  )
}

function LogItem({ line, point, readRule }: { line: LogLine } & LogLinks) {
  const words = useWords().table
  const { mark, text, rule } = line
  return (
    <li
      className="log-line"
      tabIndex={-1}
      onPointerEnter={() => point?.(line)}
      onPointerLeave={() => point?.(undefined)}
      onFocus={() => point?.(line)}
      onBlur={() => point?.(undefined)}
    >
      {mark}
      <span className="log-text">{text}</span>
      {rule !== undefined && readRule && (
        <Button
          kind="quiet"
          className="log-rule"
          tabIndex={-1}
          aria-label={words.readRule(rule)}
          onClick={() => readRule(rule)}
        >
          §
        </Button>
      )}
    </li>
  )
}

/** Arrow keys go from line to line, Enter opens the rule of the line. */
function goAlong(event: KeyboardEvent<HTMLOListElement>): void {
  const { key, currentTarget, target } = event
  const lines = [...currentTarget.children] as HTMLElement[]
  const at = lines.findIndex((line) => line.contains(target as Node))
  if (key === 'Enter' && at >= 0) return lines[at]!.querySelector('button')?.click()
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  if (by === 0) return
  event.preventDefault()
  lines[at < 0 ? lines.length - 1 : Math.max(0, Math.min(lines.length - 1, at + by))]!.focus()
}
