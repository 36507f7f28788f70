/** Only Loki has this: whoever gave the token decides for its holder. */
import {
  clockwise,
  type DiceThrone,
  type Effect,
  makerOf,
  type Seat,
  takeToken,
  tokenIdsOn,
  tokenOf,
  verb,
} from '@alea/dice-throne/hero'

export interface OpenBag {
  token: string
  effects: readonly Effect[]
}

const made = verb<OpenBag, { found: boolean }>({
  name: 'loki/open-bag',
  inner: ({ effects }) => [effects],
  vars: () => ({ found: false }),
  parts: ($, p, { own, parts }) => [
    $.run((g, l) => {
      const bag = tokenIdsOn(g, l.self).find((id) => tokenOf(id).id === p.token)
      own(l).found = bag !== undefined
      if (bag === undefined) return
      takeToken(g, l.self, bag, 1)
      l.target = giverOf(g, bag, l.self)
    }),
    // It may have been removed while the die of another lay on the table.
    $.when((_, l) => own(l).found, ...parts(p.effects)),
  ],
  estimate: (p, odds) => odds.list(p.effects),
})
/** Removes one of these tokens and plays the effects; inside, the target is whoever gave it, or the holder if they were defeated. */
export const openBag = (token: string, effects: readonly Effect[]) => made({ token, effects })

function giverOf(g: DiceThrone, bag: string, holder: Seat): Seat {
  const giver = makerOf(bag)
  return giver !== undefined && clockwise(g, holder).includes(giver) ? giver : holder
}
