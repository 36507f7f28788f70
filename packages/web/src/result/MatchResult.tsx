import type { ReactNode } from 'react'
import type { Seat } from '../connection/types.ts'
import type { BoardModule } from '../games/boardModule.ts'
import { useSettings } from '../settings/settings.ts'
import type { ClientState, MatchClient } from '../table/matchClient.ts'
import { AbandonedMatch } from './AbandonedMatch.tsx'
import { Result } from './Result.tsx'
import { useSummary } from './useSummary.ts'

interface Props {
  readonly client: MatchClient
  /** With a table. */
  readonly state: ClientState
  readonly module: BoardModule
  /** The seat of the only person here. */
  readonly mine: Seat | undefined
  readonly names: readonly string[]
  readonly isLesson?: boolean
  /** What to do next. */
  readonly children: ReactNode
}

/** What covers the board of a match that is over; nothing before that. */
export function MatchResult({ client, state, module, mine, names, isLesson = false, children }: Props) {
  const { language } = useSettings()
  const summary = useSummary(client, state, module.game, isLesson)
  const { table, snapshot } = state
  // A result that grows while one reads it would move its buttons.
  if (!table || summary === 'counting') return null
  if (table.ending)
    return (
      <Result
        ending={table.ending}
        mine={mine}
        names={names}
        text={module.game.text[language]}
        summary={summary}
        playsText={(seat) => snapshot && module.playsText?.(snapshot.view, seat, language)}
        scoreText={(seat) => snapshot && module.scoreText?.(snapshot.view, seat, language)}
      >
        {children}
      </Result>
    )
  if (table.status !== 'abandoned' && !table.unplayable) return null
  return (
    <AbandonedMatch table={table} names={names}>
      {children}
    </AbandonedMatch>
  )
}
