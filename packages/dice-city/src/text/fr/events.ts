import type { LocationId } from '../../content/locations.ts'
import { cellText } from '../cells.ts'
import type { events as en } from '../en/events.ts'
import { amounts } from './amounts.ts'
import { of, ofThe, one, the } from './grammar.ts'
import { GLASS } from './labels.ts'
import { names } from './names.ts'

const { row, resource, location } = names

const at = (cell: string): string => cellText(cell, names.letter)

const list = (cards: readonly { readonly location: LocationId }[]): string =>
  cards.map((card) => location[card.location]).join(', ')

const BEATEN = { small: 'de petits bandits', medium: 'des bandits', large: 'de grands bandits' }

const LASTING = {
  forge: (more: number, name: string) => `les lieux Armée ${of(name)} donnent ${more} de force de plus`,
  mint: (more: number, name: string) => `les lieux de ressources ${of(name)} produisent ${more} de plus`,
  train: (less: number, name: string) => `la défense des bandits baisse de ${less} pour ${name}`,
}

const kept = (stock: string): string => (stock === amounts([0, 0, 0]) ? 'ne garde rien' : `garde ${stock}`)

export const events: typeof en = {
  'first-player': (e, nameOf) => `${nameOf(e.seat)} joue en premier.`,
  dealt: (e) => `À l’étalage : ${list(e.cards)}.`,
  rolled: (e, nameOf) => `${nameOf(e.seat)} obtient ${e.dice.join(' ')}.`,
  turn: (e, nameOf) => `Manche ${e.round}${e.last ? ', la dernière' : ''} : à ${nameOf(e.seat)} de jouer.`,
  used: (e, nameOf) => `${nameOf(e.seat)} utilise ${the(e.location)} en ${at(e.cell)} avec le dé ${row[e.die]}.`,
  copied: (e, nameOf) => `${nameOf(e.seat)} utilise la capacité ${ofThe(e.location)} en ${at(e.cell)}.`,
  gained: (e, nameOf) => `${nameOf(e.seat)} gagne ${amounts(e.gain)}.`,
  strength: (e, nameOf) =>
    `${nameOf(e.seat)} gagne ${e.amount} de force${e.banditsOnly ? ' contre les bandits' : ''} (${e.total} en tout).`,
  lasting: (e, nameOf) => `Ce tour-ci, ${LASTING[e.effect](e.total, nameOf(e.seat))}.`,
  points: (e, nameOf) => `${nameOf(e.seat)} gagne ${e.points} PV.`,
  moved: (e, nameOf) => `${nameOf(e.seat)} dépense le dé ${row[e.by]} pour déplacer le ${row[e.die]} en ${at(e.cell)}.`,
  rerolled: (e, nameOf) => `${nameOf(e.owner)} relance : ${e.dice.map(({ cell }) => at(cell)).join(', ')}.`,
  exchanged: (e, nameOf) => `${nameOf(e.seat)} échange ${amounts(e.paid)} contre ${amounts(e.got)}.`,
  discarded: (e) => `Défausse de l’étalage : ${list(e.cards)}.`,
  reactivated: (e, nameOf) =>
    `${nameOf(e.seat)} réactive ${the(e.location)} en ${at(e.cell)} avec le dé ${row[e.die]}.`,
  passed: (e, nameOf) => `${nameOf(e.seat)} passe avec le dé ${row[e.die]} (sabliers : ${e.hourglasses}).`,
  idled: (e, nameOf) => `${nameOf(e.seat)} dépense le dé ${row[e.die]} sans rien faire.`,
  hourglass: (e, nameOf) => `${nameOf(e.seat)} dépense deux sabliers : ${GLASS[e.effect]}.`,
  bandit: (e, nameOf) => `${nameOf(e.seat)} bat ${BEATEN[e.size]} : ${e.points} PV.`,
  attacked: (e, nameOf) =>
    `${nameOf(e.seat)} attaque ${nameOf(e.owner)} et désactive ${the(e.location)} en ${at(e.cell)}.`,
  robbed: (e, nameOf) => `${nameOf(e.seat)} prend 1 ${resource[e.resource]} dans le stock ${of(nameOf(e.owner))}.`,
  built: (e, nameOf) =>
    `${nameOf(e.seat)} construit ${one(e.piece.location)} en ${at(e.cell)}${e.covered ? `, par-dessus ${the(e.covered.location)}` : ''}.`,
  adorned: (e, nameOf) => `${nameOf(e.seat)} ajoute ${amounts([0, e.stone, e.iron])} à la statue.`,
  shipped: (e, nameOf) => `${nameOf(e.seat)} remplit un ${names.ship[e.size]} : ${e.points} PV.`,
  stored: (e, nameOf) => `${nameOf(e.seat)} ${kept(amounts(e.stock))} et rend ${amounts(e.returned)}.`,
  ending: (e) => `${names.end[e.reason]} Cette manche est la dernière.`,
  declined: (e, nameOf) => `${nameOf(e.seat)} a deux rangées complètes et continue la partie.`,
  ended: (e, nameOf) =>
    `Partie terminée : ${e.scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ')}.${e.nextTarget === undefined ? '' : ` Prochain objectif : ${e.nextTarget} PV.`}`,
}
