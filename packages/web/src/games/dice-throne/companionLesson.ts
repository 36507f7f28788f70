/** A hero who does not fight alone: one exchange of blows in which Nyra rerolls, bites and is hurt, then the learner plays on. */
import type { Lesson } from '../../learn/lesson.ts'

export const companionLesson: Lesson = {
  id: 'companions',
  title: ({ lessons }) => lessons.diceThroneCompanions.title,
  about: 'huntress',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  options: { heroes: 'huntress,artificer' },
  set: [
    'active = p1',
    'p1 cp = 0',
    'p1 nyra = active 7',
    'p1 hand = resilient savage-ii',
    'p2 cp = 0',
    'p2 hand = -',
    'p2 tokens = synth:2',
    'p2 shock-bot = basic',
    'phase = main-1',
  ],
  // Offence, Nyra's die, their defence; their offence, our defence.
  chance: [[1, 1, 3, 4, 6], [5], [1, 2, 1, 4], [1, 2, 4, 5, 4], [1, 3, 5]],
  rivals: ['ratchet-up', 'use:heal-bot-build', 'end', 'announce:eureka.1', 'use:shock-bot-basic', 'end'],
  steps: [
    {
      question: 'main',
      expect: 'end',
      rule: 'DT-15.1',
      say: ({ lessons }) => lessons.diceThroneCompanions.meetNyra,
    },
    {
      question: 'attempt',
      expect: 'use:nyra-rerolls',
      rule: 'HUN-3.12',
      say: ({ lessons }) => lessons.diceThroneCompanions.useNyra,
    },
    {
      question: 'reroll-die',
      expect: '5',
      rule: 'DT-15.3',
      say: ({ lessons }) => lessons.diceThroneCompanions.rerollDie,
    },
    {
      question: 'attempt',
      expect: 'announce:predatory-advance.1',
      rule: 'HUN-3.5',
      say: ({ lessons }) => lessons.diceThroneCompanions.announceAdvance,
    },
    {
      question: 'main',
      expect: 'sell:savage-ii',
      rule: 'HUN-3.15',
      say: ({ lessons }) => lessons.diceThroneCompanions.sellCard,
    },
    {
      question: 'main',
      expect: 'play:resilient',
      rule: 'HUN-2.3',
      say: ({ lessons }) => lessons.diceThroneCompanions.playResilient,
    },
    {
      question: 'main',
      expect: 'end',
      rule: 'ART-2.5',
      say: ({ lessons }) => lessons.diceThroneCompanions.endTurn,
    },
    {
      question: 'defend',
      expect: 'maternal-bond',
      rule: 'HUN-1.14',
      say: ({ lessons }) => lessons.diceThroneCompanions.defend,
    },
    {
      question: 'choose',
      expect: '2',
      rule: 'HUN-3.7',
      say: ({ lessons }) => lessons.diceThroneCompanions.divide,
    },
    {
      question: 'nyras-share',
      expect: '6',
      rule: 'HUN-2.4',
      say: ({ lessons }) => lessons.diceThroneCompanions.share,
    },
    {
      question: 'main',
      rule: 'HUN-3.3',
      say: ({ lessons }) => lessons.diceThroneCompanions.playOn,
    },
  ],
}
