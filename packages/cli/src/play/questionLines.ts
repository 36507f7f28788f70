import type { Offer } from '@alea/engine'
import type { OptionGroup } from '../tables/optionGroups.ts'
import { paint, screenWidth, tableWidth } from '../terminal/paint.ts'
import { sideBySide } from '../terminal/sideBySide.ts'
import { fold, foldText, hang, padTo, widthOf } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import { type LabelOf, menuOf, samplesOf } from './menu.ts'

/** More options than this are printed side by side. */
const MAX_ROWS = 16

/** A question and its numbered options; where there are groups, the offer's options are in their order. */
export function questionLines(
  say: Messages,
  offer: Offer,
  question: string,
  labelOf: LabelOf,
  groups?: readonly OptionGroup[],
): string[] {
  if (groups)
    return [
      ...foldText(question, screenWidth()).map((line) => paint('bold', line)),
      ...groups.flatMap((group) => groupLines(group, offer, labelOf)),
    ]
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

/** Options side by side after their title; only one that is longer than a line is folded. */
function groupLines({ title, items }: OptionGroup, { options }: Offer, labelOf: LabelOf): string[] {
  const head = title === undefined ? '  ' : `  ${paint('bold', padTo(title, TITLE_WIDTH))}`
  const width = tableWidth() - widthOf(head)
  const texts = items.map(
    ({ option, label }) => `${paint('cyan', String(options.indexOf(option) + 1))}\u00a0${label ?? labelOf(option)}`,
  )
  return hang(
    head,
    fold(
      texts.flatMap((text) => foldText(text, width)),
      '  ',
      width,
    ),
  )
}

const TITLE_WIDTH = 7

const optionLines = (typed: string, label: string): string[] =>
  hang(`  ${paint('cyan', typed)}  `, foldText(label, screenWidth() - typed.length - 4))
