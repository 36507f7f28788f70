/** The first match: three turns with prepared dice, then the learner goes on alone against a novice. */
import type { Lesson } from '../../learn/lesson.ts'

export const lesson: Lesson = {
  id: 'first-match',
  title: ({ learn }) => learn.firstMatch,
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  chance: [
    // The learner begins.
    [1],
    // Which faces of the two mixed pools stay.
    [1, 3, 0, 2],
    [0, 3, 1, 2],
    // The learner's turn, then the novice's: the active player's dice come first.
    [1, 5, 1, 1],
    [2, 1, 1, 6],
    [1, 1, 1, 1],
    [2, 5, 6, 5],
    // The learner's again; then the novice, ousted.
    [1, 1, 1, 1],
    [6, 5, 1, 1],
    [1, 6],
    // The novice's second turn, the learner's third.
    [1, 1, 1, 1],
    [2, 2, 6, 6],
    [6, 5, 1, 1],
    [1, 2, 2, 2],
  ],
  rivals: ['chest', 'g4', 'light.g1', 'done'],
  steps: [
    {
      question: 'action',
      expect: 'g4',
      rule: 'DF-4.1',
      say: ({ lessons }) => lessons.diceForge.buyGoldFace,
    },
    {
      question: 'forge',
      expect: 'light.g1',
      rule: 'DF-8.5',
      say: ({ lessons }) => lessons.diceForge.forgeLight,
    },
    {
      question: 'buy',
      expect: 's1',
      rule: 'DF-8.2',
      say: ({ lessons }) => lessons.diceForge.buySunFace,
    },
    {
      question: 'forge',
      expect: 'dark.g1',
      rule: 'DF-8.6',
      say: ({ lessons }) => lessons.diceForge.forgeDark,
    },
    {
      question: 'action',
      expect: 'hammer',
      rule: 'DF-9.3',
      say: ({ lessons }) => lessons.diceForge.takeHammer,
    },
    {
      question: 'extra',
      expect: 'owl',
      rule: 'DF-7.2',
      say: ({ lessons }) => lessons.diceForge.takeOwl,
    },
    {
      question: 'hammer',
      expect: '4',
      rule: 'DF-10.5',
      say: ({ lessons }) => lessons.diceForge.fillHammer,
    },
    {
      question: 'hammer',
      expect: '0',
      rule: 'DF-10.4',
      say: ({ lessons }) => lessons.diceForge.keepGold,
    },
    {
      question: 'reinforce',
      expect: 'owl',
      rule: 'DF-6.1',
      say: ({ lessons }) => lessons.diceForge.callOwl,
    },
    {
      question: 'pick',
      expect: 'moon',
      rule: 'DF-11.20',
      say: ({ lessons }) => lessons.diceForge.pickMoon,
    },
    {
      question: 'action',
      expect: 'ferryman',
      rule: 'DF-9.7',
      say: ({ lessons }) => lessons.diceForge.takeFerryman,
    },
    {
      question: 'extra',
      rule: 'DF-13.1',
      say: ({ lessons }) => lessons.diceForge.playOn,
    },
  ],
}
