import {
  cp,
  heal,
  loseCp,
  perOwn,
  repeat,
  rollDice,
  suffer,
  type Token,
  theyChoose,
  when,
} from '@alea/dice-throne/hero'
import { BAG } from './bag.ts'
import { illusion } from './illusion.ts'
import { openBag } from './openBag.ts'

/** What the attacker gets for finding the real Loki [D]. It is printed on a token, which all matches share: no house number. */
const REAL_LOKI_BAGS = 1

export const tokens: readonly Token[] = [
  // Illusion — when you are attacked, lay three cards face down; the attacker turns one up: nothing, half of the damage prevented, or all of it.
  {
    id: 'illusion',
    kind: 'unique',
    limit: 2,
    fixed: 'transfer',
    spend: { when: 'attacked', effects: [illusion(BAG, REAL_LOKI_BAGS)] },
  },
  // Bag of Tricks — in your upkeep, one by one: remove it and roll a die. 1: lose 1 CP. 2 to 5: whoever gave it chooses: you heal 2, gain 1 CP or suffer 2. 6: gain 2 CP.
  {
    id: BAG,
    kind: 'positive',
    limit: 2,
    sharedLimit: BAG,
    owned: true,
    stirsOnMaker: true,
    worth: 1.3,
    worthOnOthers: -1.1,
    upkeep: [
      repeat(perOwn(BAG), [
        openBag(BAG, [
          rollDice(1, [
            when({ die: [1] }, [loseCp(1, 'self')]),
            when({ die: [2, 3, 4, 5] }, [theyChoose([heal(2)], [cp(1)], [suffer(2, 'self', false, 'undefendable')])]),
            when({ die: [6] }, [cp(2)]),
          ]),
        ]),
      ]),
    ],
  },
  // Spellbound — lies on an offensive ability, which cannot be activated; removed at the end of the holder's own offensive roll phase.
  {
    id: 'spellbound',
    kind: 'unique',
    limit: 3,
    sharedLimit: 'spellbound',
    fixed: 'transfer',
    covers: true,
    ends: 'offense',
    worth: -0.7,
  },
]
