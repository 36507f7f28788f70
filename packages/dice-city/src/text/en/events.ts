import type { LocationId } from '../../content/locations.ts'
import { cellText } from '../cells.ts'
import type { Events } from '../words.ts'
import { amounts } from './amounts.ts'
import { GLASS } from './labels.ts'
import { names } from './names.ts'

const { row, resource, location } = names

const at = (cell: string): string => cellText(cell, names.letter)

const list = (cards: readonly { readonly location: LocationId }[]): string =>
  cards.map((card) => location[card.location]).join(', ')

/** `a Mine`, but `Stables`. */
const one = (id: LocationId): string => (id === 'stables' ? location[id] : `a ${location[id]}`)

const LASTING = {
  forge: 'strength of armies +',
  mint: 'production of resource locations +',
  train: 'defence of bandits −',
}

export const events: Events = {
  'first-player': (e, nameOf) => `${nameOf(e.seat)} is the first player.`,
  dealt: (e) => `On display: ${list(e.cards)}.`,
  rolled: (e, nameOf) => `${nameOf(e.seat)} rolls ${e.dice.join(' ')}.`,
  turn: (e, nameOf) => `Round ${e.round}${e.last ? ', the last' : ''}: ${nameOf(e.seat)}.`,
  used: (e, nameOf) =>
    `${nameOf(e.seat)} uses the ${location[e.location]} on ${at(e.cell)} with the ${row[e.die]} die.`,
  copied: (e, nameOf) => `${nameOf(e.seat)} uses the ability of the ${location[e.location]} on ${at(e.cell)}.`,
  gained: (e, nameOf) => `${nameOf(e.seat)} gains ${amounts(e.gain)}.`,
  strength: (e, nameOf) =>
    `${nameOf(e.seat)}: +${e.amount} strength${e.banditsOnly ? ' against bandits' : ''} (${e.total}).`,
  lasting: (e, nameOf) => `${nameOf(e.seat)}, this turn: ${LASTING[e.effect]}${e.total}.`,
  points: (e, nameOf) => `${nameOf(e.seat)} gains ${e.points} VP.`,
  moved: (e, nameOf) => `${nameOf(e.seat)} spends the ${row[e.by]} die to move the ${row[e.die]} one to ${at(e.cell)}.`,
  rerolled: (e, nameOf) => `${nameOf(e.owner)} rerolls: ${e.dice.map(({ cell }) => at(cell)).join(', ')}.`,
  exchanged: (e, nameOf) => `${nameOf(e.seat)} pays ${amounts(e.paid)} for ${amounts(e.got)}.`,
  discarded: (e) => `Discarded from the display: ${list(e.cards)}.`,
  reactivated: (e, nameOf) =>
    `${nameOf(e.seat)} reactivates the ${location[e.location]} on ${at(e.cell)} with the ${row[e.die]} die.`,
  passed: (e, nameOf) => `${nameOf(e.seat)} passes with the ${row[e.die]} die (hourglasses: ${e.hourglasses}).`,
  idled: (e, nameOf) => `${nameOf(e.seat)} spends the ${row[e.die]} die for nothing.`,
  hourglass: (e, nameOf) => `${nameOf(e.seat)} spends two hourglasses: ${GLASS[e.effect]}.`,
  bandit: (e, nameOf) => `${nameOf(e.seat)} defeats ${names.bandit[e.size]}: ${e.points} VP.`,
  attacked: (e, nameOf) =>
    `${nameOf(e.seat)} attacks ${nameOf(e.owner)}: the ${location[e.location]} on ${at(e.cell)} is deactivated.`,
  robbed: (e, nameOf) => `${nameOf(e.seat)} takes 1 ${resource[e.resource]} from ${nameOf(e.owner)}.`,
  built: (e, nameOf) =>
    `${nameOf(e.seat)} builds ${one(e.piece.location)} on ${at(e.cell)}${e.covered ? `, over the ${location[e.covered.location]}` : ''}.`,
  adorned: (e, nameOf) => `${nameOf(e.seat)} adds ${amounts([0, e.stone, e.iron])} to the statue.`,
  shipped: (e, nameOf) => `${nameOf(e.seat)} fills a ${names.ship[e.size]}: ${e.points} VP.`,
  stored: (e, nameOf) => `${nameOf(e.seat)} keeps ${amounts(e.stock)} and returns ${amounts(e.returned)}.`,
  ending: (e) => `${names.end[e.reason]} This is the last round.`,
  declined: (e, nameOf) => `${nameOf(e.seat)} has two complete rows and plays on.`,
  ended: (e, nameOf) =>
    `The match is over: ${e.scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ')}.${e.nextTarget === undefined ? '' : ` Next goal: ${e.nextTarget} VP.`}`,
}
