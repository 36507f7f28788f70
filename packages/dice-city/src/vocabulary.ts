/**
 * The words of Dice City scenarios: `p1 dice = W3 Y5`, `p1 city = R1:manor R6:cathedral!` (`!` deactivated), `p1 stock = 2/0/1`,
 * `display = manor well empty`, `strength = 8`, `phase = attack`.
 */
import {
  enter,
  InputError,
  itemsOf,
  listed,
  parseSeat,
  type ScenarioVocabulary,
  type Seat,
  seatName,
  seatOf,
  wholeOf,
} from '@alea/engine'
import { CELL_NAMES, type Cell, columnOf, LETTERS, ROWS, rowOf } from './content/board.ts'
import { banditPiles, SIZES, shipPiles } from './content/bounties.ts'
import { type Card, idOf, type Kind, kindOfCard, PILE_SIZE, PILES, pileCard } from './content/cards.ts'
import { DECK_IDS, PILE_IDS } from './content/locations.ts'
import { hasDice } from './rules/dice.ts'
import { fill } from './rules/display.ts'
import { match, PHASE_FLOWS, turn } from './rules/match.ts'
import {
  banditDefense,
  banditsLeft,
  type City,
  cityOf,
  type DiceCity,
  defenseAt,
  ENDS,
  hasCard,
  isOff,
  isSolo,
  locationCards,
  NO_CARD,
  NOBODY,
  nextTarget,
  SPENT,
  scoreOf,
  shipsLeft,
  soloTurns,
} from './state.ts'
import type { Words } from './text/gameText.ts'
import { WORDS } from './text/index.ts'
import { phaseOf } from './view.ts'

const NUMBERS = {
  strength: 'strength',
  'bandit strength': 'watch',
  forged: 'forged',
  minted: 'minted',
  trained: 'trained',
  armies: 'armies',
  round: 'round',
} as const
const FLAGS = { passed: 'passed', refreshed: 'refreshed' } as const
const EMPTY = 'empty'
const PILE_NAMES: readonly string[] = PILE_IDS

export const vocabulary: ScenarioVocabulary<DiceCity> = {
  set(g, subject, value) {
    const [head = '', ...rest] = subject.split(/\s+/)
    if (parseSeat(head) !== undefined) return setOfPlayer(g, seatOf(head, g.cities.length), rest.join(' '), value)
    if (isNumber(subject)) g[NUMBERS[subject]] = wholeOf(value, 0, 999)
    else if (isFlag(subject)) g[FLAGS[subject]] = yes(value)
    else if (subject === 'first' || subject === 'active') g[subject] = seatOf(value, g.cities.length)
    else if (subject === 'phase') setPhase(g, value)
    else if (subject === 'display') setDisplay(g, value)
    else if (subject === 'deck' || subject === 'deck cards') setDeck(g, value)
    else if (head === 'pile') setPile(g, pileOf(rest.join(' ')), wholeOf(value, 0, PILE_SIZE))
    else if (subject === 'bandits') setAside(g, 'bandits', value)
    else if (subject === 'ships') setAside(g, 'ships', value)
    else if (subject === 'ending') setEnding(g, value)
    else throw fault((faults) => faults.nothingToSet(subject))
  },
  get(g, subject) {
    const [head = '', ...rest] = subject.split(/\s+/)
    const seat = parseSeat(head)
    if (seat !== undefined && seat < g.cities.length) return getOfPlayer(g, seat, rest)
    if (isNumber(subject)) return String(g[NUMBERS[subject]])
    if (isFlag(subject)) return g[FLAGS[subject]] ? 'yes' : 'no'
    if (head === 'pile') return g.piles[PILE_NAMES.indexOf(rest.join(' '))]?.toString()
    return READ[subject]?.(g)
  },
}

const READ: Readonly<Record<string, (g: DiceCity) => string>> = {
  first: (g) => seatName(g.first),
  active: (g) => seatName(g.active),
  phase: (g) => phaseOf(g) ?? (g.ended ? 'over' : 'start'),
  display: (g) => listed(g.display.map((card) => (card === NO_CARD ? EMPTY : idOf(kindOfCard(card))))),
  'on display': (g) => String(g.display.filter((card) => card !== NO_CARD).length),
  deck: (g) => String(g.deck.length),
  'deck cards': (g) => listed(g.deck.map((card) => idOf(kindOfCard(card))).reverse()),
  discards: (g) => String(g.discards),
  bandits: (g) => listed(SIZES.map((_, pile) => banditsLeft(g, pile))),
  ships: (g) => listed(SIZES.map((_, pile) => shipsLeft(g, pile))),
  'bandit defense': (g) => listed(SIZES.map((_, pile) => banditDefense(g, pile))),
  ending: (g) => g.ending ?? '-',
  target: (g) => String(g.target),
  'next target': (g) => String(nextTarget(g)),
  turns: (g) => (isSolo(g) ? String(soloTurns(g)) : '-'),
}

