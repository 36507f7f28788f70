/** What a list of games shows of this one; light, since it is there before the rules are. */
import type { GameFacts } from '@alea/engine'

export const facts: GameFacts = {
  id: 'dice-throne',
  seats: { min: 2, max: 4, usual: 2 },
  title: { en: 'Dice Throne', fr: 'Dice Throne' },
  pitch: {
    en: 'Heroes duel with dice, cards and nerve: roll, dare, answer, and be the last one standing.',
    fr: 'Des héros s’affrontent à coups de dés, de cartes et d’audace : lancez, osez, ripostez, restez le dernier debout.',
  },
}
