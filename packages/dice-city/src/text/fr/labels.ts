import { cellText } from '../cells.ts'
import type { labels as en, GLASS as enGlass } from '../en/labels.ts'
import type { NamedCell } from '../meaning.ts'
import { amounts } from './amounts.ts'
import { of } from './grammar.ts'
import { names } from './names.ts'

const { row, resource, location } = names

const DONE = { spend: 'continuer', attack: 'ne plus attaquer', build: 'ne plus construire' }
const NONE = {
  exchange: 'ne rien échanger',
  multiply: 'aucune',
  ride: 'laisser les dés où ils sont',
  well: 'aucun autre',
  adorn: 'rien de plus',
}
export const GLASS: typeof enGlass = {
  wood: '1 bois',
  stone: '1 pierre',
  iron: '1 fer',
  strength: '1 de force',
  disturb: 'tous les autres relancent un dé',
}

const cell = (at: NamedCell): string => `${cellText(at.cell, names.letter)} ${location[at.location]}`
const inRow = (top: boolean): string => (top ? ', rangée du haut' : '')

export const labels: typeof en = {
  done: ({ question }) => DONE[question],
  none: ({ question }) => NONE[question],
  use: ({ die, at }) => `${row[die]} : utiliser ${cell(at)}`,
  pass: ({ die }) => `${row[die]} : passer pour un sablier`,
  refresh: ({ die }) => `${row[die]} : remplacer quatre cartes`,
  idle: ({ die }) => `${row[die]} : rien`,
  reactivate: ({ die, at }) => `${row[die]} : réactiver ${cell(at)}`,
  move: ({ by, die, to }) => `${row[by]} : ${row[die]} → ${cell(to)}`,
  glass: ({ effect }) => `2 sabliers : ${GLASS[effect]}`,
  copy: ({ at }) => cell(at),
  ride: ({ at }) => cell(at),
  recruit: ({ at }) => cell(at),
  site: ({ at }) => cell(at),
  multiply: ({ paid, got }) => `${amounts(paid)} contre ${amounts(got)}`,
  exchange: ({ paid, got }) => `${amounts(paid)} contre ${amounts(got)}`,
  disturb: ({ seat, die, at }, nameOf) => `${nameOf(seat)} : ${row[die]}, en ${cell(at)}`,
  well: ({ dice }) => dice.map((die) => row[die]).join(', '),
  discard: (meaning) => location[meaning.location] + inRow(meaning.top),
  bandit: ({ size, defense, points }) => `${names.bandit[size]} (${defense}) : ${points} PV`,
  rob: (meaning, nameOf) => `stock ${of(nameOf(meaning.seat))} (2) : 1 ${resource[meaning.resource]}`,
  raid: ({ seat, at, defense, points }, nameOf) => `${nameOf(seat)}, ${cell(at)} (${defense}) : ${points} PV`,
  buy: (meaning) => `${location[meaning.location]} (${amounts(meaning.cost)})${inRow(meaning.top)}`,
  ship: ({ size, cost, points }) => `${names.ship[size]} (${amounts(cost)}) : ${points} PV`,
  adorn: ({ stone, iron }) => `${amounts([0, stone, iron])} : ${stone + iron} PV`,
  declare: ({ end }) => (end ? 'oui, c’est la dernière manche' : 'non, on continue'),
}
