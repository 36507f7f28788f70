/** What a card will touch is named before others may answer the card. */
import type { Kit, Part } from '@alea/engine'
import { interval } from '../rules/interval.ts'
import type { DiceThrone } from '../state.ts'
import type { Fx } from './effect.ts'

/** The variables of a verb that names what it will touch. */
export interface Naming {
  /** Did anybody act after it was named? */
  answered: boolean
}

/** Names a target, lets others answer if it is a card's, names it anew if anybody did, then acts on it. */
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
