import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { PageLayout } from '../app/PageLayout.tsx'
import { ApiError } from '../connection/api.ts'
import { useWords } from '../language/useWords.ts'
import { LogProblem } from './LogProblem.tsx'

/** Why the match cannot be replayed, and where to go instead. */
export function ReplayProblem({ of, id }: { of: unknown; id: string }) {
  const words = useWords().replay
  const { problems } = useWords().table
  const code = of instanceof ApiError ? of.failure.code : undefined
  return (
    <PageLayout>
      <main className="page stack">
        <h1>{words.replay}</h1>
        {explanation()}
        <div className="cluster">
          {code === 'not-over' && (
            <Link href={`/table/${id}`} className="button-link">
              {words.watchLive}
            </Link>
          )}
          <Link href="/" className="button-link">
            {words.home}
          </Link>
          <Link href="/replay/file" className="button-link">
            {words.openAnother}
          </Link>
        </div>
      </main>
    </PageLayout>
  )

  function explanation(): ReactNode {
    if (typeof of === 'string') return <p>{of}</p>
    if (code === undefined) return <LogProblem error={of} />
    if (code === 'not-over') return <p>{words.notOver}</p>
    // An id that is malformed belongs to no match.
    return <p>{code === 'not-found' || code === 'malformed' ? words.notFound : problems[code]}</p>
  }
}
