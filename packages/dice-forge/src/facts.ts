/** What a list of games shows of this one; light, since it is there before the rules are. */
import type { GameFacts } from '@alea/engine'

export const facts: GameFacts = {
  id: 'dice-forge',
  seats: { min: 2, max: 4, usual: 3 },
  title: { en: 'Dice Forge', fr: 'Dice Forge' },
  pitch: {
    en: 'Forge your own dice, face by face, and win a place among the gods.',
    fr: 'Forgez vos dés, face après face, et gagnez votre place parmi les dieux.',
  },
}
