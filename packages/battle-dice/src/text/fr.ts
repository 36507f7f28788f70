import type { GameText } from '@alea/engine'
import type { Race } from '../content/races.ts'
import type { BattleEvent, Shown } from '../events.ts'
import { facts } from '../facts.ts'
import type { View } from '../view.ts'
import { faceWords, meaningOf } from './lookup.ts'

const RACE: Record<Race, { name: string; plural: string }> = {
  goblin: { name: 'gobelin', plural: 'gobelins' },
  orc: { name: 'orque', plural: 'orques' },
  dwarf: { name: 'nain', plural: 'nains' },
  elf: { name: 'elfe', plural: 'elfes' },
  troll: { name: 'troll', plural: 'trolls' },
  mage: { name: 'mage noir', plural: 'mages noirs' },
}

const POWER: Record<string, string> = {
  priority: 'priorité',
  slow: 'ralenti',
  keep: 'garder',
  corruption: 'corruption',
  death: 'mort',
  ko: 'KO',
  'major-shield': 'protection majeure',
  'minor-shield': 'protection mineure',
  retry: 'essai à refaire',
  replace: 'remplacement',
  reinforce: 'renfort',
  regenerate: 'régénération',
  pauldron: 'épaulette',
  wound: 'blessure',
  heal: 'guérison',
}

const STEPS = ['', 'priorité', 'mages noirs', 'trolls', 'elfes', 'nains et orques', 'gobelins', 'faces ralenties']

const race = (name: string): string => RACE[name as Race]?.name ?? name
const faceText = (text: string): string => faceWords(text, (power) => POWER[power] ?? power)
const one = ({ race: name, face }: Shown): string =>
  face === undefined ? race(name) : `${race(name)} [${faceText(face)}]`
const several = (creatures: readonly Shown[]): string => creatures.map(one).join(', ')
const th = (place: number): string => (place === 1 ? '1re' : `${place}e`)
/** « de » devant un nom de joueur, élidé au besoin. */
const of = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)

interface Params {
  place?: number
  left?: number
  step?: number
  race?: Race
  gold?: number
}

const ASK: Record<string, (p: Params) => string> = {
  release: () => 'Laisser partir une créature gardée à l’infirmerie ?',
  send: ({ place = 1, left = 1 }) =>
    `Formez votre rangée : qui prend la ${th(place)} place${left > 1 ? ` (encore ${left} à envoyer)` : ''} ?`,
  activate: ({ step = 0 }) => `Pouvoirs, ${STEPS[step]} : quelle créature agit d’abord ?`,
  multiplier: () => 'Déplacer votre multiplicateur à gauche de la créature à multiplier ?',
  'major-shield': () => 'Protection majeure : elle couvre toutes les créatures à sa droite. À quelle place ?',
  'minor-shield': () => 'Protection mineure : elle couvre la créature juste à sa droite. À quelle place ?',
  keep: () => 'Garder ce dé dans l’arène de tour en tour ?',
  corruption: () => 'Corruption : quelle créature adverse vous obéit ce tour-ci ?',
  death: () => 'Mort : quelle créature quitte la partie ?',
  ko: ({ left = 1 }) => `KO : quelle créature mettre hors de combat${left > 1 ? ` (jusqu’à ${left})` : ''} ?`,
  retry: ({ left = 1 }) =>
    `Essai à refaire : quelle créature relancer${left > 1 ? ` (jusqu’à ${left}, d’un même joueur)` : ''} ?`,
  replace: () => 'Remplacement : quelle créature cède sa place à une autre du vestiaire de son maître ?',
  replacement: () => 'Votre créature est remplacée : qui entre dans l’arène ?',
  reinforce: ({ race: name = 'goblin' }) => `Renfort : combien de ${RACE[name].plural} appeler ?`,
  wound: () => 'Blessure : quelle créature d’un vestiaire adverse envoyer à l’infirmerie ?',
  heal: () => 'Guérison : qui revient dans votre vestiaire ?',
  buy: ({ gold = 0 }) => `Vous avez ${gold} or : acheter une créature ?`,
}

const WORD: Record<string, Record<string, string>> = {
  release: { none: 'tout garder' },
  activate: { none: 'n’utiliser aucun de ces pouvoirs' },
  multiplier: { none: 'le laisser où il est' },
  'major-shield': { none: 'ne pas l’activer' },
  'minor-shield': { none: 'ne pas l’activer' },
  keep: { keep: 'le garder dans l’arène', none: 'ne pas le garder' },
  reinforce: { none: 'n’appeler personne' },
  buy: { done: 'ne plus acheter' },
}

