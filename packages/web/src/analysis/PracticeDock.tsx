/** In place of the controls of a replay: a decision asked again, and what it is worth. */
import { Button, classes } from '@alea/board'
import { useWords } from '../language/useWords.ts'
import { judged, type Practice } from './usePractice.ts'
import './practiceDock.css'

interface Props {
  readonly practice: Practice
  /** What is asked, once the position is on the board. */
  readonly asked: string | undefined
  readonly options: readonly { readonly key: string; readonly label: string }[]
  /** The options at the place that was pressed, if it has several. */
  readonly narrowed: readonly string[] | undefined
  widen(): void
}

export function PracticeDock({ practice, asked, options, narrowed, widen }: Props) {
  const { analysis: words, grammar } = useWords()
  const { decision, number, count, answered } = practice
  const labelOf = (key: string) => options.find((option) => option.key === key)?.label ?? key
  const shown = narrowed ? options.filter(({ key }) => narrowed.includes(key)) : options
  return (
    <div className="practice" data-practice={answered === undefined ? 'asked' : 'answered'}>
      <p className="practice-line" role="status" aria-live="polite">
        <b>{words.practiceStep(number, count)}</b> <span className="quiet">{words.turn(decision.turn)}</span>
        <br />
        {answered === undefined ? (
          <>
            {asked} <b>{words.practiceAsk}</b>
          </>
        ) : (
          verdict(answered)
        )}
      </p>
      {answered === undefined && (
        <ul className="practice-options">
          {shown.map(({ key, label }) => (
            <li key={key}>
              <Button onClick={() => practice.choose(key)}>{label}</Button>
            </li>
          ))}
          {narrowed && (
            <li>
              <Button kind="quiet" onClick={widen}>
                {words.practiceAll}
              </Button>
            </li>
          )}
        </ul>
      )}
      <div className="cluster">
        {answered !== undefined && (
          <>
            {number < count && (
              <Button kind="primary" onClick={practice.next}>
                {words.practiceNext}
              </Button>
            )}
            <Button onClick={practice.again}>{words.practiceAgain}</Button>
          </>
        )}
        <Button kind="quiet" onClick={practice.end}>
          {words.practiceEnd}
        </Button>
      </div>
    </div>
  )

  function verdict(key: string) {
    const found = judged(decision, key)
    if (!found) return null
    const { chosen, best } = found
    const isBest = chosen.choice === best.choice
    const then = decision.options[decision.taken]!.key
    return (
      <>
        <b className={classes('practice-verdict', chosen.isClose ? 'practice-good' : 'practice-bad')}>
          {isBest
            ? words.practiceBest
            : chosen.isClose
              ? words.practiceClose
              : words.practiceCosts(grammar.percent(chosen.cost, 1))}
        </b>{' '}
        {words.took(words.bestOption, labelOf(best.key))}.{' '}
        {key !== then && words.practiceThen(labelOf(then), grammar.signedPercent(-decision.lost.mean, 1))}
      </>
    )
  }
}
