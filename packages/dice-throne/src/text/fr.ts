import type { GameText, Seat } from '@alea/engine'
import { questionOf } from '../effects/effect.ts'
import type { DiceThroneEvent } from '../events.ts'
import { facts } from '../facts.ts'
import { actionOf, optionOf } from '../options.ts'
import type { Line } from '../state.ts'
import type { View } from '../view.ts'
import { options } from './fr/options.ts'
import { abilityName, cardName, heroName, sourceName, tokenName } from './lexicon.ts'
import { namesIn } from './names.ts'
import { actionText, optionText } from './optionText.ts'

const PHASE: Record<string, string> = {
  upkeep: 'entretien',
  income: 'revenu',
  'main-1': 'phase principale 1',
  offense: 'lancer offensif',
  targeting: 'ciblage',
  defense: 'lancer défensif',
  'main-2': 'phase principale 2',
  discard: 'défausse',
}

interface Params {
  phase?: string
  attempts?: number
  cp?: number
  seat?: Seat
  action?: string
  by?: string
  token?: string
  left?: number
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const from = ({ by }: Params): string => (by ? `${sourceName(by, 'fr')} : ` : '')

const ASK: Record<string, (p: Params) => string> = {
  attempt: ({ attempts = 0 }) =>
    attempts > 0
      ? `Gardez des dés et relancez les autres (encore ${attempts > 1 ? `${attempts} lancers` : '1 lancer'}), annoncez une capacité ou agissez.`
      : 'Plus de lancer : annoncez une capacité ou agissez.',
  respond: ({ phase = '' }) => `${capital(PHASE[phase] ?? phase)} : voulez-vous agir ?`,
  answer: ({ action = '' }) => `Quelqu’un veut ${actionText(actionOf(action), options, 'fr')} : agissez-vous d’abord ?`,
  main: ({ phase = '', cp = 0 }) => `${capital(PHASE[phase] ?? phase)}, ${cp} PC : jouez, vendez ou continuez.`,
  sell: ({ left = 1 }) => `Trop de cartes : vendez-en ${left}.`,
  defend: () => 'Vous défendre ?',
  target: () => 'Qui est attaqué ?',
  upkeep: () => 'Entretien : par quoi commencer ?',
  'stand-up': () => 'Vous êtes à terre : payer 2 PC pour vous relever, ou passer votre lancer offensif ?',
  foresee: ({ token = '' }) => `Combien dépensez-vous de ${tokenName(token, 'fr')} ?`,
  'put-back': () => 'Laquelle des cartes piochées remettez-vous, et où ?',
  cast: () => 'Quel sortilège lancez-vous ?',
  gain: ({ token = '' }) => `Prendre ${tokenName(token, 'fr')} ?`,
  'choose-player': (p) => `${from(p)}choisissez un joueur.`,
  'remove-token': (p) => `${from(p)}quelle altération est retirée ?`,
  'move-token': (p) => `${from(p)}quelle altération se déplace ?`,
  'alter-die': (p) => `${from(p)}quel dé devient quoi ?`,
  'copy-die': (p) => `${from(p)}quel dé devient quoi ?`,
  'reroll-die': (p) => `${from(p)}quel dé est relancé ?`,
  'try-again': (p) => `${from(p)}quels dés sont relancés ?`,
  'keep-dice': () => 'Quels dés gardez-vous ? Les autres sont relancés.',
  choose: (p) => `${from(p)}choisissez.`,
  discard: (p) => `${from(p)}quelle carte défaussez-vous ?`,
  'roll-again': (p) => `${from(p)}le relancer ?`,
  'see-hand': (p) => `${from(p)}un adversaire vous montre sa main.`,
  search: (p) => `${from(p)}quelle amélioration prenez-vous dans la pioche ?`,
  'put-back-next': (p) => `${from(p)}quelle carte vient ensuite, à partir du dessus de la pioche ?`,
  'see-cards': (p) => `${from(p)}les améliorations trouvées sont montrées.`,
}

const KIND: Record<Line['kind'], (amount: number) => string> = {
  base: (n) => `${n}`,
  add: (n) => (n < 0 ? `− ${-n}` : `+ ${n}`),
  other: (n) => `+ ${n}`,
  prevent: (n) => `− ${n}`,
  half: () => '½',
  avoid: () => 'évités',
  reflect: () => 'la moitié renvoyée',
}

const lineText = ({ kind, by, amount }: Line): string => `${KIND[kind](amount)} (${sourceName(by, 'fr')})`

const lines = (list: readonly Line[]): string => list.map(lineText).join(', ').replace(/^\+ /, '')

/** Un nom qui finit par un point d’exclamation ou d’interrogation se passe de point. */
const closed = (sentence: string | undefined): string | undefined => sentence?.replace(/([!?])\.$/, '$1')

const cardNames = (cards: readonly string[]): string => cards.map((card) => cardName(card, 'fr')).join(', ')
/** « de » devant un nom de joueur, élidé au besoin. */
const of = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)

