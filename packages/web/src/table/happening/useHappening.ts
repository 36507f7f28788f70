/** What the table shows of what others do: the lines and places of the step that is shown, and what happened since one's last move. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardModule } from '../../games/boardModule.ts'
import { settings } from '../../settings/settings.ts'
import type { LogLine } from '../useLogLines.ts'
import { recapLines } from './recapLines.ts'
import { noteSeen, seenUpTo } from './seenMatches.ts'
import type { ShownState } from './shownMatch.ts'

/** Whoever looks away for less than this does not need a summary. */
const MANY_LINES = 6

export function useHappening(match: string, state: ShownState, module: BoardModule, lines: readonly LogLine[]) {
  const { showing, events, as, snapshot } = state
  const view = snapshot?.view
  const [pointed, setPointed] = useState<LogLine>()
  const [isRecapOpen, setRecapOpen] = useState(false)
  const shown = useMemo(() => {
    const numbers = new Set(showing?.events.map(({ number }) => number))
    return lines.filter(({ number }) => numbers.has(number))
  }, [lines, showing])
  const recap = useMemo(() => recapLines(lines, events, as), [lines, events, as])
  const lit = useMemo(() => {
    const about = pointed ? [pointed.event] : (showing?.events.map(({ event }) => event) ?? [])
    const places = about.flatMap((event) => (view === undefined ? [] : (module.eventPlaces?.(event, view) ?? [])))
    return new Set(places)
  }, [module, view, pointed, showing])
  useSkipping(state)
  useReturn(match, state, lines, () => setRecapOpen(true))
  const close = useCallback(() => setRecapOpen(false), [])
  return {
    /** Of the step that is shown. */
    shown,
    recap,
    lit,
    point: setPointed,
    isRecapOpen,
    openRecap: setRecapOpen,
    closeRecap: close,
  }
}

/** A click on the board or the space bar shows the present at once. */
function useSkipping({ isBehind, skip }: ShownState): void {
  useEffect(() => {
    if (!isBehind) return
    const press = (event: KeyboardEvent) => {
      const control = (event.target as Element).closest('button, a, input, select, textarea, summary, dialog')
      // A place of the board keeps the focus after it was pressed, but nothing can be answered now.
      if (event.key !== ' ' || (control && !control.matches('.table-board .place-press'))) return
      event.preventDefault()
      skip()
    }
    const click = ({ target }: MouseEvent) => {
      const touched = target as Element
      if (touched.closest('.table-board, .caption') && !touched.closest('button, a, summary')) skip()
    }
    addEventListener('keydown', press)
    addEventListener('click', click)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('click', click)
    }
  }, [isBehind, skip])
}

/** Opens the summary for whoever comes back to a table where something happened, or looks again after a good deal did. */
function useReturn(match: string, { position, isBehind }: ShownState, lines: readonly LogLine[], open: () => void) {
  const arrived = useRef(false)
  const left = useRef<number>(undefined)
  const now = useRef({ position, lines, open })
  now.current = { position, lines, open }
  useEffect(() => {
    if (position < 0 || arrived.current) return
    arrived.current = true
    const before = seenUpTo(match)
    if (before !== undefined && settings().pace > 0 && lines.some((line) => line.position > before)) open()
  }, [match, position, lines, open])
  useEffect(() => {
    if (position >= 0 && !isBehind && !document.hidden) noteSeen(match, position)
  }, [match, position, isBehind])
  useEffect(() => {
    const look = () => {
      const { position, lines, open } = now.current
      if (document.hidden) {
        left.current = position
        return
      }
      const since = left.current
      left.current = undefined
      const missed = since === undefined ? 0 : lines.filter((line) => line.position > since).length
      if (missed >= MANY_LINES && settings().pace > 0) open()
      noteSeen(match, position)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [match])
}
