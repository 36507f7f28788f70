import type { Game, Summary } from '@alea/engine'
import { useEffect, useState } from 'react'
import type { ClientState, MatchClient } from '../table/matchClient.ts'
import { matchEvents } from './matchEvents.ts'

/** `counting`: it will be known in a moment. Undefined where there is none. */
export type Counted = Summary | 'counting' | undefined

/**
 * What made the result, once the match is over. It is counted from the whole log, which anybody may read then: a page that came late has only
 * the latest events. A lesson begins in the middle, and its page has seen everything.
 */
export function useSummary(client: MatchClient, state: ClientState, game: Game, isLesson: boolean): Counted {
  const [counted, setCounted] = useState<Counted>('counting')
  const isOver = state.table?.ended !== undefined
  useEffect(() => {
    if (!isOver || isLesson || !game.summary) return
    let wanted = true
    client.connection
      .log()
      .then((log) => matchEvents(game, log))
      .then(
        ({ view, events }) => wanted && setCounted(game.summary!(view, events)),
        // Without it the result is still the result.
        () => wanted && setCounted(undefined),
      )
    return () => {
      wanted = false
    }
  }, [client, game, isOver, isLesson])
  if (!isOver || !game.summary) return undefined
  if (!isLesson) return counted
  const { snapshot, events } = state
  const heard = events.map(({ event }) => event)
  return snapshot && game.summary(snapshot.view, heard)
}
