/** What is used, and by whom: the clearest differences as a picture, everything in the table behind it. */
import type { Language } from '@alea/engine'
import { type ContentReport, LAB_WORDS, type Report } from '@alea/lab'
import { useWords } from '../language/useWords.ts'
import { HeatMap } from './charts/HeatMap.tsx'

interface Props {
  readonly report: Report
  readonly names: readonly string[]
  readonly language: Language
  nameOf(id: string): string
}

/** In the picture. */
const MOST_ROWS = 16

export function ContentMap({ report: { experiment, variants }, names, language, nameOf }: Props) {
  const { lab: words, grammar } = useWords()
  const { figures } = LAB_WORDS[language]
  const byId = variants.map(({ content }) => new Map(content.map((each) => [each.id, each])))
  const ids = [...new Set(byId.flatMap((map) => [...map.keys()]))]
  const clearest = (id: string) => Math.max(...byId.map((map) => clarityOf(map.get(id))))
  const shown = [...ids].sort((one, other) => clearest(other) - clearest(one)).slice(0, MOST_ROWS)
  const number = (value: number) => grammar.number(Math.round(value * 100) / 100)
  const cells = (each: ContentReport) => [
    grammar.percent(each.matches.value, 1),
    number(each.timesPerWinner),
    number(each.timesPerOther),
    each.timesEdge
      ? `${number(each.timesEdge.value)} (${words.range(number(each.timesEdge.low), number(each.timesEdge.high))})`
      : '–',
  ]
  if (ids.length === 0) return null
  return (
    <HeatMap
      title={words.contentTitle}
      name={`${experiment.game}-content`}
      note={words.contentNote}
      columns={names}
      text={(value) => `${value > 0 ? '+' : ''}${number(value)}`}
      rows={shown.map((id) => ({ label: nameOf(id), cells: byId.map((map) => map.get(id)?.timesEdge) }))}
      table={{
        head: [
          figures.content,
          figures.variant,
          figures.usedIn,
          figures.timesPerWinner,
          figures.timesPerOther,
          words.differenceIn(figures.interval),
        ],
        rows: variants.flatMap(({ content }, i) => content.map((each) => [nameOf(each.id), names[i]!, ...cells(each)])),
      }}
    />
  )
}

/** How far the difference is from chance, in halves of its interval. */
function clarityOf(content: ContentReport | undefined): number {
  if (!content?.timesEdge) return 0
  const { value, low, high } = content.timesEdge
  return high > low ? Math.abs(value) / (high - low) : 0
}
