import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { PageLayout } from '../app/PageLayout.tsx'
import { ApiError } from '../connection/api.ts'
import { useWords } from '../language/useWords.ts'
import { LogProblem } from './LogProblem.tsx'
import { AnswersOnly } from './loadFrames.ts'

/** Why the match cannot be replayed, and where to go instead. */
export function ReplayProblem({ of, id }: { of: unknown; id: string }) {
  const words = useWords().replay
  const { problems, unplayable } = useWords().table
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
    if (of instanceof AnswersOnly) return <RecordedAnswers of={of} why={unplayable.why[of.why]} id={id} />
    if (code === undefined) return <LogProblem error={of} />
    if (code === 'not-over') return <p>{words.notOver}</p>
    // An id that is malformed belongs to no match.
    return <p>{code === 'not-found' || code === 'malformed' ? words.notFound : problems[code]}</p>
  }
}

/** What is left of a match that cannot be run: its answers, as the log has them. */
function RecordedAnswers({ of, why, id }: { of: AnswersOnly; why: string; id: string }) {
  const words = useWords().replay
  return (
    <>
      <p>{why}</p>
      <p>{words.answersOnly}</p>
      <a href={`/api/matches/${id}/log`} download={`${id}.log`}>
        {words.download}
      </a>
      <ol aria-label={words.log} className="replay-detail">
        {of.answers.map((answer, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its number
          <li key={i}>
            <code>{answer}</code>
          </li>
        ))}
      </ol>
    </>
  )
}
