import {
  LETTERS,
  LOCATION,
  type LocationId,
  type LocationType,
  type Names,
  namesEn,
  namesFr,
  type Place,
  ROWS,
  type RowName,
  type View,
} from '@alea/dice-city'
import type { Language } from '@alea/engine'
import { type Paint, paint } from '../terminal/paint.ts'
import { fold, foldText, hang, padTo, widthOf } from '../terminal/text.ts'
import type { Draw, Scene } from './scene.ts'

type City = View['cities'][number]

/** As the cards: green, red, yellow, purple, blue. */
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

const NAMES: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr }

interface Words {
  round(round: number, step: string, name: string): string
  last: string
  piles: string
  bandits: string
  ships: string
  display: string
  bottom: string
  top: string
  deck(left: number): string
  hand: string
  stock: string
  hourglasses: string
  points(points: number | null, sure: number): string
  score(score: number): string
  strength(strength: number, bandits: number): string
  solo(turn: number, turns: number, target: number): string
  endless: string
  marks: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    round: (round, step, name) => `Round ${round} · ${name}${step && ` · ${step}`}`,
    last: 'the last round',
    piles: 'piles',
    bandits: 'bandits',
    ships: 'ships',
    display: 'display',
    bottom: 'bottom row',
    top: 'top row',
    deck: (left) => `deck ${left}`,
    hand: 'to be built',
    stock: 'stock',
    hourglasses: 'hourglasses',
    points: (points, sure) => (points === null ? `${sure} VP and tokens face down` : `${points} VP in tokens`),
    score: (score) => `${score} VP in all`,
    strength: (strength, bandits) => `strength ${strength}${bandits > 0 ? ` + ${bandits} against bandits` : ''}`,
    solo: (turn, turns, target) => `turn ${turn} of ${turns}, goal ${target} VP`,
    endless: '∞',
    marks: '[n] die   ◆ defence   ★ VP   ✗ deactivated',
  },
  fr: {
    round: (round, step, name) => `Manche ${round} · ${name}${step && ` · ${step}`}`,
    last: 'dernière manche',
    piles: 'piles',
    bandits: 'bandits',
    ships: 'navires',
    display: 'étalage',
    bottom: 'rangée du bas',
    top: 'rangée du haut',
    deck: (left) => `pioche ${left}`,
    hand: 'à construire',
    stock: 'stock',
    hourglasses: 'sabliers',
    points: (points, sure) => (points === null ? `${sure} PV et jetons cachés` : `${points} PV en jetons`),
    score: (score) => `${score} PV en tout`,
    strength: (strength, bandits) => `force ${strength}${bandits > 0 ? ` + ${bandits} contre les bandits` : ''}`,
    solo: (turn, turns, target) => `tour ${turn} sur ${turns}, objectif ${target} PV`,
    endless: '∞',
    marks: '[n] dé   ◆ défense   ★ PV   ✗ désactivé',
  },
}

/** Questions for which the cards on offer are read. */
const SHOPPING = ['build', 'discard', 'adorn', 'site']

export const drawDiceCity: Draw<View> = (view, scene) => {
  const { only, offer } = scene
  const cities = view.cities.filter(({ seat }) => only === undefined || only === seat)
  return [
    ...(only === undefined ? [title(view, scene), ...supply(view, scene)] : []),
    ...(only === undefined || SHOPPING.includes(offer?.name ?? '') ? display(view, scene) : []),
    ...cities.flatMap((city) => cityLines(view, city, scene)),
    paint('dim', `    ${WORDS[scene.language].marks}`),
  ]
}

function title({ round, step, active, ending, solo }: View, { language, names, width }: Scene): string {
  const words = WORDS[language]
  const facts = [
    words.round(round, step === null ? '' : NAMES[language].step[step], names[active]!),
    ...(solo ? [words.solo(round, solo.turns, solo.target)] : []),
    ...(ending === null ? [] : [words.last]),
  ]
  const text = ` ${facts.join(' · ')} `
  return paint('dim', `──${text}${'─'.repeat(Math.max(0, width - 2 - text.length))}`)
}

function supply({ piles, bandits, ships, deck }: View, scene: Scene): string[] {
  const { location, bandit, ship } = NAMES[scene.language]
  const words = WORDS[scene.language]
  const left = (count: number | null) => (count === 0 ? paint('red', '×0') : `×${count ?? words.endless}`)
  return [
    ...labelled(
      words.piles,
      [...piles.map((pile) => `${location[pile.location]} ${left(pile.left)}`), words.deck(deck)],
      scene,
    ),
    ...labelled(
      words.bandits,
      bandits.map((pile) => `${bandit[pile.size]} ◆${pile.defense} ★${pile.points} ${left(pile.left)}`),
      scene,
    ),
    ...labelled(
      words.ships,
      ships.map((pile) => `${ship[pile.size]} ${pile.cost.join('/')} ★${pile.points} ${left(pile.left)}`),
      scene,
    ),
  ]
}

