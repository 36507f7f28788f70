/** The first match: two turns with prepared dice, then the learner goes on alone against a novice. */
import type { Lesson } from '../../learn/lesson.ts'

export const lesson: Lesson = {
  id: 'first-match',
  title: ({ learn }) => learn.firstMatch,
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  set: ['p1 locker = orc dwarf elf'],
  chance: [[1], [4, 2, 5], [1, 4, 3], [3, 2, 5], [2, 2, 4]],
  rivals: ['goblin', 'orc', 'p1.1', 'goblin', 'dwarf', 'p1.dwarf', 'goblin'],
  steps: [
    {
      question: 'send',
      expect: 'orc',
      rule: 'BD-4.1',
      say: ({ lessons }) => lessons.battleDice.sendOrc,
    },
    {
      question: 'send',
      expect: 'elf',
      rule: 'BD-4.2',
      say: ({ lessons }) => lessons.battleDice.sendElf,
    },
    {
      question: 'activate',
      expect: '3',
      rule: 'BD-5.2',
      say: ({ lessons }) => lessons.battleDice.activateDwarf,
    },
    {
      question: 'minor-shield',
      expect: '2',
      rule: 'BD-6.8',
      say: ({ lessons }) => lessons.battleDice.raiseShield,
    },
    {
      question: 'ko',
      expect: 'p2.3',
      rule: 'BD-6.12',
      say: ({ lessons }) => lessons.battleDice.knockOut,
    },
    {
      question: 'buy',
      expect: 'dwarf',
      rule: 'BD-8.2',
      say: ({ lessons }) => lessons.battleDice.buyDwarf,
    },
    {
      question: 'buy',
      expect: 'goblin',
      rule: 'BD-8.3',
      say: ({ lessons }) => lessons.battleDice.buyGoblin,
    },
    {
      question: 'send',
      expect: 'elf',
      rule: 'BD-4.3',
      say: ({ lessons }) => lessons.battleDice.sendElfAgain,
    },
    {
      question: 'send',
      expect: 'orc',
      rule: 'BD-3.4',
      say: ({ lessons }) => lessons.battleDice.sendOrcAgain,
    },
    {
      question: 'send',
      expect: 'dwarf',
      rule: 'BD-4.1',
      say: ({ lessons }) => lessons.battleDice.sendDwarf,
    },
    {
      question: 'multiplier',
      expect: '1',
      rule: 'BD-6.5',
      say: ({ lessons }) => lessons.battleDice.moveMultiplier,
    },
    {
      question: 'buy',
      expect: 'mage',
      rule: 'BD-10.1',
      say: ({ lessons }) => lessons.battleDice.buyMage,
    },
    {
      question: 'buy',
      rule: 'BD-8.1',
      say: ({ lessons }) => lessons.battleDice.playOn,
    },
  ],
}
