/** Only Loki has this: whoever gave the token decides for its holder. */
import { clockwise, type DiceThrone, type Effect, type Seat, takeToken, tokenIdsOn, verb } from '@alea/dice-throne/hero'

export interface OpenBag {
  token: string
  effects: readonly Effect[]
}

const made = verb<OpenBag>({
  name: 'loki/open-bag',
  inner: ({ effects }) => [effects],
  parts: ($, p, { parts }) => [
    $.run((g, l) => {
      const bag = tokenIdsOn(g, l.self).find((id) => id.startsWith(`${p.token}@`))
      if (bag === undefined) return
      takeToken(g, l.self, bag, 1)
      l.target = giverOf(g, bag, l.self)
    }),
    ...parts(p.effects),
  ],
  estimate: (p, odds) => odds.list(p.effects),
})
/** Removes one of these tokens and plays the effects; inside, the target is whoever gave it, or the holder if they were defeated. */
export const openBag = (token: string, effects: readonly Effect[]) => made({ token, effects })

function giverOf(g: DiceThrone, bag: string, holder: Seat): Seat {
  const giver = Number(bag.slice(bag.indexOf('@') + 1))
  return clockwise(g, holder).includes(giver) ? giver : holder
}
