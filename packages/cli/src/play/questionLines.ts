import type { Offer } from '@alea/engine'
import { paint, screenWidth } from '../terminal/paint.ts'
import { sideBySide } from '../terminal/sideBySide.ts'
import { foldText, hang } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import { type LabelOf, menuOf, samplesOf } from './menu.ts'

/** More options than this are printed side by side. */
const MAX_ROWS = 16

/** A question and its numbered options. */
export function questionLines(say: Messages, offer: Offer, question: string, labelOf: LabelOf): string[] {
  const menu = menuOf(offer)
  const digits = String(menu.numbered.length).length
  const options = menu.numbered.map((option, i) => [String(i + 1).padStart(digits), labelOf(option)] as const)
  const samples = samplesOf(menu, labelOf)
  const width = Math.max(0, ...samples.map(({ typed }) => typed.length))
  return [
    ...foldText(question, screenWidth()).map((line) => paint('bold', line)),
    ...(options.length > MAX_ROWS
      ? sideBySide(
          options.map(([number, label]) => `  ${paint('cyan', number)}  ${label}`),
          1,
          screenWidth(),
        )
      : options.flatMap(([number, label]) => optionLines(number, label))),
    ...samples.flatMap(({ typed, label }, i) =>
      optionLines(typed.padEnd(width), i === 0 ? say.play.orOthers(label) : label),
    ),
  ]
}

const optionLines = (typed: string, label: string): string[] =>
  hang(`  ${paint('cyan', typed)}  `, foldText(label, screenWidth() - typed.length - 4))
