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
  avoid: () => 'avoided',
  reflect: () => 'half goes back',
}

export const lineText = ({ kind, by, amount }: Line): string => `${KIND[kind](amount)} (${sourceName(by, 'en')})`

const lines = (list: readonly Line[]): string => list.map(lineText).join(', ').replace(/^\+ /, '')

/** Names that end in an exclamation or a question need no full stop. */
const closed = (sentence: string | undefined): string | undefined => sentence?.replace(/([!?])\.$/, '$1')

export const event = (event: Event, nameOf: (seat: Seat) => string): string | undefined =>
  closed(told(event as DiceThroneEvent, nameOf))

function told(e: DiceThroneEvent, nameOf: (seat: Seat) => string): string | undefined {
  switch (e.type) {
    case 'starter':
      return `${nameOf(e.seat)} starts.`
    case 'turn':
      return `Turn ${e.turn}: ${nameOf(e.seat)}.`
    case 'rolled':
      return `${nameOf(e.seat)} rolls ${e.dice.join(' ')}.`
    case 'die':
      return `${nameOf(e.by)} turns a ${e.from} of ${nameOf(e.seat)} into a ${e.to}.`
    case 'announced':
      return `${nameOf(e.seat)} announces ${abilityName(e.ability, 'en')}.`
    case 'activated':
      return `${nameOf(e.seat)} activates ${abilityName(e.ability, 'en')}.`
    case 'no-ability':
      return `${nameOf(e.seat)} activates nothing.`
    case 'targeted':
      return `${nameOf(e.target)} is the target.`
    case 'defended':
      return `${nameOf(e.seat)} defends with ${abilityName(e.ability, 'en')}.`
    case 'played':
      return `${nameOf(e.seat)} plays ${cardName(e.card, 'en')}.`
    case 'cast':
      return `${nameOf(e.seat)} casts ${cardName(e.card, 'en')}.`
    case 'sold':
      return `${nameOf(e.seat)} sells ${cardName(e.card, 'en')}.`
    case 'discarded':
      return `${nameOf(e.seat)} discards ${cardName(e.card, 'en')}.`
    case 'drew':
      return `${nameOf(e.seat)} draws ${e.cards ? e.cards.map((card) => cardName(card, 'en')).join(', ') : `${e.count} ${e.count === 1 ? 'card' : 'cards'}`}.`
    case 'looked':
      return `${nameOf(e.seat)} looks at ${e.cards ? e.cards.map((card) => cardName(card, 'en')).join(', ') : `${e.count} ${e.count === 1 ? 'card' : 'cards'} of the deck`}.`
    case 'revealed':
      return `${nameOf(e.seat)} shows ${e.cards.map((card) => cardName(card, 'en')).join(', ')}.`
    case 'took':
      return `${nameOf(e.seat)} shows ${cardName(e.card, 'en')} and takes it in hand.`
    case 'saw':
      return `${nameOf(e.seat)} looks at the hand of ${nameOf(e.of)}${e.cards ? `: ${e.cards.map((card) => cardName(card, 'en')).join(', ') || 'no card'}` : ''}.`
    case 'spent':
      return `${nameOf(e.seat)} spends ${tokenName(e.token, 'en')}.`
    case 'used':
      return `${nameOf(e.seat)} uses ${abilityName(e.action, 'en')}.`
    case 'token':
      return `${nameOf(e.seat)}: ${e.change > 0 ? '+' : '−'}${Math.abs(e.change)} ${tokenName(e.token, 'en')}.`
    case 'cp':
      return `${nameOf(e.seat)}: ${e.change > 0 ? '+' : '−'}${Math.abs(e.change)} CP.`
    case 'damaged':
      return `${nameOf(e.seat)} takes ${e.amount} damage${e.lines.length > 0 ? `: ${lines(e.lines)}` : ''}.`
    case 'healed':
      return `${nameOf(e.seat)} heals ${e.amount}.`
    case 'flipped':
      return `${nameOf(e.seat)} turns the hero board over.`
    case 'skipped':
      return `${nameOf(e.seat)} skips the phase: ${PHASE[e.phase]}.`
    case 'reshuffled':
      return `${nameOf(e.seat)} shuffles the discard pile into a new deck.`
    case 'defeated':
      return `${nameOf(e.seat)} is defeated.`
    case 'ended':
      return e.reason === 'defeat' ? 'The match is over.' : 'The match is a draw.'
  }
}
