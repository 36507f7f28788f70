import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '../language/useWords.ts'

/** Where to go when a match is over: on, by the button given, to its replay, or home. */
export function AfterMatch({ match, children }: { match: string; children: ReactNode }) {
  const words = useWords().table
  return (
    <>
      {children}
      <Link href={`/replay/${match}`} className="button-link">
        {words.replay}
      </Link>
      <Link href="/" className="button-link">
        {words.home}
      </Link>
    </>
  )
}
