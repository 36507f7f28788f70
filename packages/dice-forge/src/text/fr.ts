import type { GameText, Json } from '@alea/engine'
import { EXTRA_ACTION, TRITON } from '../content/effects.ts'
import { faceOf } from '../content/faces.ts'
import { RESOURCES, type Resource } from '../content/resources.ts'
import type { ForgeEvent } from '../events.ts'
import { facts } from '../facts.ts'
import type { Die } from '../state.ts'
import type { View } from '../view.ts'
import { amountText, faceText, RESOURCE_WORDS } from './amounts.ts'
import { reinforcementText } from './describe.ts'
import { placeOf, priceText } from './lookup.ts'
import { cardName, dieName } from './names.ts'

const TOKEN: Readonly<Record<string, string>> = { cerberus: 'Cerbère', triton: 'Triton' }

const card = (id: string): string => cardName(id, 'fr')
const face = (id: string): string => `[${faceText(id, 'fr')}]`
const die = (id: Die): string => dieName(id, 'fr')
const amounts = (parts: Readonly<Record<Resource, number>>): string =>
  RESOURCES.flatMap((resource) => (parts[resource] > 0 ? [amountText(parts[resource], resource, 'fr')] : [])).join(
    ', ',
  ) || 'rien'
const verb = (word: string, what: string): string => (what === 'rien' ? `ne ${word} rien` : `${word} ${what}`)
/** « de » devant un nom de joueur, élidé au besoin. */
const of = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)

interface Params {
  gold?: number
  sun?: number
  moon?: number
  face?: string
  faces?: string[]
  beside?: string
  losing?: boolean
  by?: string
  among?: number[]
  resource?: Resource
  amount?: number
  glory?: number
  discount?: number
  count?: number
  left?: number
}

const EXTRA = amountText(EXTRA_ACTION, 'sun', 'fr')
const reserve = (gold: number, sun: number, moon: number): string =>
  [amountText(gold, 'gold', 'fr'), amountText(sun, 'sun', 'fr'), amountText(moon, 'moon', 'fr')].join(', ')

const source = (by: string): string => (faceOf(by) === undefined ? card(by) : face(by))

const ASK: Readonly<Record<string, (p: Params) => string>> = {
  mirror: ({ losing, beside = '' }) =>
    `${losing ? 'Votre miroir doit prendre une face, et vous perdez ce qu’elle donne : laquelle ?' : 'Votre miroir : quelle face affichée prenez-vous ?'}${beside ? ` Votre autre dé montre ${face(beside)}.` : ''}`,
  order: () => 'Quelle face appliquez-vous d’abord ?',
  pick: ({ by = '', losing }) => `${source(by)} : que ${losing ? 'perdez' : 'prenez'}-vous ?`,
  hammer: ({ gold = 0 }) => `Vous gagnez ${gold} or : combien pour le marteau ?`,
  convert: ({ amount = 0, resource = 'gold', glory = 0 }) =>
    `Prendre ${glory} gloire plutôt que ${amountText(amount, resource, 'fr')} ?`,
  forge: ({ face: id = '' }) => `Forgez ${face(id)} : quelle face remplace-t-elle ?`,
  ship: ({ discount = 0, gold = 0 }) =>
    `Bateau : acheter une face pour ${discount} or de moins ? Vous avez ${gold} or.`,
  triton: () => 'Fin de votre tour : rendre un jeton Triton ?',
  cerberus: ({ faces = [] }) => `Rendre un jeton Cerbère pour appliquer encore ${faces.map(face).join(' ')} ?`,
  die: ({ count = 1 }) =>
    count > 1 ? `${count} faveurs mineures avec un même dé : lequel ?` : 'Une faveur mineure : quel dé lancez-vous ?',
  steal: ({ left = 1 }) =>
    left > 1 ? 'Satyres : quelle face prenez-vous d’abord ?' : 'Satyres : quelle face prenez-vous d’un autre dé ?',
  garden: () => 'Quelle face prenez-vous aux jardins ?',
  bearer: ({ face: id = '' }) => `Qui doit forger ${face(id)} ?`,
  reinforce: () => 'Appeler des renforts ?',
  buy: ({ gold = 0 }) => `Il vous reste ${gold} or : une autre face, différente de celles achetées ?`,
  action: ({ gold = 0, sun = 0, moon = 0 }) =>
    `Acheter des faces ou prendre une carte ? Vous avez ${reserve(gold, sun, moon)}.`,
  extra: ({ gold = 0, sun = 0, moon = 0 }) => `Agir encore pour ${EXTRA} ? Vous avez ${reserve(gold, sun, moon)}.`,
}

const WORD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: { pass: 'ne rien faire' },
  extra: { pass: 'finir le tour', pay: `payer d’abord ${EXTRA}, puis choisir` },
  buy: { done: 'ne plus acheter' },
  reinforce: { done: 'plus de renforts' },
  ship: { none: 'ne rien acheter' },
  triton: { none: 'le garder' },
  cerberus: { again: 'les appliquer encore', none: 'garder le jeton' },
  convert: { glory: 'prendre la gloire', keep: 'garder tel quel' },
  die: { light: 'le dé clair', dark: 'le dé foncé' },
}

