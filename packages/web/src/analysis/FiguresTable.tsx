/** The luck of each player, the result without it, and what the decisions cost. */

import type { Analysis, Estimate, SeatReport } from '@alea/analysis'
import { isThrough } from '@alea/analysis/stages'
import { SeatMark } from '@alea/board'
import { useWords } from '../language/useWords.ts'

interface Props {
  readonly analysis: Analysis
  /** One column each: whoever looks first. */
  readonly seats: readonly number[]
  readonly names: readonly string[]
}

/** Standard errors on each side of a figure: the interval holds the true one 95 times out of 100. */
const SURE = 1.96
const MISTAKES = ['inaccuracy', 'mistake', 'blunder'] as const

export function FiguresTable({ analysis, seats, names }: Props) {
  const { analysis: words, grammar } = useWords()
  const [hasLuck, hasDecisions] = [isThrough(analysis, 'luck'), isThrough(analysis, 'decisions')]
  const rows: { name: string; figure(report: SeatReport): string; known: boolean }[] = [
    { name: words.luck, known: hasLuck, figure: ({ luck }) => withMargin(luck) },
    { name: words.adjusted, known: hasLuck, figure: ({ adjusted }) => adjustedText(adjusted) },
    { name: words.lost, known: hasDecisions, figure: ({ lost }) => withMargin({ ...lost, mean: -lost.mean }) },
    ...MISTAKES.map((verdict) => ({
      name: words.verdicts[verdict](2),
      known: hasDecisions,
      figure: ({ verdicts }: SeatReport) => grammar.number(verdicts[verdict]),
    })),
  ]
  const shown = rows.filter(({ name }) => name !== words.adjusted || analysis.seats.some(({ adjusted }) => adjusted))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too
    <section className="analysis-scroll" tabIndex={0} aria-label={words.summary}>
      <table className="analysis-figures">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} /> {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, known, figure }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {seats.map((seat) => (
                <td key={seat}>{known ? figure(analysis.seats[seat]!) : words.unknown}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

  function withMargin({ mean, error }: Estimate): string {
    const value = grammar.signedPercent(mean, 1)
    return error === 0 ? value : words.plusMinus(value, grammar.percent(SURE * error, 1))
  }

  function adjustedText(adjusted: SeatReport['adjusted']): string {
    if (!adjusted) return words.unknown
    const { mean, low, high } = adjusted
    const value = percent(mean)
    return low === high ? value : words.interval(value, words.range(percent(low), percent(high)))
  }

  /** For one match it is an estimate: beyond certainty there is nothing to read. */
  function percent(share: number): string {
    return grammar.percent(Math.min(1, Math.max(0, share)))
  }
}
