import type { GameText, Seat } from '@alea/engine'
import { amountsFr } from '../abilities/amounts.ts'
import { idOf } from '../content/cards.ts'
import { LOCATION } from '../content/locations.ts'
import type { CityEvent } from '../events.ts'
import { facts } from '../facts.ts'
import type { View } from '../view.ts'
import { type Meaning, meaningOf, type Spot } from './meaning.ts'
import { abilityText, type Names } from './names.ts'

export const names: Names = {
  location: {
    'lumber-mill': 'Moulin à bois',
    quarry: 'Carrière',
    mine: 'Mine',
    'regular-army': 'Armée régulière',
    barracks: 'Caserne',
    blacksmith: 'Forge',
    catapult: 'Catapulte',
    'training-camp': 'Camp d’entraînement',
    'watch-tower': 'Tour de guet',
    bazaar: 'Bazar',
    'market-place': 'Place du marché',
    'merchant-guild': 'Guilde des marchands',
    mint: 'Hôtel de la Monnaie',
    storehouse: 'Entrepôt',
    cathedral: 'Cathédrale',
    'festival-hall': 'Salle des fêtes',
    'grand-statue': 'Grande statue',
    'great-wall': 'Grande muraille',
    manor: 'Manoir',
    cemetery: 'Cimetière',
    church: 'Église',
    stables: 'Écuries',
    'town-hall': 'Hôtel de ville',
    well: 'Puits',
    forest: 'Forêt',
    mountain: 'Montagne',
    cave: 'Caverne',
    militia: 'Milice',
    'small-house': 'Petite maison',
    traveller: 'Voyageur',
  },
  type: {
    resource: 'ressource',
    military: 'militaire',
    economic: 'économie',
    cultural: 'culture',
    civic: 'civique',
  },
  keyword: { army: 'Armée', harvest: 'Récolte' },
  resource: { wood: 'bois', stone: 'pierre', iron: 'fer' },
  row: { white: 'blanc', yellow: 'jaune', red: 'rouge', blue: 'bleu', black: 'noir' },
  bandit: { small: 'petits bandits', medium: 'bandits', large: 'grands bandits' },
  ship: { small: 'petit navire', medium: 'navire', large: 'grand navire' },
  step: { dice: 'dés', attack: 'attaque', build: 'construction et commerce', 'end-turn': 'fin du tour' },
  end: {
    bandits: 'Les derniers bandits sont vaincus.',
    ships: 'Deux piles de navires sont vides.',
    deck: 'La pioche de lieux est vide.',
    rows: 'Deux rangées d’une cité sont complètes.',
    'round-limit': 'Cent manches suffisent.',
    goal: 'L’objectif est atteint.',
    'no-goal': 'L’objectif est manqué.',
  },
  ability: (id) =>
    abilityText(id, 'fr', {
      exhausts: 'L’utiliser le désactive.',
      row: 'Vaut 1 PV par lieu culturel de sa rangée, lui-même compris.',
      adorn: (most) =>
        `À la construction : payez jusqu’à ${most} pierres et fers de plus, comme vous voulez ; gagnez 1 PV par unité.`,
      shelter: (amount) => `En permanence : chaque autre carte de sa rangée a ${amount} de défense en plus.`,
    }),
}

interface Params {
  dice?: number
  hourglasses?: number
  strength?: number
  watch?: number
  stock?: number[]
  left?: number
  location?: number
  kind?: number
  owner?: Seat
}

const location = (kind: number | undefined): string => (kind === undefined ? 'lieu' : names.location[idOf(kind)])

const ASK: Readonly<Record<string, (p: Params) => string>> = {
  spend: ({ dice = 0 }) =>
    dice === 0 ? 'Retourner des sabliers, ou continuer ?' : `Dépensez un dé : lequel, et pour quoi ? (reste ${dice})`,
  recruit: () => 'Caserne : où placer l’armée régulière ?',
  exchange: () => 'Place du marché : qu’échangez-vous ?',
  multiply: () => 'Entrepôt : quelle ressource payer, pour en gagner trois ?',
  copy: (p) => `${location(p.location)} : la capacité de quel lieu ?`,
  ride: () => 'Écuries : quel dé déplacer, et où ?',
  well: () => 'Puits : quels autres dés relancer ?',
  discard: ({ left = 0 }) => `Quelle carte quitte l’étalage ? (encore ${left})`,
  disturb: () => 'Quel dé faire relancer ?',
  attack: ({ strength = 0, watch = 0 }) =>
    `Attaquer avec une force de ${strength}${watch > 0 ? ` et ${watch} contre les bandits` : ''} : qui ?`,
  build: ({ stock = [] }) => `Vous avez ${amountsFr(stock)} : construire ou commercer ?`,
  adorn: () => 'Grande statue : qu’ajoutez-vous pour plus de points ?',
  site: (p) => `Où construire : ${location(p.kind)} ?`,
  declare: () => 'Deux de vos rangées sont complètes : est-ce la dernière manche ?',
}

