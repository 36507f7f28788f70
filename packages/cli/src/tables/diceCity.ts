import {
  abilityText,
  type CellView,
  COLUMNS,
  LETTERS,
  LOCATION,
  type LocationId,
  type LocationType,
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
  const cities = view.cities.filter(({ seat }) => only === undefined || only === seat)
  return [
    ...(only === undefined ? [title(view, context), ...supply(view, context)] : []),
    ...(only === undefined || SHOPPING.includes(offer?.name ?? '') ? display(view, context) : []),
    ...cities.flatMap((city) => cityLines(view, city, context)),
    paint('dim', `    ${context.say.diceCity.marks}`),
  ]
}

function title({ round, step, active, ending, solo }: View, { language, say, names, width }: DrawContext): string {
  const words = say.diceCity
  const facts = [
    words.round(round, step === null ? '' : NAMES[language].phase[step], names[active]!),
    ...(solo ? [words.solo(round, solo.turns, solo.target)] : []),
    ...(ending === null ? [] : [words.last]),
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
  const marker = context.awaited.includes(seat) ? paint(['bold', 'cyan'], '▶') : ' '
  const { strength, banditStrength } = view.turn
  const facts = [
    paint('bold', context.names[seat]!),
    `${words.stock} ${RESOURCES.map((each, i) => `${stock[i]} ${resource[each]}`).join(', ')}`,
    `${words.hourglasses} ${hourglasses}`,
    words.points(points, cityPoints + bountyPoints),
    ...(score === null ? [] : [words.score(score)]),
    ...(seat === view.active && strength + banditStrength > 0
      ? [paint('redBright', words.strength(strength, banditStrength))]
      : []),
  ]
  return [
    ...hang(`${marker} `, fold(facts, paint('dim', ' · '), context.width - 2)),
    ...ROWS.flatMap((_, row) => rowLines(city, row, context)),
  ]
}

/** Two lines per row: what is there, and the die, defence and value. */
function rowLines({ places, dice }: City, row: number, context: DrawContext): string[] {
  const letter = paint(ROW_COLOURS[ROWS[row]!], LETTERS[row]!)
  const cells = places.slice(row * COLUMNS, (row + 1) * COLUMNS)
  const size = Math.floor((context.width - 4) / COLUMNS)
  const line = (texts: readonly string[]) =>
    texts
      .map((text) => padTo(text, size))
      .join('')
      .trimEnd()
  return [
    `  ${letter} ${line(cells.map((place) => nameCell(place, size - 1, context)))}`,
    `    ${line(cells.map((place, i) => factCell(place, dice[row] === i + 1 ? i + 1 : undefined, row)))}`.trimEnd(),
  ]
}

function nameCell({ location, card, off }: CellView, size: number, { language }: DrawContext): string {
  const name = NAMES[language].location[location]
  const short = name.length > size ? `${name.slice(0, size - 1)}…` : name
  if (off) return paint(['dim', 'strikethrough'], short)
  return paint(card === null ? 'dim' : TYPE_COLOURS[LOCATION[location].type], short)
}

function factCell({ card, off, defense, points }: CellView, column: number | undefined, row: number): string {
  const die = column === undefined ? '' : paint(ROW_COLOURS[ROWS[row]!], `[${column}]`)
  const facts = card === null ? '' : `${off ? paint('red', '✗') : `◆${defense}`} ★${points}`
  return [die, facts].filter(Boolean).join(' ')
}

function labelled(label: string, cells: readonly string[], { width }: DrawContext): string[] {
  return hang(`  ${paint('dim', label)}  `, fold(cells, ' · ', width - label.length - 4))
}
