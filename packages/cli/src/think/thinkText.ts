/** A decision laid open, as text. */
import { type Comparison, sentenceOf, type TermMean } from '@alea/bots'
import { type Game, type Language, seatName } from '@alea/engine'
import { columns } from '../terminal/columns.ts'
import { paint, screenWidth } from '../terminal/paint.ts'
import { foldText, hang } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import type { Place } from './decisions.ts'
import type { Thinking } from './thinking.ts'

/** The decisions of a match, to choose one from. */
export function placesText(say: Messages, file: string, places: readonly Place[]): string {
  const { think } = say
  const rows = places.map(({ position, turn, seat, asked, options, played }) => [
    String(position),
    `${seatName(seat)} ${asked}${played === undefined ? '' : ` → ${played}`}`,
    String(options),
    String(turn),
  ])
  const { position, decision, options, turn } = think.columns
  return [...columns([[position, decision, options, turn], ...rows]), '', think.chooseOne(file)].join('\n')
}

export function thinkingText(
  say: Messages,
  game: Game,
  thinking: Thinking,
  heading: string,
  language: Language,
): string {
  const { seat, asked, by, options, chosen } = thinking
  return [
    paint('bold', heading),
    ...foldText(say.pair(seatName(seat), asked), screenWidth()),
    '',
    say.think.methods[by],
    '',
    ...optionLines(say, thinking),
    ...lineText(say, thinking),
    '',
    paint('bold', say.think.why(options[chosen]?.text ?? '')),
    ...whyLines(say, thinking, language),
    ...termLines(say, game, thinking, language),
  ].join('\n')
}

function optionLines({ percent, number, think }: Messages, { options, chosen, played }: Thinking): string[] {
  const order = [...options.keys()].sort(
    (one, other) =>
      Number(other === chosen) - Number(one === chosen) ||
      options[other]!.visits - options[one]!.visits ||
      (options[other]!.value ?? 0) - (options[one]!.value ?? 0),
  )
  const rows = order.map((i) => {
    const { text, visits, value, error } = options[i]!
    const marks = [...(i === chosen ? [think.chosen] : []), ...(i === played ? [think.played] : [])]
    return [
      `${i === chosen ? '→' : ' '} ${text}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
      '',
      number(visits),
      value === undefined ? '–' : percent(value),
      error === undefined || visits === 0 ? '' : `± ${percent(error)}`,
    ]
  })
  const { option, visits, chance, error } = think.columns
  return columns([[`  ${option}`, '', visits, chance, error], ...rows])
}

function lineText({ think }: Messages, { line }: Thinking): string[] {
  if (line.length === 0) return []
  const steps = line.map(({ seat, text, visits }) => `${seatName(seat)} ${text} (${visits})`)
  return ['', ...foldText(think.expects(steps.join(' → ')), screenWidth())]
}

function whyLines(say: Messages, { whys, options }: Thinking, language: Language): string[] {
  if (whys.length === 0) return [`  ${say.think.noReason}`]
  return whys.flatMap(({ other, lead, why }) => {
    const heading = `  ${say.think.rather(options[other]!.text, points(say, lead))} `
    return foldText(`${heading.trim()} ${sentenceOf(why, language)}`, screenWidth() - 2).map((row) => `  ${row}`)
  })
}

const points = ({ number }: Messages, { value, error }: Comparison['lead']): string =>
  `${value < 0 ? '−' : '+'}${number(Math.abs(100 * value), 1)}${error > 0 ? ` ± ${number(100 * error, 1)}` : ''}`

/** The amounts after each of the options compared, where they differ. */
function termLines(say: Messages, game: Game, { explanation, options, by }: Thinking, language: Language): string[] {
  const judgement = game.text[language].judgement
  if (!explanation || !judgement || explanation.options.length < 2) return []
  const sets = explanation.options.map(({ terms }) => terms)
  const amounts = sets.map((terms) => new Map(terms.map((term) => [rowOf(sets, term), term])))
  const keys = [...new Set(amounts.flatMap((each) => [...each.keys()]))]
  const scale = by === 'exact' ? 100 : 1
  const rows = keys.flatMap((key) => {
    const shown = amounts.flatMap((each) => each.get(key) ?? [])
    const { seat, id, of } = shown[0]!
    const values = amounts.map((each) => scale * (each.get(key)?.amount ?? 0))
    const spread = Math.max(...values) - Math.min(...values)
    if (spread < 0.005) return []
    const isNamed = of !== undefined && shown.every((term) => term.of === of)
    const name = judgement.term(id, isNamed ? [of] : [])
    return [{ spread, cells: [`  ${seatName(seat)} ${name}`, '', ...values.map((value) => say.number(value, 2))] }]
  })
  rows.sort((one, other) => other.spread - one.spread)
  const heads = explanation.options.map((_, i) => `[${i + 1}]`)
  const unit = by === 'exact' ? say.think.inChances : judgement.unit
  return [
    '',
    paint('bold', say.think.judgement(unit)),
    ...explanation.options.flatMap(({ choice, chance }, i) =>
      hang(`  [${i + 1}] `, foldText(`${options[choice]!.text} – ${say.percent(chance.value)}`, screenWidth() - 6)),
    ),
    '',
    ...columns([['  ', '', ...heads], ...rows.map(({ cells }) => cells)]),
    `  ${say.think.alikeOtherwise}`,
  ]
}

/** Terms of a kind have a row each, unless no option has more than one of them. */
function rowOf(sets: readonly (readonly TermMean[])[], { seat, id, of }: TermMean): string {
  const isAlone = sets.every((terms) => terms.filter((term) => term.seat === seat && term.id === id).length < 2)
  return isAlone ? `${seat} ${id}` : `${seat} ${id} ${of ?? ''}`
}