const DONE: Readonly<Record<string, string>> = {
  spend: 'continuer',
  attack: 'ne plus attaquer',
  build: 'ne plus construire',
}
const NONE: Readonly<Record<string, string>> = {
  exchange: 'ne rien échanger',
  multiply: 'aucune',
  ride: 'laisser tous les dés',
  well: 'aucun autre',
  adorn: 'rien de plus',
}

const at = ({ cell, location: id }: Spot): string => `${cell} ${names.location[id]}`
const cost = (amounts: readonly number[] | undefined): string => amountsFr(amounts ?? [])
/** « de » devant un nom de joueur, élidé au besoin. */
const of = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)

const rowText = ({ top }: { top: boolean }): string => (top ? ', rangée du haut' : '')

function label(meaning: Meaning, question: string, nameOf: (seat: Seat) => string): string {
  const { row, resource } = names
  switch (meaning.is) {
    case 'done':
      return DONE[question] ?? 'terminer'
    case 'none':
      return NONE[question] ?? 'rien'
    case 'use':
      return `${row[meaning.die]} : utiliser ${at(meaning.at)}`
    case 'pass':
      return `${row[meaning.die]} : passer pour un sablier`
    case 'refresh':
      return `${row[meaning.die]} : remplacer quatre cartes`
    case 'idle':
      return `${row[meaning.die]} : rien`
    case 'reactivate':
      return `${row[meaning.die]} : réactiver ${at(meaning.at)}`
    case 'move':
      return `${row[meaning.by]} : ${row[meaning.die]} → ${at(meaning.to)}`
    case 'glass':
      return `2 sabliers : ${GLASS[meaning.effect]}`
    case 'spot':
      return at(meaning.at)
    case 'resource':
      return resource[meaning.resource]
    case 'deal':
      return `${amountsFr(meaning.paid)} contre ${amountsFr(meaning.got)}`
    case 'disturb':
      return `${nameOf(meaning.seat)} : ${row[meaning.die]}, en ${at(meaning.at)}`
    case 'dice':
      return meaning.dice.map((die) => row[die]).join(', ')
    case 'card':
      return `${names.location[meaning.location]}${rowText(meaning)}`
    case 'bandit':
      return `${names.bandit[meaning.size]} (${meaning.defense}) : ${meaning.points} PV`
    case 'rob':
      return `stock ${of(nameOf(meaning.seat))} (2) : 1 ${resource[meaning.resource]}`
    case 'raid':
      return `${nameOf(meaning.seat)}, ${at(meaning.at)} (${meaning.defense}) : ${meaning.points} PV`
    case 'buy':
      return `${names.location[meaning.location]} (${cost(LOCATION[meaning.location].cost)})${rowText(meaning)}`
    case 'ship':
      return `${names.ship[meaning.size]} : ${meaning.points} PV`
    case 'adorn':
      return `${amountsFr([0, meaning.stone, meaning.iron])} : ${meaning.stone + meaning.iron} PV`
    case 'declare':
      return meaning.end ? 'oui, la dernière manche' : 'non, on continue'
  }
}

const GLASS = {
  wood: '1 bois',
  stone: '1 pierre',
  iron: '1 fer',
  strength: '+1 en force',
  disturb: 'tous les autres relancent un dé',
}

export const fr: GameText<View> = {
  title: facts.title.fr,
  pitch: facts.pitch.fr,
  ask: (name, params) => ASK[name]?.(params as Params) ?? name,
  option: (name, value, view, nameOf) => label(meaningOf(name, value, view), name, nameOf),
  event: (event, nameOf) => sentence(event as CityEvent, nameOf),
  reason: (reason) => names.end[reason as keyof typeof names.end] ?? reason,
  matchOption(name, value) {
    return (value === undefined ? OPTION : VALUE)[value ?? name] ?? value ?? name
  },
}

