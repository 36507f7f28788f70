/** What `alea lab` prints for people. */
import type { Language } from '@alea/engine'
import { type Estimate, LAB_WORDS, labelIn, READY_MADE, type Report, readyMade, sentencesOf } from '@alea/lab'
import { columns } from '../terminal/columns.ts'
import { screenWidth } from '../terminal/paint.ts'
import { foldText, hang } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'

export const listText = (say: Messages, language: Language): string =>
  [
    say.lab.ready,
    '',
    ...READY_MADE.flatMap((name) => {
      const { title, question = '' } = readyMade(name)!
      return [
        `${name}: ${labelIn(title, language)}`,
        ...hang('  ', foldText(labelIn(question, language), screenWidth() - 2)),
      ]
    }),
    '',
    say.lab.start(READY_MADE[0]!),
  ].join('\n')

export function reportText(say: Messages, report: Report, language: Language): string {
  const { experiment, variants } = report
  const { title, question } = experiment
  const [whole, ...each] = sentencesOf(report, language)
  return [
    labelIn(title, language),
    ...(question ? foldText(labelIn(question, language), screenWidth()) : []),
    '',
    ...sentenceLines(whole!.sentences),
    '',
    ...figureLines(say, report, language),
    ...each.flatMap(({ sentences }, i) => ['', labelIn(variants[i]!.name, language), ...sentenceLines(sentences)]),
  ].join('\n')
}

const sentenceLines = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence) => hang('- ', foldText(sentence, screenWidth() - 2)))

function figureLines(say: Messages, { variants }: Report, language: Language): string[] {
  const { figures } = LAB_WORDS[language]
  const share = (estimate: Estimate | undefined) =>
    estimate ? `${say.percent(estimate.value)} (${say.percent(estimate.low)} – ${say.percent(estimate.high)})` : '–'
  const mean = (estimate: Estimate | undefined) =>
    estimate
      ? `${say.number(estimate.value, 1)} (${say.number(estimate.low, 1)} – ${say.number(estimate.high, 1)})`
      : '–'
  const rows = variants.map(({ name, first, measures }) => [
    labelIn(name, language),
    share(first),
    mean(measures.turns),
    mean(measures.decisions),
    mean(measures.leads),
  ])
  return columns([[figures.variant, figures.first, figures.turns, figures.decisions, figures.leads], ...rows])
}
