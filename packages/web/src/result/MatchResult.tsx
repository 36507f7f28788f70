import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { AnalysedMatch } from '../analysis/useAnalysis.ts'
import type { Seat, Table } from '../connection/types.ts'
import type { BoardModule } from '../games/boardModule.ts'
import { useSettings } from '../settings/settings.ts'
import type { ClientState, MatchClient } from '../table/matchClient.ts'
import { AbandonedMatch } from './AbandonedMatch.tsx'
import { Result } from './Result.tsx'
import { useSummary } from './useSummary.ts'

const ResultAnalysis = lazy(() => import('../analysis/ResultAnalysis.tsx'))

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
  const analysed = useAnalysed(client, table, mine)
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
        analysis={
          // A lesson begins in the middle of a match that nobody played.
          analysed &&
          !isLesson && (
            <Suspense fallback={<div className="result-analysis-awaited" />}>
              <ResultAnalysis match={client.match} analysed={analysed} mine={mine} names={names} />
            </Suspense>
          )
        }
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

/** The match as its analysis needs it, once it is over: the same object, whatever else changes at the table. */
function useAnalysed(client: MatchClient, table: Table | undefined, mine: Seat | undefined): AnalysedMatch | undefined {
  const [ended, ending] = [table?.ended, JSON.stringify(table?.ending)]
  return useMemo(() => {
    if (ended === undefined || ending === undefined) return undefined
    const { places, scores, teams, reason } = JSON.parse(ending) as NonNullable<Table['ending']>
    return {
      log: () => client.connection.log(),
      outcome: { places, scores, ...(teams && { teams }), reason },
      about: mine === undefined ? undefined : { match: client.match, mine, ended },
    }
  }, [client, ended, ending, mine])
}
