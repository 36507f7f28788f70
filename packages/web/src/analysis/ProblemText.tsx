import { useWords } from '../language/useWords.ts'
import type { AnalysisProblem } from './messages.ts'

/** Why a match cannot be analysed. */
export function ProblemText({ of }: { of: AnalysisProblem }) {
  const { problems } = useWords().analysis
  if (of.is === 'rules') return <p>{problems.rules(of.was, of.now)}</p>
  if (of.is === 'game') return <p>{problems.game(of.game)}</p>
  return (
    <>
      <p>{problems[of.is]}</p>
      <p className="analysis-note">{of.text}</p>
    </>
  )
}
