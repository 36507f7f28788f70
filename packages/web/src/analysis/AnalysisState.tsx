import type { Analysis } from '@alea/analysis'
import { useWords } from '../language/useWords.ts'

/** How far the analysis is. */
export function AnalysisState({ analysis }: { analysis: Analysis | undefined }) {
  const { analysis: words, grammar } = useWords()
  if (!analysis) return <p className="analysis-state">{words.waiting}</p>
  if (analysis.done === 1) {
    const isExact = analysis.decisions.every(({ options }) => options.every(({ samples }) => samples === 0))
    return <p className="analysis-state">{isExact ? words.exact : words.done(analysis.samples)}</p>
  }
  return (
    <p className="analysis-state">
      <span>{words.refining}</span> <progress value={analysis.done} aria-label={words.refining} />{' '}
      {grammar.percent(analysis.done)}
    </p>
  )
}
