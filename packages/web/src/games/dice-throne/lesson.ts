/** The first match: one exchange of blows with prepared dice, then the learner plays on alone against a novice. */
import type { Lesson } from '../../learn/lesson.ts'

export const lesson: Lesson = {
  id: 'first-match',
  title: ({ learn }) => learn.firstMatch,
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  options: { heroes: 'barbarian,paladin' },
  set: [
    'active = p1',
    'p1 cp = 2',
    'p1 hand = getting-paid smack-ii get-some buh-bye not-this-time',
    'p1 deck = tip-it double-up ...',
    'p2 cp = 0',
    'p2 hand = consecration tithe-ii',
    'phase = main-1',
  ],
  // Offence, its two further attempts, the card's five dice, their defence; their offence, our defence.
  chance: [[1, 2, 5, 3, 6], [2, 6], [5], [3, 1, 4, 6, 2], [1, 3, 5], [2, 3, 4, 5, 6], [4, 5, 2]],
  rivals: ['divine-defense', 'end', 'announce:holy-attack.2', 'end'],
  steps: [
    {
      question: 'main',
      expect: 'play:getting-paid',
      rule: 'DT-16.1',
      say: ({ lessons }) => lessons.diceThrone.playGettingPaid,
    },
    {
      question: 'main',
      expect: 'play:smack-ii',
      rule: 'DT-16.2',
      say: ({ lessons }) => lessons.diceThrone.playSmack,
    },
    {
      question: 'main',
      expect: 'end',
      rule: 'DT-4.1',
      say: ({ lessons }) => lessons.diceThrone.endMainPhase,
    },
    {
      question: 'attempt',
      expect: 'keep:1,2,4',
      rule: 'DT-5.1',
      say: ({ lessons }) => lessons.diceThrone.keepSwords,
    },
    {
      question: 'attempt',
      expect: 'keep:1,2,3,4',
      rule: 'DT-5.7',
      say: ({ lessons }) => lessons.diceThrone.keepFourthSword,
    },
    {
      question: 'attempt',
      expect: 'announce:smack.2',
      rule: 'DT-5.2',
      say: ({ lessons }) => lessons.diceThrone.announceSmack,
    },
    {
      question: 'respond',
      expect: 'play:get-some',
      rule: 'DT-17.1',
      say: ({ lessons }) => lessons.diceThrone.playGetSome,
    },
    {
      question: 'main',
      expect: 'sell:buh-bye',
      rule: 'DT-4.6',
      say: ({ lessons }) => lessons.diceThrone.sellCard,
    },
    {
      question: 'main',
      expect: 'end',
      rule: 'DT-4.8',
      say: ({ lessons }) => lessons.diceThrone.endTurn,
    },
    {
      question: 'respond',
      expect: 'play:not-this-time',
      rule: 'DT-12.2',
      say: ({ lessons }) => lessons.diceThrone.preventDamage,
    },
    {
      question: 'defend',
      expect: 'thick-skin',
      rule: 'DT-7.2',
      say: ({ lessons }) => lessons.diceThrone.defend,
    },
    {
      question: 'main',
      rule: 'DT-4.4',
      say: ({ lessons }) => lessons.diceThrone.playOn,
    },
  ],
}
