/** What a card will affect is named before others may respond to the card. */
import type { Kit, Part } from '@alea/engine'
import { interval } from '../rules/interval.ts'
import type { DiceThrone } from '../state.ts'
import type { Fx } from './effect.ts'

/** The variables of a verb that names what it will affect. */
export interface Naming {
  /** Whether anybody acted after it was named. */
  answered: boolean
}

/** Names a target, lets others respond if the effect is a card's, names it again if anybody acted, then acts on it. */
export function nameTarget<V extends Naming>(
  $: Kit<DiceThrone, Fx>,
  own: (l: Fx) => V,
  forget: (mine: V) => void,
  naming: Part[],
  acting: Part[],
): Part[] {
  return [
    ...naming,
    $.when(
      (_, l) => l.open === true,
      $.call(
        interval,
        (_, l) => ({ seat: l.self, card: l.by }),
        (_, l, { acted }) => {
          own(l).answered = acted === true
        },
      ),
      $.when(
        (_, l) => own(l).answered,
        $.run((_, l) => forget(own(l))),
        ...naming,
      ),
    ),
    ...acting,
  ]
}
