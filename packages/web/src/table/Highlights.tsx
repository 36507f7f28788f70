import { Banner, showEffect } from '@alea/board'
import type { Game, Language, Seat } from '@alea/engine'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../language/useWords.ts'
import type { NumberedEvent } from './matchClient.ts'
import { newestHighlight, type ShownHighlight } from './newestHighlight.ts'
import './highlights.css'

interface Props {
  readonly game: Game
  readonly events: readonly NumberedEvent[]
  /** Is there a table to look at? What happened before one came is not celebrated. */
  readonly hasJoined: boolean
  readonly mine: readonly Seat[]
  readonly names: readonly string[]
  readonly language: Language
}

/** Celebrates what the rules call remarkable: an ultimate, a defeat, the next turn. */
export function Highlights({ game, events, hasJoined, mine, names, language }: Props) {
  const words = useWords().highlights
  const [shown, setShown] = useState<ShownHighlight>()
  const seen = useRef<number>(undefined)
  useEffect(() => {
    const newest = seen.current === undefined ? undefined : newestHighlight(events, seen.current, game)
    if (hasJoined) seen.current = events.at(-1)?.number ?? -1
    if (!newest) return
    if (newest.kind !== 'turn' && newest.seat !== undefined) showEffect(newest.kind, newest.seat)
    if (newest.kind !== 'blow') setShown(newest)
  }, [events, game, hasJoined])
  if (!shown || shown.kind === 'blow') return null
  return (
    <div className="table-highlights">
      <Banner key={shown.from.number} tone={shown.kind} onEnd={() => setShown(undefined)}>
        {textOf(shown)}
      </Banner>
    </div>
  )

  function textOf({ kind, seat, from }: ShownHighlight): string {
    if (kind === 'turn' && seat !== undefined)
      return mine.includes(seat) && mine.length === 1 ? words.yourTurn : words.turnOf(names[seat]!)
    return game.text[language].event(from.event, (one) => names[one] ?? '') ?? ''
  }
}
