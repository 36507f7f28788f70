import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Frame } from '../app/Frame.tsx'
import { Refused } from '../door/api.ts'
import { useWords } from '../language/useWords.ts'
import { Wrong } from './Wrong.tsx'

/** Why there is nothing to see, in words, and where to go instead. */
export function Problem({ of, id }: { of: unknown; id: string }) {
  const words = useWords().replay
  const { problems } = useWords().table
  const code = of instanceof Refused ? of.failure.code : undefined
  return (
    <Frame>
      <main className="page stack">
        <h1>{words.replay}</h1>
        {said()}
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
    </Frame>
  )

  function said(): ReactNode {
    if (typeof of === 'string') return <p>{of}</p>
    if (code === undefined) return <Wrong error={of} />
    if (code === 'not-over') return <p>{words.notOver}</p>
    // What is no number of a match is the number of none.
    return <p>{code === 'not-found' || code === 'malformed' ? words.notFound : problems[code]}</p>
  }
}