const isNumber = (word: string): word is keyof typeof NUMBERS => Object.hasOwn(NUMBERS, word)
const isFlag = (word: string): word is keyof typeof FLAGS => Object.hasOwn(FLAGS, word)

function setOfPlayer(g: DiceCity, seat: Seat, what: string, value: string): void {
  const city = cityOf(g, seat)
  if (what === 'dice') setDice(city, value)
  else if (what === 'city') setCity(g, city, value)
  else if (what === 'stock') city.stock = amounts(value)
  else if (what === 'hourglasses') city.hourglasses = wholeOf(value, 0, 99)
  else if (what === 'points') city.points = wholeOf(value, 0, 999)
  else if (what === 'bandits') takeBounties(g, 'bandits', seat, value)
  else if (what === 'ships') takeBounties(g, 'ships', seat, value)
  else throw fault((faults) => faults.nothingOfPlayer(what))
}

function getOfPlayer(g: DiceCity, seat: Seat, [what = '', where = '']: readonly string[]): string | undefined {
  const city = cityOf(g, seat)
  switch (what) {
    case 'dice':
      return listed(city.dice.flatMap((column, row) => (column === SPENT ? [] : [`${LETTERS[row]}${column}`])))
    case 'city':
      return listed(
        CELL_NAMES.flatMap((name, cell) => (hasCard(city, cell) ? [`${name}:${cardText(city, cell)}`] : [])),
      )
    case 'stock':
      return city.stock.join('/')
    case 'hourglasses':
    case 'points':
      return String(city[what])
    case 'bandits':
    case 'ships':
      return listed(g[what].map((owners) => owners.filter((owner) => owner === seat).length))
    case 'cards':
      return String(locationCards(city))
    case 'score':
      return String(scoreOf(g, seat))
    case 'defense':
      return CELL_NAMES.includes(where) ? String(defenseAt(city, CELL_NAMES.indexOf(where))) : undefined
    default:
      return undefined
  }
}

const cardText = (city: City, cell: Cell): string =>
  `${idOf(kindOfCard(city.cells[cell]!))}${isOff(city, cell) ? '!' : ''}`

function setDice(city: City, value: string): void {
  city.dice = ROWS.map(() => SPENT)
  for (const word of itemsOf(value)) {
    const cell = cellNamed(word)
    const row = rowOf(cell)
    if (city.dice[row] !== SPENT) throw fault((faults, { row: called }) => faults.oneDie(word, called[ROWS[row]!]))
    city.dice[row] = columnOf(cell)
  }
}

/** Cards come from their pile, or from the deck. */
function setCity(g: DiceCity, city: City, value: string): void {
  for (const word of itemsOf(value)) {
    const parts = /^([A-Z]\d):([a-z-]+)(!?)$/.exec(word)
    if (!parts) throw fault((faults) => faults.cellAndCard(word))
    const cell = cellNamed(parts[1]!)
    if (hasCard(city, cell)) throw fault((faults) => faults.covered(parts[1]!))
    city.cells[cell] = draw(g, parts[2]!)
    if (parts[3]) city.off |= 1 << cell
  }
}

function draw(g: DiceCity, name: string): Card {
  const pile = PILE_NAMES.indexOf(name)
  if (pile >= 0) {
    if (g.piles[pile] === 0) throw fault((faults) => faults.noneLeft(name))
    return pileCard(pile, g.piles[pile]!--)
  }
  const kind = PILES + (DECK_IDS as readonly string[]).indexOf(name)
  if (kind < PILES) throw fault((faults) => faults.noCard(name, [...PILE_IDS, ...DECK_IDS]))
  const at = g.deck.findIndex((card) => kindOfCard(card) === kind)
  if (at < 0) throw fault((faults) => faults.noneInDeck(name))
  return g.deck.splice(at, 1)[0]!
}

/** What lay there goes back under the deck. */
function setDisplay(g: DiceCity, value: string): void {
  const items = itemsOf(value)
  if (items.length > g.display.length) throw fault((faults) => faults.displaySize(g.display.length))
  g.deck.unshift(...g.display.filter((card) => card !== NO_CARD))
  g.display.fill(NO_CARD)
  for (const [place, name] of items.entries()) if (name !== EMPTY) g.display[place] = draw(g, name)
}

