/** What a list of games shows of this one; light, since it is there before the rules are. */
import type { GameFacts } from '@alea/engine'

export const facts: GameFacts = {
  id: 'dice-city',
  seats: { min: 1, max: 4, usual: 2 },
  title: { en: 'Dice City', fr: 'Dice City' },
  pitch: {
    en: 'Five dice, thirty places: build the city in which every roll is a good one.',
    fr: 'Cinq dés, trente lieux : bâtissez la cité où chaque lancer est bon.',
  },
}