/** The cards on offer with what they do; alike ones once. */
function display(view: View, scene: Scene): string[] {
  const words = WORDS[scene.language]
  const { solo, hand } = view
  const rows = solo ? [view.display.slice(0, solo.rowSize), view.display.slice(solo.rowSize)] : [view.display]
  const labels = solo ? [words.bottom, words.top] : [words.display]
  return [
    ...rows.flatMap((row, i) => {
      const ids = row.flatMap((card) => (card ? [card.location] : []))
      const cards = [...new Set(ids)]
      return [
        `  ${paint('dim', labels[i]!)}`,
        ...cards.flatMap((id) => cardLines(id, ids.filter((other) => other === id).length, scene)),
      ]
    }),
    ...(hand ? labelled(words.hand, [coloured(hand.location, scene)], scene) : []),
  ]
}

function cardLines(id: LocationId, count: number, scene: Scene): string[] {
  const { cost, defense, points } = LOCATION[id]
  const value = typeof points === 'number' ? points : 'X'
  const head = `    ${padTo(coloured(id, scene) + (count > 1 ? ` ×${count}` : ''), 20)} ${cost?.join('/')} ◆${defense} ★${value}  `
  return hang(head, foldText(NAMES[scene.language].ability(id), scene.width - widthOf(head)))
}

const coloured = (id: LocationId, { language }: Scene): string =>
  paint(TYPE_COLOURS[LOCATION[id].type], NAMES[language].location[id])

function cityLines(view: View, city: City, scene: Scene): string[] {
  const { seat, stock, hourglasses, points, score, cityPoints, bountyPoints } = city
  const words = WORDS[scene.language]
  const { resource } = NAMES[scene.language]
  const marker = scene.awaited.includes(seat) ? paint(['bold', 'cyan'], '▶') : ' '
  const { strength, banditStrength } = view.turn
  const facts = [
    paint('bold', scene.names[seat]!),
    `${words.stock} ${(['wood', 'stone', 'iron'] as const).map((each, i) => `${stock[i]} ${resource[each]}`).join(', ')}`,
    `${words.hourglasses} ${hourglasses}`,
    words.points(points, cityPoints + bountyPoints),
    ...(score === null ? [] : [words.score(score)]),
    ...(seat === view.active && strength + banditStrength > 0
      ? [paint('redBright', words.strength(strength, banditStrength))]
      : []),
  ]
  return [
    ...hang(`${marker} `, fold(facts, paint('dim', ' · '), scene.width - 2)),
    ...ROWS.flatMap((_, row) => rowLines(city, row, scene)),
  ]
}

/** Two lines a row: what is there, and the die, defence and value. */
function rowLines({ places, dice }: City, row: number, scene: Scene): string[] {
  const letter = paint(ROW_COLOURS[ROWS[row]!], LETTERS[row]!)
  const cells = places.slice(row * 6, row * 6 + 6)
  const size = Math.floor((scene.width - 4) / 6)
  const line = (texts: readonly string[]) =>
    texts
      .map((text) => padTo(text, size))
      .join('')
      .trimEnd()
  return [
    `  ${letter} ${line(cells.map((place) => nameCell(place, size - 1, scene)))}`,
    `    ${line(cells.map((place, i) => factCell(place, dice[row] === i + 1, row)))}`.trimEnd(),
  ]
}

function nameCell({ location, card, off }: Place, size: number, { language }: Scene): string {
  const name = NAMES[language].location[location]
  const short = name.length > size ? `${name.slice(0, size - 1)}…` : name
  if (off) return paint(['dim', 'strikethrough'], short)
  return paint(card === null ? 'dim' : TYPE_COLOURS[LOCATION[location].type], short)
}

function factCell({ cell, card, off, defense, points }: Place, hasDie: boolean, row: number): string {
  const die = hasDie ? paint(ROW_COLOURS[ROWS[row]!], `[${cell.slice(1)}]`) : ''
  const facts = card === null ? '' : `${off ? paint('red', '✗') : `◆${defense}`} ★${points}`
  return [die, facts].filter(Boolean).join(' ')
}

function labelled(label: string, cells: readonly string[], { width }: Scene): string[] {
  return hang(`  ${paint('dim', label)}  `, fold(cells, ' · ', width - label.length - 4))
}
