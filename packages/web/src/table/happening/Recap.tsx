import { Button, IconButton } from '@alea/board'
import { useEffect } from 'react'
import BackwardTime from '~icons/game-icons/backward-time'
import { useWords } from '../../language/useWords.ts'
import { type LogLinks, LogList } from '../LogPanel.tsx'
import { isCovered } from '../topLayer.ts'
import type { LogLine } from '../useLogLines.ts'
import './recap.css'

interface Props {
  readonly lines: readonly LogLine[]
  readonly isOpen: boolean
  readonly isWatching: boolean
  readonly links: LogLinks
  close(): void
}

/** What happened since one's last move; the match goes on behind it. */
export function Recap({ lines, isOpen, isWatching, links, close }: Props) {
  const { happening: words, table } = useWords()
  useEffect(() => {
    if (!isOpen) return
    // Before anything else hears it: Esc closes what is on top, and nothing more.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isCovered()) return
      event.stopImmediatePropagation()
      close()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [isOpen, close])
  if (!isOpen) return null
  return (
    <section className="recap" aria-labelledby="recap">
      <header className="recap-head">
        <h2 id="recap">{isWatching ? words.recapWatching : words.recap}</h2>
        <Button kind="quiet" onClick={close}>
          {table.close}
        </Button>
      </header>
      {lines.length > 0 ? <LogList lines={lines} links={links} /> : <p className="quiet">{words.nothing}</p>}
    </section>
  )
}

interface ButtonProps {
  readonly recap: readonly LogLine[]
  readonly isRecapOpen: boolean
  openRecap(open: boolean): void
}

export function RecapButton({ recap, isRecapOpen, openRecap }: ButtonProps) {
  const words = useWords().happening
  if (recap.length === 0 && !isRecapOpen) return null
  return (
    <IconButton
      className="recap-button"
      label={words.recapCount(recap.length)}
      icon={<BackwardTime />}
      badge={recap.length}
      pressed={isRecapOpen}
      onClick={() => openRecap(!isRecapOpen)}
    />
  )
}
