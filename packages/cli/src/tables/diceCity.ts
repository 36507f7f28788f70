import {
  abilityText,
  type CellView,
  COLUMNS,
  LOCATION,
  type LocationId,
  type LocationType,
  meaningOf,
  NAMES,
  RESOURCES,
  ROWS,
  type RowName,
  type View,
} from '@alea/dice-city'
import { type Paint, paint } from '../terminal/paint.ts'
import { fold, foldText, hang, padTo, widthOf } from '../terminal/text.ts'
import type { Draw, DrawContext } from './drawContext.ts'

type City = View['cities'][number]

/** The colours of the cards. */
const TYPE_COLOURS: Readonly<Record<LocationType, Paint>> = {
  resource: 'green',
  military: 'redBright',
  economic: 'yellow',
  cultural: 'magentaBright',
  civic: 'blueBright',
}

const ROW_COLOURS: Readonly<Record<RowName, Paint>> = {
  white: ['bold'],
  yellow: ['bold', 'yellow'],
  red: ['bold', 'redBright'],
  blue: ['bold', 'blueBright'],
  black: ['bold', 'gray'],
}

/** Questions for which the cards on offer are read. */
const SHOPPING = ['build', 'discard', 'adorn', 'site']

export const drawDiceCity: Draw<View> = (view, context) => {
  const { only, offer } = context
  const cities = citiesToDraw(view, context).map((city) => cityLines(view, city, context))
  return [
    ...(only === undefined ? [title(view, context), ...supply(view, context)] : []),
    ...(only === undefined || SHOPPING.includes(offer?.name ?? '') ? display(view, context) : []),
    ...beside(cities, context.width),
    paint('dim', `    ${context.say.diceCity.marks}`),
  ]
}

/** The city of whoever is asked comes last, right above the question; in an attack, those that can be attacked are read too. */
function citiesToDraw(view: View, { only, offer }: DrawContext): City[] {
  const targets = (offer?.options ?? []).flatMap(({ value }) => {
    const meaning = meaningOf(offer!.name, value, view)
    return 'seat' in meaning ? [meaning.seat] : []
  })
  const drawn = view.cities.filter(({ seat }) => only === undefined || only === seat || targets.includes(seat))
  const isAsked = ({ seat }: City) => seat === (offer?.seat ?? only)
  return [...drawn.filter((city) => !isAsked(city)), ...drawn.filter(isAsked)]
}

/** Two cities side by side where the screen is wide enough, otherwise one below the other. */
function beside(cities: readonly (readonly string[])[], width: number): string[] {
  const [first = [], second, ...others] = cities
  if (!second) return [...first]
  const left = Math.max(...first.map(widthOf)) + 3
  if (left + Math.max(...second.map(widthOf)) > width) return [...first, ...beside([second, ...others], width)]
  const rows = Array.from({ length: Math.max(first.length, second.length) }, (_, i) =>
    `${padTo(first[i] ?? '', left)}${second[i] ?? ''}`.trimEnd(),
  )
  return [...rows, ...beside(others, width)]
}

function title({ round, step, active, ending, solo }: View, context: DrawContext): string {
  const { language, say, names, width, isOver } = context
  const words = say.diceCity
  const facts = [
    isOver ? say.over : words.round(round, step === null ? '' : NAMES[language].phase[step], names[active]!),
    ...(solo ? [words.solo(round, solo.turns, solo.target)] : []),
    ...(ending === null || isOver ? [] : [words.last]),
  ]
  const text = ` ${facts.join(' · ')} `
  return paint('dim', `──${text}${'─'.repeat(Math.max(0, width - 2 - text.length))}`)
}

function supply({ piles, bandits, ships, deck }: View, context: DrawContext): string[] {
  const { location, bandit, ship } = NAMES[context.language]
  const words = context.say.diceCity
  const left = (count: number | null) => (count === 0 ? paint('red', '×0') : `×${count ?? words.endless}`)
  return [
    ...labelled(
      words.piles,
      [...piles.map((pile) => `${location[pile.location]} ${left(pile.left)}`), words.deck(deck)],
      context,
    ),
    ...labelled(
      words.bandits,
      bandits.map((pile) => `${bandit[pile.size]} ◆${pile.defense} ★${pile.points} ${left(pile.left)}`),
      context,
    ),
    ...labelled(
      words.ships,
      ships.map((pile) => `${ship[pile.size]} ${pile.cost.join('/')} ★${pile.points} ${left(pile.left)}`),
      context,
    ),
  ]
}

/** The cards on offer with what they do; identical ones once. */
function display(view: View, context: DrawContext): string[] {
  const words = context.say.diceCity
  const { solo, hand } = view
  const rows = solo ? [view.display.slice(0, solo.rowSize), view.display.slice(solo.rowSize)] : [view.display]
  const labels = solo ? [words.bottom, words.top] : [words.display]
  return [
    ...rows.flatMap((row, i) => {
      const ids = row.flatMap((card) => (card ? [card.location] : []))
      const cards = [...new Set(ids)]
      return [
        `  ${paint('dim', labels[i]!)}`,
        ...cards.flatMap((id) => cardLines(id, ids.filter((other) => other === id).length, context)),
      ]
    }),
    ...(hand ? labelled(words.hand, [coloured(hand.location, context)], context) : []),
  ]
}

