/** Comma-separated values: one row for each figure of each variant. */
import { labelIn } from './experiment.ts'
import { type Estimate, round } from './intervals.ts'
import { MEASURES } from './playMatch.ts'
import type { Report } from './report.ts'

type Row = readonly [variant: string, figure: string, item: string, estimate: Estimate | undefined]

export function csvOf(report: Report): string {
  const names = report.variants.map(({ name }) => labelIn(name, 'en'))
  const rows = report.variants.flatMap((variant, i): Row[] => {
    const name = names[i]!
    return [
      [name, 'first', '', variant.first],
      ...variant.players.map(({ bot, own, wins }, player): Row => {
        const item = [`player-${player + 1}`, bot, ...Object.values(own).map(String)].join(' ')
        return [name, 'wins', item, wins]
      }),
      ...variant.seats.map((wins, seat): Row => [name, 'wins', `seat-${seat + 1}`, wins]),
      ...MEASURES.map((measure): Row => [name, measure, '', variant.measures[measure]]),
      [name, 'medianTurns', '', variant.medianTurns],
      ...variant.about.flatMap(({ id, winners, others, difference }): Row[] => [
        [name, 'kindShareOfWinners', id, winners],
        [name, 'kindShareOfOthers', id, others],
        [name, 'kindShareDifference', id, difference],
      ]),
      ...variant.content.flatMap(({ id, matches, timesPerWinner, timesPerOther, edge, timesEdge }): Row[] => [
        [name, 'used', id, matches],
        [name, 'timesPerWinner', id, plain(timesPerWinner, variant.decided)],
        [name, 'timesPerOther', id, plain(timesPerOther, variant.decided)],
        [name, 'edge', id, edge],
        [name, 'timesEdge', id, timesEdge],
      ]),
    ]
  })
  const differences = report.differences.flatMap((difference): Row[] => {
    const name = `${names[difference.variant]} − ${names[0]}`
    return [
      [name, 'first', '', difference.first],
      ...difference.players.map((wins, player): Row => [name, 'wins', `player-${player + 1}`, wins]),
      ...MEASURES.map((measure): Row => [name, measure, '', difference[measure]]),
    ]
  })
  return `${['variant,figure,item,value,low,high,matches', ...[...rows, ...differences].map(lineOf)].join('\n')}\n`
}

const plain = (value: number, of: number): Estimate => ({ value: round(value), low: Number.NaN, high: Number.NaN, of })

const lineOf = ([variant, figure, item, estimate]: Row): string => {
  const numbers = estimate ? [estimate.value, estimate.low, estimate.high, estimate.of] : ['', '', '', '']
  return [quoted(variant), figure, quoted(item), ...numbers.map((each) => (Number.isNaN(each) ? '' : each))].join(',')
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
