/** The first match: two turns with prepared dice, then the learner goes on alone against a novice. */
import { COPIES, DECK_IDS, type LocationId } from '@alea/dice-city'
import type { Lesson } from '../../learn/lesson.ts'

const DISPLAY: readonly LocationId[] = [
  'manor',
  'storehouse',
  'festival-hall',
  'well',
  'barracks',
  'church',
  'market-place',
  'watch-tower',
]

export const lesson: Lesson = {
  id: 'first-match',
  title: ({ learn }) => learn.firstMatch,
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  set: ['p1 city = R4:regular-army', 'p2 city = R3:regular-army', 'p1 stock = 1/1/0', 'p1 hourglasses = 1'],
  chance: [[1], deckFor(DISPLAY), [1, 2, 3, 6, 1], [1, 1, 1, 1, 1], [4, 3, 4, 5, 2], [2, 2, 2, 2, 2]],
  rivals: ['use:W', 'use:Y', 'use:R', 'use:B', 'use:K', 'lumber-mill', 'W1', 'quarry', 'Y1'],
  steps: [
    {
      question: 'spend',
      expect: 'use:W',
      rule: 'DC-3.3',
      say: ({ lessons }) => lessons.diceCity.useWhite,
    },
    {
      question: 'spend',
      expect: 'use:K',
      rule: 'DC-5.1',
      say: ({ lessons }) => lessons.diceCity.useBlack,
    },
    {
      question: 'spend',
      expect: 'move:B:R4',
      rule: 'DC-3.4',
      say: ({ lessons }) => lessons.diceCity.moveRed,
    },
    {
      question: 'spend',
      expect: 'use:R',
      rule: 'DC-5.6',
      say: ({ lessons }) => lessons.diceCity.useRed,
    },
    {
      question: 'spend',
      expect: 'use:Y',
      rule: 'DC-5.2',
      say: ({ lessons }) => lessons.diceCity.useYellow,
    },
    {
      question: 'attack',
      expect: 'small',
      rule: 'DC-6.2',
      say: ({ lessons }) => lessons.diceCity.fightBandits,
    },
    {
      question: 'build',
      expect: 'manor',
      rule: 'DC-7.1',
      say: ({ lessons }) => lessons.diceCity.buyManor,
    },
    {
      question: 'site',
      expect: 'Y3',
      rule: 'DC-7.2',
      say: ({ lessons }) => lessons.diceCity.siteManor,
    },
    {
      question: 'spend',
      expect: 'use:Y',
      rule: 'DC-5.21',
      say: ({ lessons }) => lessons.diceCity.useManor,
    },
    {
      question: 'spend',
      expect: 'use:W',
      rule: 'DC-8.1',
      say: ({ lessons }) => lessons.diceCity.useForest,
    },
    {
      question: 'spend',
      expect: 'pass:K',
      rule: 'DC-3.7',
      say: ({ lessons }) => lessons.diceCity.passBlack,
    },
    {
      question: 'spend',
      expect: 'glass:iron',
      rule: 'DC-4.1',
      say: ({ lessons }) => lessons.diceCity.buyIron,
    },
    {
      question: 'spend',
      expect: 'use:R',
      rule: 'DC-5.6',
      say: ({ lessons }) => lessons.diceCity.useArmy,
    },
    {
      question: 'spend',
      expect: 'use:B',
      rule: 'DC-5.2',
      say: ({ lessons }) => lessons.diceCity.useMilitia,
    },
    {
      question: 'attack',
      expect: 'p2.R3',
      rule: 'DC-6.3',
      say: ({ lessons }) => lessons.diceCity.raidArmy,
    },
    {
      question: 'build',
      rule: 'DC-9.1',
      say: ({ lessons }) => lessons.diceCity.buildFreely,
    },
  ],
}

/** A deck from which these cards come first; the others follow well mixed, the same for everybody. */
function deckFor(first: readonly LocationId[]): readonly number[] {
  const cards = DECK_IDS.length * COPIES
  const shown = first.map((id) => DECK_IDS.indexOf(id) * COPIES)
  const mixed = Array.from({ length: cards }, (_, i) => (i * 23 + 7) % cards)
  return [...shown, ...mixed.filter((card) => !shown.includes(card))]
}