export const fr: GameText<View> = {
  title: facts.title.fr,
  pitch: facts.pitch.fr,
  ask: (name, params) => ASK[name]?.(params as Params) ?? name,
  option(name, value, view, nameOf) {
    const meaning = meaningOf(name, value, view)
    switch (meaning.kind) {
      case 'word': {
        const { word } = meaning
        if (name === 'buy' && word !== 'done') return `un ${race(word)}`
        return WORD[name]?.[word] ?? (word === 'none' ? 'personne' : race(word))
      }
      case 'place':
        return name === 'reinforce' ? String(meaning.place) : `à la ${th(meaning.place)} place`
      case 'fighter': {
        const { fighter, seat, place } = meaning
        return `${nameOf(seat)}, ${th(place)} place : ${race(fighter.race)} [${faceText(fighter.text ?? '')}]`
      }
      case 'patient':
        return `${nameOf(meaning.seat)} : ${race(meaning.race)}`
    }
  },
  event(event, nameOf) {
    const e = event as BattleEvent
    switch (e.type) {
      case 'first-player':
        return `${nameOf(e.seat)} sera premier joueur.`
      case 'turn':
        return `Tour ${e.turn} : ${nameOf(e.first)} commence.`
      case 'returned':
        return `${nameOf(e.seat)} : l’infirmerie rejoint le vestiaire.`
      case 'released':
        return `${nameOf(e.seat)} laisse partir ${one(e.creature)} à l’infirmerie.`
      case 'sent':
        return `${nameOf(e.seat)} envoie un ${race(e.creature.race)}.`
      case 'rolled':
        return `${nameOf(e.seat)} lance ${several(e.creatures)}.`
      case 'step':
        return undefined
      case 'moved':
        return `${nameOf(e.seat)} déplace ${one(e.creature)} à la ${th(e.place)} place.`
      case 'shielded':
        return `${nameOf(e.seat)} active une protection : ${one(e.creature)}.`
      case 'kept':
        return `${nameOf(e.seat)} garde ${one(e.creature)} dans l’arène.`
      case 'corrupted':
        return `${nameOf(e.seat)} corrompt ${one(e.creature)} ${of(nameOf(e.from))}.`
      case 'killed':
        return `${nameOf(e.seat)} tue ${one(e.creature)} ${of(nameOf(e.owner))}.`
      case 'knocked-out':
        return `${nameOf(e.seat)} met KO ${one(e.creature)} ${of(nameOf(e.owner))}.`
      case 'rerolled':
        return `${nameOf(e.seat)} fait relancer les dés ${of(nameOf(e.row))} : ${several(e.creatures)}.`
      case 'replaced':
        return `${nameOf(e.seat)} remplace ${race(e.gone.race)} ${of(nameOf(e.owner))} par ${one(e.newcomer)}.`
      case 'reinforced':
        return `${nameOf(e.seat)} reçoit en renfort ${several(e.creatures)}.`
      case 'wounded':
        return `${nameOf(e.seat)} blesse un ${race(e.creature.race)} ${of(nameOf(e.owner))}.`
      case 'healed':
        return `${nameOf(e.seat)} guérit un ${race(e.creature.race)}.`
      case 'gold':
        return `${nameOf(e.seat)} gagne ${e.gold} or.`
      case 'bought':
        return `${nameOf(e.seat)} achète un ${race(e.creature.race)} (reste ${e.gold} or).`
      case 'regenerated':
        return `${nameOf(e.seat)} : le ${race(e.creature.race)} se régénère.`
      case 'ended':
        return `Partie terminée : ${e.values.map((value, seat) => `${nameOf(seat)} ${value}`).join(', ')}.`
    }
  },
  reason: (reason) =>
    reason === 'sold-out' ? 'Deux races ne sont plus à vendre.' : 'Le soixantième tour est terminé.',
  matchOption(name, value) {
    if (value === undefined) return name === 'dice' ? 'Dés' : name
    return TABLE_NAMES[value] ?? 'dés maison'
  },
}

const TABLE_NAMES: Readonly<Record<string, string>> = {
  standard: 'dés de base',
  prototype: 'premier prototype : dés généreux',
}

/** Les noms pour les plateaux : races et faces dans cette langue. */
export const names = { race, face: faceText, steps: STEPS }
