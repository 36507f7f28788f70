/** Only Black Widow has this: one question for both uses of the token. It is always asked, because leaving it out would reveal what is in the hand. */
import {
  type CardId,
  cardOr,
  type DiceThroneEvent,
  emit,
  fighter,
  leaveHand,
  lookAtTop,
  type PuttingBack,
  playableAmong,
  playFree,
  playOpen,
  putBack,
  type Searching,
  search,
  upgradesAmong,
  verb,
} from '@alea/dice-throne/hero'

export interface CovertOps {
  cards: number
}

const made = verb<CovertOps, PuttingBack & Searching>({
  name: 'black-widow/covert-ops',
  options: { 'covert-ops': cardOr('look') },
  vars: () => ({ looked: 0, searches: 0 }),
  parts: ($, p, { own }) => [
    $.ask<CardId | 'look'>('covert-ops', {
      who: (_, l) => l.self,
      options: (g, l) => [...playableAmong(g, l.self, fighter(g, l.self).hand), 'look'],
      then: (g, l, choice) => {
        if (choice === 'look') return lookAtTop(g, l.self, p.cards)
        leaveHand(g, l.self, choice)
        playFree(g, l.self, choice)
      },
    }),
    playOpen($),
    ...putBack(
      $,
      own,
      (g, l) => (upgradesAmong(g, l.self, fighter(g, l.self).looking).length === 0 ? ['reveal'] : []),
      (g, l) => {
        const { looking, laid } = fighter(g, l.self)
        laid.push(...looking.splice(0))
        emit<DiceThroneEvent>(() => ({ type: 'revealed', seat: l.self, cards: [...laid] }))
      },
    ),
    $.when(
      (g, l) => fighter(g, l.self).laid.length > 0,
      ...search($, own, 1, 'hand', [
        $.run((g, l) => {
          const { deck, laid } = fighter(g, l.self)
          deck.push(...laid.splice(0))
        }),
      ]),
    ),
  ],
  estimate: () => 4,
})
export const covertOps = (cards: number) => made({ cards })
