import { play, setSound } from '@alea/board'
import type { EventKind, Game, Outcome, Seat } from '@alea/engine'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { Heard } from './atTable.ts'
import { soundFor } from './soundFor.ts'

interface Sounded {
  readonly events: Game['events']
  /** Null while the match goes on, undefined while nothing of it is known yet. */
  readonly outcome: Outcome | null | undefined
  /** The seats of this device. */
  readonly mine: readonly Seat[]
}

/** A roll is heard rolling, a turn is announced; silent until asked for. */
export function useSounds(told: readonly Heard[], asked: boolean, { events, outcome, mine }: Sounded): void {
  const { sound } = useSettings()
  const heard = useRef(told.at(-1)?.number ?? -1)
  const before = useRef<Sounded['outcome']>(undefined)
  useEffect(() => setSound(sound), [sound])
  useEffect(() => {
    const fresh = told.filter(({ number }) => number > heard.current)
    const kinds = fresh.map(({ event }): EventKind => events[event.type] ?? 'note')
    // A match that somebody resigns ends without an event.
    if (outcome && before.current === null) kinds.push('end')
    // Whoever comes late is told what happened before: that is read, not heard.
    const isNews = before.current !== undefined
    heard.current = told.at(-1)?.number ?? -1
    before.current = outcome
    const sound = isNews ? soundFor(kinds, outcome ?? undefined, mine) : undefined
    if (sound) play(sound)
  }, [told, events, outcome, mine])
  useEffect(() => {
    if (asked) play('turn')
  }, [asked])
}