function option(name: string, value: Json, view: View, nameOf: (seat: number) => string): string {
  if (name === 'bearer') return nameOf(value as number)
  if (name === 'hammer') return value === 0 ? 'rien' : `${value} or`
  if (name === 'forge') {
    const place = placeOf(view, value as number)
    return `${die(place.die)} : ${faceText(place.face, 'fr')}`
  }
  const word = String(value)
  const own = WORD[name]?.[word]
  if (own) return own
  if (word.startsWith('triton-')) return `jeton Triton : ${tritonText(word.slice('triton-'.length))}`
  if (name === 'pick') return RESOURCE_WORDS.fr[word as Resource]
  if (name === 'reinforce') return `${card(word)} : ${reinforcementText(word, 'fr')}`
  const price = priceText(name, word, view, 'fr')
  const what = faceOf(word) === undefined ? card(word) : face(word)
  return price === '' ? what : `${what} pour ${price}`
}

const tritonText = (resource: string): string =>
  amountText(TRITON[resource as keyof typeof TRITON], resource as Resource, 'fr')

function event(e: ForgeEvent, nameOf: (seat: number) => string): string | undefined {
  switch (e.type) {
    case 'first-player':
      return `${nameOf(e.seat)} joue en premier.`
    case 'sets':
      return `Cartes de cette partie : ${e.cards.map(card).join(', ')}.`
    case 'removed':
      return `Retour dans la boîte : ${e.faces.map(face).join(' ')}.`
    case 'round':
      return `Manche ${e.round} sur ${e.rounds}.`
    case 'turn':
      return `${nameOf(e.seat)} est le joueur actif.`
    case 'rolled':
      return `${nameOf(e.seat)} obtient ${e.dice.map((one) => face(one.face)).join(' ')}.`
    case 'mirrored':
      return `Le miroir ${of(nameOf(e.seat))} prend ${face(e.face)}.`
    case 'ordered':
      return `${nameOf(e.seat)} applique d’abord ${face(e.face)}.`
    case 'picked':
      return undefined
    case 'chose-die':
      return `${nameOf(e.seat)} prend le ${die(e.die)}.`
    case 'stole':
      return `${nameOf(e.seat)} prend ${face(e.face)}.`
    case 'gained':
      return `${nameOf(e.seat)} ${verb('gagne', amounts(e))}${e.wasted > 0 ? ` ; ${e.wasted} de trop` : ''}.`
    case 'lost':
      return `${nameOf(e.seat)} ${verb('perd', amounts(e))}.`
    case 'converted':
      return `${nameOf(e.seat)} prend ${e.glory} gloire plutôt que ${amountText(e.amount, e.resource, 'fr')}.`
    case 'hammered':
      return `${nameOf(e.seat)} met ${e.gold} or au marteau.`
    case 'hammer-pass':
      return `${nameOf(e.seat)} finit le parcours ${e.pass} du marteau : ${e.glory} gloire.`
    case 'repeated':
      return `${nameOf(e.seat)} rend un jeton Cerbère : encore une fois.`
    case 'reinforced':
      return `${nameOf(e.seat)} appelle ${card(e.card)}.`
    case 'spent':
      return `${nameOf(e.seat)} dépense ${e.gold} or.`
    case 'passed':
      return `${nameOf(e.seat)} ne fait rien.`
    case 'extra':
      return `${nameOf(e.seat)} paie ${amountText(e.sun, 'sun', 'fr')} pour agir encore.`
    case 'bought':
      return `${nameOf(e.seat)} achète ${face(e.face)} pour ${e.price} or.`
    case 'forged':
      return `${nameOf(e.seat)} forge ${face(e.face)} sur ${face(e.over)}, ${die(e.die)}.`
    case 'paid':
      return `${nameOf(e.seat)} paie ${amounts({ gold: 0, sun: e.sun, moon: e.moon, glory: 0 })} pour ${card(e.card)}.`
    case 'moved':
      return `${nameOf(e.seat)} va sur l’île ${e.island}.`
    case 'ousted':
      return `${nameOf(e.by)} chasse ${nameOf(e.seat)}.`
    case 'took':
      return `${nameOf(e.seat)} prend ${card(e.card)}.`
    case 'hammer-opened':
      return undefined
    case 'chest':
      return `Les réserves ${of(nameOf(e.seat))} grandissent.`
    case 'token':
      return `${nameOf(e.seat)} a un jeton ${TOKEN[e.token]}.`
    case 'cashed':
      return `${nameOf(e.seat)} rend un jeton Triton contre ${tritonText(e.resource)}.`
    case 'garden':
      return `${nameOf(e.seat)} prend ${face(e.face)} aux jardins.`
    case 'boar':
      return `${nameOf(e.seat)} donne ${face(e.face)} à ${nameOf(e.bearer)}.`
    case 'ended':
      return `Partie terminée : ${e.scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ')}.`
  }
}

export const fr: GameText<View> = {
  title: facts.title.fr,
  pitch: facts.pitch.fr,
  ask: (name, params) => ASK[name]?.(params as Params) ?? name,
  option,
  event: (e, nameOf) => event(e as ForgeEvent, nameOf),
  reason: () => 'La dernière manche est finie.',
  matchOption(name, value) {
    if (name === 'reflection') return value === undefined ? 'Les miroirs renvoient vers ses propres dés' : value
    if (value === undefined) return 'Cartes'
    return (
      CARD_SETS[value] ??
      value
        .split(',')
        .map((id) => OTHER_PILES[id] ?? card(id))
        .join(', ')
    )
  },
}

const CARD_SETS: Readonly<Record<string, string>> = {
  first: 'pour une première partie',
  alternative: 'les cartes alternatives',
  random: 'tirées au sort',
}
/** Après des cartes nommées. */
const OTHER_PILES: Readonly<Record<string, string>> = {
  alternative: 'les autres piles avec leur carte alternative',
  random: 'les autres piles tirées au sort',
}
