/** The first match: two turns with prepared dice, then the pupil goes on alone against a novice. */
import { inEveryLanguage } from '@alea/engine'
import { battleDice as en } from '../../language/en/lessons/battleDice.ts'
import { battleDice as fr } from '../../language/fr/lessons/battleDice.ts'
import type { Lesson } from '../../learn/lesson.ts'

const say = (step: keyof typeof en) => inEveryLanguage({ en: en[step], fr: fr[step] })

export const lesson: Lesson = {
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  set: ['p1 locker = orc dwarf elf'],
  chance: [[1], [4, 2, 5], [3, 4, 3], [3, 2, 5], [2, 2, 4]],
  rivals: ['goblin', 'orc', 'p1.1', 'orc', 'goblin', 'dwarf', 'p1.dwarf', 'orc'],
  steps: [
    {
      question: 'send',
      expect: 'orc',
      rule: 'BD-4.1',
      say: say('send-orc'),
    },
    {
      question: 'send',
      expect: 'elf',
      rule: 'BD-4.2',
      say: say('send-elf'),
    },
    {
      question: 'activate',
      expect: '3',
      rule: 'BD-5.2',
      say: say('activate-dwarf'),
    },
    {
      question: 'minor-shield',
      expect: '2',
      rule: 'BD-6.8',
      say: say('raise-shield'),
    },
    {
      question: 'ko',
      expect: 'p2.3',
      rule: 'BD-6.12',
      say: say('knock-out'),
    },
    {
      question: 'buy',
      expect: 'dwarf',
      rule: 'BD-8.2',
      say: say('buy-dwarf'),
    },
    {
      question: 'buy',
      expect: 'goblin',
      rule: 'BD-8.3',
      say: say('buy-goblin'),
    },
    {
      question: 'send',
      expect: 'elf',
      rule: 'BD-4.3',
      say: say('send-elf-again'),
    },
    {
      question: 'send',
      expect: 'orc',
      rule: 'BD-3.4',
      say: say('send-orc-again'),
    },
    {
      question: 'send',
      expect: 'dwarf',
      rule: 'BD-4.1',
      say: say('send-dwarf'),
    },
    {
      question: 'multiplier',
      expect: '1',
      rule: 'BD-6.5',
      say: say('move-multiplier'),
    },
    {
      question: 'buy',
      expect: 'mage',
      rule: 'BD-10.1',
      say: say('buy-mage'),
    },
    {
      question: 'buy',
      rule: 'BD-8.1',
      say: say('play-on'),
    },
  ],
}
