/** Where on the board an event of Dice Throne took place. */
import type { DiceThroneEvent, View } from '@alea/dice-throne'
import type { Event } from '@alea/engine'
import {
  abilityPlace,
  actionPlace,
  cardPlace,
  companionPlace,
  deckPlace,
  diePlace,
  heroPlace,
  playerPlace,
  tokenPlace,
} from './places.ts'

export function eventPlaces(event: Event, view: View): readonly string[] {
  const happened = event as unknown as DiceThroneEvent
  switch (happened.type) {
    case 'rolled':
      return [playerPlace(happened.seat), ...happened.dice.map((_, i) => diePlace(i + 1))]
    case 'die':
      return [playerPlace(happened.by), ...diceShowing(view, happened.to)]
    case 'announced':
    case 'activated':
    case 'defended':
      return [playerPlace(happened.seat), abilityPlace(happened.seat, happened.ability)]
    case 'proposed':
    case 'targeted':
      return [playerPlace(happened.target)]
    case 'played':
    case 'cast':
    case 'sold':
    case 'discarded':
    case 'took':
      return [playerPlace(happened.seat), cardPlace(happened.card)]
    case 'drew':
    case 'looked':
    case 'fetched':
    case 'reshuffled':
      return [playerPlace(happened.seat), deckPlace(happened.seat)]
    case 'saw':
      return [playerPlace(happened.of)]
    case 'spent':
    case 'token':
      return [playerPlace(happened.seat), tokenPlace(happened.seat, happened.token)]
    case 'declared':
    case 'used':
      return [playerPlace(happened.seat), actionPlace(happened.seat, happened.action)]
    case 'stole-health':
      return [playerPlace(happened.seat), playerPlace(happened.from)]
    case 'companion':
    case 'companion-dial':
      return [companionPlace(happened.seat, happened.companion)]
    case 'banned':
    case 'picked':
      return [heroPlace(happened.hero)]
    case 'ended':
      return []
    default:
      return [playerPlace(happened.seat)]
  }
}

const diceShowing = (view: View, value: number): string[] =>
  (view.rolls.at(-1)?.dice ?? []).flatMap((shown, i) => (shown === value ? [diePlace(i + 1)] : []))
