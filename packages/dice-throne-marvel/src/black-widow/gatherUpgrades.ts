/** Only Black Widow has this: cards taken are face up while the others are put back, so that everybody has seen them. */
import {
  type DiceThroneEvent,
  emit,
  expose,
  fighter,
  lookAtTop,
  onlyWords,
  type PuttingBack,
  putBack,
  upgradesAmong,
  verb,
} from '@alea/dice-throne/hero'

export interface GatherUpgrades {
  cards: number
}

const made = verb<GatherUpgrades, PuttingBack>({
  name: 'black-widow/gather',
  options: { 'see-cards': onlyWords },
  possible: (g, self) => fighter(g, self).deck.length > 0,
  vars: () => ({ looked: 0 }),
  parts: ($, p, { own }) => [
    $.run((g, l) => {
      lookAtTop(g, l.self, p.cards)
      const one = fighter(g, l.self)
      const found = upgradesAmong(g, l.self, one.looking)
      one.looking = one.looking.filter((card) => !found.includes(card))
      one.laid.push(...found)
      if (found.length > 0) emit<DiceThroneEvent>(() => ({ type: 'revealed', seat: l.self, cards: found }))
    }),
    $.ask<'done'>('see-cards', {
      who: (_, l) => l.self,
      options: (g, l) => (fighter(g, l.self).looking.length === 0 ? ['done'] : []),
      params: (_, l) => ({ by: l.by }),
      then: () => undefined,
    }),
    ...putBack($, own),
    $.run((g, l) => {
      const { hand, laid } = fighter(g, l.self)
      for (const card of laid) expose(g, l.self, card, [...g.fighters.keys()])
      hand.push(...laid.splice(0))
    }),
  ],
  estimate: (p) => p.cards / 2,
})
export const gatherUpgrades = (cards: number) => made({ cards })
