/** Looking at the top of the player's own deck and putting cards back. */
import { type Kit, type Part, type Seat, whisper } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { allies } from '../rules/draw.ts'
import { type CardId, type DiceThrone, fighter } from '../state.ts'
import type { Fx } from './effect.ts'

/** Takes up to this many cards off the deck to look at them. */
export function lookAtTop(g: DiceThrone, seat: Seat, count: number): void {
  const one = fighter(g, seat)
  const cards = one.deck.splice(Math.max(0, one.deck.length - count)).reverse()
  one.looking = cards
  one.knownTop = Math.max(0, one.knownTop - cards.length)
  whisper<DiceThroneEvent>(
    allies(g, seat),
    () => ({ type: 'looked', seat, cards, count: cards.length }),
    () => ({ type: 'looked', seat, count: cards.length }),
  )
}

/** The variables of a verb that puts cards back: how many there were. */
export interface PuttingBack {
  looked: number
}

/** The cards go back in the order the player chooses, from the top down; `more` are other options instead of the first. */
export function putBack(
  $: Kit<DiceThrone, Fx>,
  own: (l: Fx) => PuttingBack,
  more: (g: DiceThrone, l: Fx) => readonly string[] = () => [],
  then: (g: DiceThrone, l: Fx, choice: string) => void = () => undefined,
): Part[] {
  const looking = (g: DiceThrone, l: Fx) => fighter(g, l.self).looking
  return [
    $.run((g, l) => {
      own(l).looked = looking(g, l).length
    }),
    $.loop(
      (g, l) => looking(g, l).length > 0,
      $.either(
        // The last one needs no question, unless it is also the first.
        (g, l) => looking(g, l).length > 1 || own(l).looked === 1,
        [
          $.ask<string>('put-back-next', {
            who: (_, l) => l.self,
            options: (g, l) => [...looking(g, l), ...(looking(g, l).length === own(l).looked ? more(g, l) : [])],
            params: (_, l) => ({ by: l.by }),
            then: (g, l, choice) => {
              if (looking(g, l).includes(choice)) returnCard(g, l.self, choice, own(l).looked)
              else then(g, l, choice)
            },
          }),
        ],
        [$.run((g, l) => returnCard(g, l.self, looking(g, l)[0]!, own(l).looked))],
      ),
    ),
  ]
}

function returnCard(g: DiceThrone, seat: Seat, card: CardId, looked: number): void {
  const one = fighter(g, seat)
  const above = looked - one.looking.length
  one.looking.splice(one.looking.indexOf(card), 1)
  one.deck.splice(one.deck.length - above, 0, card)
  one.knownTop++
}