/** A number: how many cards are left. Names: exactly these, the first on top. The others are out of the game. */
function setDeck(g: DiceCity, value: string): void {
  const items = itemsOf(value)
  const kept = /^\d+$/.test(value)
    ? g.deck.slice(g.deck.length - wholeOf(value, 0, g.deck.length))
    : items.map((name) => draw(g, name)).reverse()
  g.discards += /^\d+$/.test(value) ? g.deck.length - kept.length : g.deck.length
  g.deck = kept
}

function setPile(g: DiceCity, pile: Kind, left: number): void {
  g.discards += g.piles[pile]! - left
  g.piles[pile] = left
}

function pileOf(name: string): Kind {
  const pile = PILE_NAMES.indexOf(name)
  if (pile < 0) throw fault((faults) => faults.noPile(name, PILE_IDS))
  return pile
}

/** The three piles and how many cards they started with. */
function bountiesOf(g: DiceCity, what: 'bandits' | 'ships'): [piles: Seat[][], sizes: readonly number[]] {
  if (isSolo(g)) throw fault((faults) => faults.endlessAlone(what))
  const sizes = what === 'bandits' ? banditPiles : shipPiles
  return [g[what], sizes(g.cities.length)]
}

/** How many are left of each pile; the missing ones belong to nobody. */
function setAside(g: DiceCity, what: 'bandits' | 'ships', value: string): void {
  const [piles, sizes] = bountiesOf(g, what)
  for (const [pile, left] of threeOf(value).entries()) {
    const taken = sizes[pile]! - left
    if (taken < piles[pile]!.length) throw fault((faults) => faults.pileLeft(SIZES[pile]!, left))
    while (piles[pile]!.length < taken) piles[pile]!.push(NOBODY)
  }
}

function takeBounties(g: DiceCity, what: 'bandits' | 'ships', seat: Seat, value: string): void {
  const [piles, sizes] = bountiesOf(g, what)
  for (const [pile, count] of threeOf(value).entries()) {
    piles[pile] = piles[pile]!.filter((owner) => owner !== seat)
    for (let i = 0; i < count; i++) piles[pile]!.push(seat)
    if (piles[pile]!.length > sizes[pile]!) throw fault((faults) => faults.pileSize(SIZES[pile]!, sizes[pile]!))
  }
}

function threeOf(value: string): number[] {
  const items = itemsOf(value)
  if (items.length !== SIZES.length) throw fault((faults) => faults.threeNumbers(value))
  return items.map((word) => wholeOf(word, 0, 99))
}

function amounts(value: string): number[] {
  const parts = value.split('/')
  if (parts.length !== 3) throw fault((faults) => faults.threeResources(value))
  return parts.map((word) => wholeOf(word, 0, 99))
}

/** What can make a round the last one. */
const LAST_ROUND_ENDS = ENDS.filter((end) => end !== 'goal' && end !== 'no-goal')

function setEnding(g: DiceCity, value: string): void {
  const end = LAST_ROUND_ENDS.find((word) => word === value)
  if (!end) throw fault((faults) => faults.noEnding(value, LAST_ROUND_ENDS))
  g.ending = end
}

/** The table in the middle of a turn: what was not set is dealt from the top of the deck, and waiting dice stand on column 1. */
function setPhase(g: DiceCity, value: string): void {
  const phase = Object.entries(PHASE_FLOWS).find(([name]) => name === value)?.[1]
  if (!phase) throw fault((faults) => faults.noPhase(value, Object.keys(PHASE_FLOWS)))
  g.round = Math.max(1, g.round)
  if (g.display.every((card) => card === NO_CARD)) fill(g)
  for (const [seat, city] of g.cities.entries()) if (seat !== g.active && !hasDice(city)) city.dice.fill(1)
  enter(g, match, turn, phase)
}

function cellNamed(word: string): Cell {
  const cell = CELL_NAMES.indexOf(word)
  if (cell < 0) throw fault((faults) => faults.noCell(word))
  return cell
}

function yes(value: string): boolean {
  if (value === 'yes' || value === 'no') return value === 'yes'
  throw fault((faults) => faults.yesOrNo(value))
}

const fault = (say: (faults: Words['faults'], names: Words['names']) => string): InputError =>
  new InputError((language) => say(WORDS[language].faults, WORDS[language].names))
