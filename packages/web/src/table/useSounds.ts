import { play, setSound } from '@alea/board'
import type { EventKind, Game, HighlightKind, Outcome, Seat } from '@alea/engine'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { NumberedEvent } from './matchClient.ts'
import { soundFor } from './soundFor.ts'

interface SoundContext {
  readonly game: Pick<Game, 'events' | 'highlight'> | undefined
  /** The number of the turn. */
  readonly turn: number
  /** Null while the match goes on, undefined until the first snapshot. */
  readonly outcome: Outcome | null | undefined
  /** The seats of this device. */
  readonly mine: readonly Seat[]
}

/** Plays sounds for new events and when it is one's turn, if sound is on. */
export function useSounds(
  events: readonly NumberedEvent[],
  asked: boolean,
  { game, turn, outcome, mine }: SoundContext,
): void {
  const { sound, volume } = useSettings()
  const heard = useRef(events.at(-1)?.number ?? -1)
  const before = useRef<SoundContext['outcome']>(undefined)
  useEffect(() => setSound(sound, volume), [sound, volume])
  useEffect(() => {
    const fresh = events.filter(({ number }) => number > heard.current)
    const kinds = fresh.flatMap(({ event }): (EventKind | HighlightKind)[] => [
      game?.highlight?.(event)?.kind ?? 'note',
      game?.events[event.type] ?? 'note',
    ])
    // A match that somebody resigns ends without an event.
    if (outcome && before.current === null) kinds.push('end')
    // What happened before one joined makes no sound.
    const hasJoined = before.current !== undefined
    heard.current = events.at(-1)?.number ?? -1
    before.current = outcome
    const sound = hasJoined ? soundFor(kinds, outcome ?? undefined, mine) : undefined
    if (sound) play(sound)
  }, [events, game, outcome, mine])
  const called = useRef(-1)
  useEffect(() => {
    if (!asked) return
    // A chime for the first question of a turn; the others only tick.
    play(called.current === turn ? 'click' : 'turn')
    called.current = turn
  }, [asked, turn])
}