function cardLines(id: LocationId, count: number, context: DrawContext): string[] {
  const { cost, defense, points } = LOCATION[id]
  const value = typeof points === 'number' ? points : 'X'
  const head = `    ${padTo(coloured(id, context) + (count > 1 ? ` ×${count}` : ''), 20)} ${cost?.join('/')} ◆${defense} ★${value}  `
  return hang(head, foldText(abilityText(id, context.language), context.width - widthOf(head)))
}

const coloured = (id: LocationId, { language }: DrawContext): string =>
  paint(TYPE_COLOURS[LOCATION[id].type], NAMES[language].location[id])

function cityLines(view: View, city: City, context: DrawContext): string[] {
  const { seat, stock, hourglasses, points, score, cityPoints, bountyPoints } = city
  const words = context.say.diceCity
  const { resource } = NAMES[context.language]
  const marker = !context.isOver && context.awaited.includes(seat) ? paint(['bold', 'cyan'], '▶') : ' '
  const { strength, banditStrength } = view.turn
  const facts = [
    paint('bold', context.names[seat]!),
    `${words.stock} ${RESOURCES.map((each, i) => `${stock[i]} ${resource[each]}`).join(', ')}`,
    `${words.hourglasses} ${hourglasses}`,
    words.points(points, cityPoints + (bountyPoints ?? 0)),
    ...(score === null ? [] : [words.score(score)]),
    ...(!context.isOver && seat === view.active && strength + banditStrength > 0
      ? [paint('redBright', words.strength(strength, banditStrength))]
      : []),
  ]
  return [
    ...hang(`${marker} `, fold(facts, paint('dim', ' · '), Math.min(context.width, CITY_WIDTH) - 2)),
    ...grid(city, context),
  ]
}

/** A city is no wider than this, so that two fit on a wide screen. */
const CITY_WIDTH = 96

/** The columns, then row by row: what is there, the die, and of cards the defence and value. */
function grid(city: City, context: DrawContext): string[] {
  const { letter } = NAMES[context.language]
  const margin = 3 + Math.max(...ROWS.map((row) => letter[row].length))
  const rows = ROWS.map((_, row) =>
    city.places
      .slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map((place, i) => cellWords(place, city.dice[row] === i + 1, context)),
  )
  const widths = columnWidths(rows, Math.min(context.width, CITY_WIDTH) - margin - GAP * COLUMNS)
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => padTo(cell, widths[i]! + GAP))
      .join('')
      .trimEnd()
  const numbers = widths.map((_, i) => paint('dim', ` ${i + 1}`))
  return [
    `${' '.repeat(margin)}${line(numbers)}`,
    ...rows.flatMap((cells, row) => {
      const head = `  ${paint(ROW_COLOURS[ROWS[row]!], padTo(letter[ROWS[row]!], margin - 2))}`
      const folded = cells.map((words, i) => fold(words, ' ', widths[i]!))
      const height = Math.max(...folded.map(({ length }) => length))
      const lines = Array.from({ length: height }, (_, k) =>
        line(folded.map((cell) => (k > 0 && cell[k] !== undefined ? ` ${cell[k]}` : (cell[k] ?? '')))),
      )
      return hang(head, lines)
    }),
  ]
}

const GAP = 1

/** As wide as their longest cell, or, where all of them do not fit, as the longest that does when names are folded. */
function columnWidths(rows: readonly (readonly (readonly string[])[])[], room: number): number[] {
  const columns = Array.from({ length: COLUMNS }, (_, i) => rows.map((cells) => cells[i]!))
  const whole = columns.map((cells) => Math.max(...cells.map((words) => widthOf(words.join(' ')))))
  // A second line is indented by one, as the first is for its die.
  const least = columns.map((cells) =>
    Math.max(...cells.map((words) => Math.max(...words.map((word, i) => widthOf(word) + Math.min(i, 1))))),
  )
  for (let limit = Math.max(...whole); ; limit--) {
    const widths = whole.map((width, i) => Math.max(least[i]!, Math.min(width, limit)))
    if (limit <= 1 || widths.reduce((sum, width) => sum + width, 0) <= room) return widths
  }
}

/** `▸Petite maison`, `Great Wall ◆5★3`: a die stands on the first; names are folded between words, never cut. */
function cellWords(
  { location, card, off, defense, points }: CellView,
  hasDie: boolean,
  context: DrawContext,
): string[] {
  const format: Paint = off ? ['dim', 'strikethrough'] : card === null ? 'dim' : TYPE_COLOURS[LOCATION[location].type]
  const [first = '', ...others] = NAMES[context.language].location[location]
    .split(' ')
    .map((word) => paint(format, word))
  const facts = card === null ? [] : [`${off ? paint('red', '✗') : `◆${defense}`}★${points}`]
  return [hasDie && !context.isOver ? `${paint(['bold', 'cyan'], '▸')}${first}` : ` ${first}`, ...others, ...facts]
}

function labelled(label: string, cells: readonly string[], { width }: DrawContext): string[] {
  return hang(`  ${paint('dim', label)}  `, fold(cells, ' · ', width - label.length - 4))
}
