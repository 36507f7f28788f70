import { cellText } from '../cells.ts'
import type { NamedCell } from '../meaning.ts'
import type { Labels } from '../words.ts'
import { amounts } from './amounts.ts'
import { names } from './names.ts'

const { row, resource, location } = names

const DONE = { spend: 'move on', attack: 'stop attacking', build: 'stop building' }
const NONE = {
  exchange: 'exchange nothing',
  multiply: 'nothing',
  ride: 'leave the dice where they are',
  well: 'no others',
  adorn: 'nothing more',
}
export const GLASS = {
  wood: '1 wood',
  stone: '1 stone',
  iron: '1 iron',
  strength: '+1 strength',
  disturb: 'everyone else rerolls a die',
}

const cell = (at: NamedCell): string => `${cellText(at.cell, names.letter)} ${location[at.location]}`
const inRow = (top: boolean): string => (top ? ', top row' : '')

export const labels: Labels = {
  done: ({ question }) => DONE[question],
  none: ({ question }) => NONE[question],
  use: ({ die, at }) => `${row[die]}: use ${cell(at)}`,
  pass: ({ die }) => `${row[die]}: pass for an hourglass`,
  refresh: ({ die }) => `${row[die]}: replace four cards`,
  idle: ({ die }) => `${row[die]}: nothing`,
  reactivate: ({ die, at }) => `${row[die]}: reactivate ${cell(at)}`,
  move: ({ by, die, to }) => `${row[by]}: ${row[die]} → ${cell(to)}`,
  glass: ({ effect }) => `2 hourglasses: ${GLASS[effect]}`,
  copy: ({ at }) => cell(at),
  ride: ({ at }) => cell(at),
  recruit: ({ at }) => cell(at),
  site: ({ at }) => cell(at),
  multiply: ({ paid, got }) => `${amounts(paid)} for ${amounts(got)}`,
  exchange: ({ paid, got }) => `${amounts(paid)} for ${amounts(got)}`,
  disturb: ({ seat, die, at }, nameOf) => `${nameOf(seat)}: ${row[die]}, on ${cell(at)}`,
  well: ({ dice }) => dice.map((die) => row[die]).join(', '),
  discard: (meaning) => location[meaning.location] + inRow(meaning.top),
  bandit: ({ size, defense, points }) => `${names.bandit[size]} (${defense}): ${points} VP`,
  rob: (meaning, nameOf) => `${nameOf(meaning.seat)}’s stock (2): 1 ${resource[meaning.resource]}`,
  raid: ({ seat, at, defense, points }, nameOf) => `${nameOf(seat)}, ${cell(at)} (${defense}): ${points} VP`,
  buy: (meaning) => `${location[meaning.location]} (${amounts(meaning.cost)})${inRow(meaning.top)}`,
  ship: ({ size, cost, points }) => `${names.ship[size]} (${amounts(cost)}): ${points} VP`,
  adorn: ({ stone, iron }) => `${amounts([0, stone, iron])}: ${stone + iron} VP`,
  declare: ({ end }) => (end ? 'yes, this is the last round' : 'no, play on'),
}
