import { InputError } from '@alea/engine'
import { useWords } from '../language/useWords.ts'
import { OtherRules } from './unwind.ts'

/** What is wrong with a log: in words, and for whoever mends it, in the words of the engine. */
export function Wrong({ error }: { error: unknown }) {
  const words = useWords().replay
  if (error instanceof OtherRules) return <p>{words.otherRules(error.was, error.now)}</p>
  const line = error instanceof InputError ? error.line : undefined
  return (
    <>
      <p>{line === undefined ? words.badLog : words.badLine(line)}</p>
      {error instanceof Error && <Detail text={error.message} />}
    </>
  )
}

/** The engine speaks English. */
export const Detail = ({ text }: { text: string }) => (
  <p className="quiet replay-detail">
    <code lang="en">{text}</code>
  </p>
)