export const fr: GameText<View> = {
  title: facts.title.fr,
  pitch: facts.pitch.fr,
  ask: (name, params) => ASK[name]?.(params as Params) ?? questionOf(name, 'fr') ?? name,
  option: (name, value, view, nameOf) => optionText(optionOf(name, value, view), options, 'fr', view, nameOf),
  event: (event, nameOf) => closed(told(event as DiceThroneEvent, nameOf)),
  reason: (reason) =>
    ({ defeat: 'Il ne reste qu’un camp.', draw: 'Tous sont tombés ensemble : partie nulle.' })[reason] ??
    'Deux cents tours : partie nulle.',
  matchOption(name, value) {
    const labels: Record<string, string> = {
      heroes: 'Héros',
      rules: 'Règles de priorité',
      promo: 'Cartes promotionnelles',
      'wither-strict': 'Dépérissement ne réduit que les dégâts modifiables',
      'instants-interrupt-roll-cards': 'Les instantanées interrompent les cartes de lancer',
    }
    if (value === undefined) return labels[name] ?? name
    return name === 'heroes' ? heroName(value, 'fr') : value
  },
}

function told(e: DiceThroneEvent, nameOf: (seat: Seat) => string): string | undefined {
  switch (e.type) {
    case 'starter':
      return `${nameOf(e.seat)} commence.`
    case 'turn':
      return `Tour ${e.turn} : ${nameOf(e.seat)}.`
    case 'rolled':
      return `${nameOf(e.seat)} lance ${e.dice.join(' ')}.`
    case 'die':
      return `${nameOf(e.by)} change un ${e.from} ${of(nameOf(e.seat))} en ${e.to}.`
    case 'announced':
      return `${nameOf(e.seat)} annonce ${abilityName(e.ability, 'fr')}.`
    case 'activated':
      return `${nameOf(e.seat)} active ${abilityName(e.ability, 'fr')}.`
    case 'no-ability':
      return `${nameOf(e.seat)} n’active rien.`
    case 'targeted':
      return `${nameOf(e.target)} est la cible.`
    case 'defended':
      return `${nameOf(e.seat)} se défend avec ${abilityName(e.ability, 'fr')}.`
    case 'played':
      return `${nameOf(e.seat)} joue ${cardName(e.card, 'fr')}.`
    case 'cast':
      return `${nameOf(e.seat)} lance ${cardName(e.card, 'fr')}.`
    case 'sold':
      return `${nameOf(e.seat)} vend ${cardName(e.card, 'fr')}.`
    case 'discarded':
      return `${nameOf(e.seat)} défausse ${cardName(e.card, 'fr')}.`
    case 'drew':
      return `${nameOf(e.seat)} pioche ${e.cards ? cardNames(e.cards) : `${e.count} ${e.count > 1 ? 'cartes' : 'carte'}`}.`
    case 'looked':
      return `${nameOf(e.seat)} regarde ${e.cards ? cardNames(e.cards) : `${e.count} ${e.count > 1 ? 'cartes' : 'carte'} de la pioche`}.`
    case 'revealed':
      return `${nameOf(e.seat)} montre ${cardNames(e.cards)}.`
    case 'took':
      return `${nameOf(e.seat)} montre ${cardName(e.card, 'fr')} et la prend en main.`
    case 'saw':
      return `${nameOf(e.seat)} regarde la main ${of(nameOf(e.of))}${e.cards ? ` : ${cardNames(e.cards) || 'aucune carte'}` : ''}.`
    case 'spent':
      return `${nameOf(e.seat)} dépense ${tokenName(e.token, 'fr')}.`
    case 'used':
      return `${nameOf(e.seat)} utilise ${abilityName(e.action, 'fr')}.`
    case 'token':
      return `${nameOf(e.seat)} : ${e.change > 0 ? '+' : '−'}${Math.abs(e.change)} ${tokenName(e.token, 'fr')}.`
    case 'cp':
      return `${nameOf(e.seat)} : ${e.change > 0 ? '+' : '−'}${Math.abs(e.change)} PC.`
    case 'damaged':
      return `${nameOf(e.seat)} subit ${e.amount} ${e.amount > 1 ? 'dégâts' : 'dégât'}${e.lines.length > 0 ? ` : ${lines(e.lines)}` : ''}.`
    case 'healed':
      return `${nameOf(e.seat)} est soigné de ${e.amount}.`
    case 'flipped':
      return `${nameOf(e.seat)} retourne son plateau de héros.`
    case 'skipped':
      return `${nameOf(e.seat)} passe la phase : ${PHASE[e.phase]}.`
    case 'reshuffled':
      return `${nameOf(e.seat)} mélange sa défausse pour refaire sa pioche.`
    case 'defeated':
      return `${nameOf(e.seat)} est vaincu.`
    case 'ended':
      return e.reason === 'defeat' ? 'La partie est terminée.' : 'Partie nulle.'
  }
}

/** Les noms pour les plateaux et les tables. */
export const names = namesIn('fr', PHASE, lineText)
