import { InputError, SOURCE_LANGUAGE } from '@alea/engine'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { RulesVersionError } from './replayLog.ts'
import './logProblem.css'

/** What is wrong with a log: in plain words, and in detail for whoever mends it. */
export function LogProblem({ error }: { error: unknown }) {
  const words = useWords().replay
  const { language } = useSettings()
  if (error instanceof RulesVersionError) return <p>{words.otherRules(error.was, error.now)}</p>
  if (!(error instanceof InputError))
    return (
      <>
        <p>{words.badLog}</p>
        {error instanceof Error && <DeveloperMessage text={error.message} />}
      </>
    )
  return (
    <>
      <p>{error.line === undefined ? words.badLog : words.badLine(error.line)}</p>
      <p className="quiet replay-detail">{error.in(language)}</p>
    </>
  )
}

/** A message of the engine or the protocol, for developers. */
const DeveloperMessage = ({ text }: { text: string }) => (
  <p className="quiet replay-detail">
    <code lang={SOURCE_LANGUAGE}>{text}</code>
  </p>
)