const OPTION: Readonly<Record<string, string>> = {
  openPoints: 'Jetons PV face visible',
  rows: 'Deux rangées complètes',
  level: 'Seul : cartes par rangée',
  target: 'Seul : points à atteindre',
  soloRefresh: 'Seul : l’étalage peut être renouvelé',
}
const VALUE: Readonly<Record<string, string>> = {
  automatic: 'mettent fin à la partie',
  declared: 'y mettent fin si leur propriétaire le veut',
  normal: 'quatre, quinze tours',
  hard: 'cinq, douze tours',
}

function sentence(e: CityEvent, nameOf: (seat: Seat) => string): string | undefined {
  const { row, resource, location: called } = names
  const list = (cards: readonly { location: keyof typeof called }[]) =>
    cards.map((each) => called[each.location]).join(', ')
  switch (e.type) {
    case 'first-player':
      return `${nameOf(e.seat)} sera premier joueur.`
    case 'dealt':
      return `À l’étalage : ${list(e.cards)}.`
    case 'rolled':
      return `${nameOf(e.seat)} lance ${e.dice.join(' ')}.`
    case 'turn':
      return `Manche ${e.round}${e.last ? ', la dernière' : ''} : ${nameOf(e.seat)}.`
    case 'used':
      return `${nameOf(e.seat)} utilise ${called[e.location]} en ${e.cell} avec le dé ${row[e.die]}.`
    case 'copied':
      return `${nameOf(e.seat)} utilise la capacité de ${called[e.location]} en ${e.cell}.`
    case 'gained':
      return `${nameOf(e.seat)} gagne ${amountsFr(e.gain)}.`
    case 'strength':
      return `${nameOf(e.seat)} : +${e.amount} en force${e.banditsOnly ? ' contre les bandits' : ''} (${e.total}).`
    case 'lasting':
      return `${nameOf(e.seat)}, ce tour-ci : ${LASTING[e.effect]} ${e.total}.`
    case 'points':
      return `${nameOf(e.seat)} gagne ${e.points} PV.`
    case 'moved':
      return `${nameOf(e.seat)} déplace le dé ${row[e.die]} en ${e.cell} avec le ${row[e.by]}.`
    case 'rerolled':
      return `${nameOf(e.owner)} relance : ${e.dice.map(({ cell }) => cell).join(', ')}.`
    case 'exchanged':
      return `${nameOf(e.seat)} paie ${amountsFr(e.paid)} contre ${amountsFr(e.got)}.`
    case 'discarded':
      return `Hors de l’étalage : ${list(e.cards)}.`
    case 'reactivated':
      return `${nameOf(e.seat)} réactive ${called[e.location]} en ${e.cell} avec le dé ${row[e.die]}.`
    case 'passed':
      return `${nameOf(e.seat)} passe avec le dé ${row[e.die]} (sabliers : ${e.hourglasses}).`
    case 'idled':
      return `${nameOf(e.seat)} laisse filer le dé ${row[e.die]}.`
    case 'hourglass':
      return `${nameOf(e.seat)} retourne deux sabliers : ${GLASS[e.effect]}.`
    case 'bandit':
      return `${nameOf(e.seat)} bat ${BEATEN[e.size]} : ${e.points} PV.`
    case 'attacked':
      return `${nameOf(e.seat)} attaque ${nameOf(e.owner)} : ${called[e.location]} en ${e.cell}, désactivation.`
    case 'robbed':
      return `${nameOf(e.seat)} prend 1 ${resource[e.resource]} dans le stock ${of(nameOf(e.owner))}.`
    case 'built': {
      const over = e.covered ? `, par-dessus ${called[e.covered.location]}` : ''
      return `${nameOf(e.seat)} construit ${called[e.piece.location]} en ${e.cell}${over}.`
    }
    case 'adorned':
      return `${nameOf(e.seat)} ajoute ${amountsFr([0, e.stone, e.iron])} à la statue.`
    case 'shipped':
      return `${nameOf(e.seat)} remplit un ${names.ship[e.size]} : ${e.points} PV.`
    case 'stored':
      return `${nameOf(e.seat)} garde ${amountsFr(e.stock)}, rend ${amountsFr(e.returned)}.`
    case 'ending':
      return `${names.end[e.reason]} Cette manche est la dernière.`
    case 'declined':
      return `${nameOf(e.seat)} a deux rangées complètes et joue encore.`
    case 'ended':
      return `Partie terminée : ${e.scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ')}.${e.nextTarget === undefined ? '' : ` Prochain objectif : ${e.nextTarget} PV.`}`
  }
}

const BEATEN = { small: 'de petits bandits', medium: 'des bandits', large: 'de grands bandits' }

const LASTING = {
  forge: 'force des armées +',
  mint: 'production des lieux de ressources +',
  train: 'défense des bandits −',
}
