import { InputError } from '@alea/engine'
import { Link } from 'wouter'
import { Frame } from '../app/Frame.tsx'
import { Refused } from '../door/api.ts'
import { useWords } from '../language/bilingual.ts'
import { replayWords } from '../language/replayWords.ts'
import { tableWords } from '../language/tableWords.ts'

/** Why there is nothing to see, in words, and where to go instead. */
export function Problem({ of, id }: { of: unknown; id: string }) {
  const words = useWords(replayWords)
  const { problems } = useWords(tableWords)
  const code = of instanceof Refused ? of.failure.code : undefined
  const said =
    typeof of === 'string'
      ? of
      : code === 'not-over'
        ? words.notOver
        : code === 'not-found'
          ? words.notFound
          : code
            ? problems[code]
            : of instanceof InputError
              ? words.badFile(of.message)
              : problems.internal
  return (
    <Frame>
      <main className="page stack">
        <h1>{words.replay}</h1>
        <p>{said}</p>
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
}
