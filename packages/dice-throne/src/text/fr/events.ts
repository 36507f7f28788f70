import type { Event, Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../../events.ts'
import type { Line } from '../../state.ts'
import { abilityName, cardName, sourceName, tokenName } from '../lexicon.ts'
import { PHASE } from './phases.ts'

const KIND: Record<Line['kind'], (amount: number) => string> = {
  base: (n) => `${n}`,
  add: (n) => (n < 0 ? `− ${-n}` : `+ ${n}`),
  other: (n) => `+ ${n}`,
  prevent: (n) => `− ${n}`,
  half: () => '½',
  avoid: () => 'évités',
  reflect: () => 'la moitié renvoyée',
}

export const lineText = ({ kind, by, amount }: Line): string => `${KIND[kind](amount)} (${sourceName(by, 'fr')})`

const lines = (list: readonly Line[]): string => list.map(lineText).join(', ').replace(/^\+ /, '')

/** Un nom qui finit par un point d’exclamation ou d’interrogation se passe de point. */
const closed = (sentence: string | undefined): string | undefined => sentence?.replace(/([!?])\.$/, '$1')

const cardNames = (cards: readonly string[]): string => cards.map((card) => cardName(card, 'fr')).join(', ')
/** « de » devant un nom de joueur, élidé au besoin. */
const of = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)

export const event = (event: Event, nameOf: (seat: Seat) => string): string | undefined =>
  closed(told(event as DiceThroneEvent, nameOf))

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
