/** What a list of games shows of this one; light, since it is there before the rules are. */
import type { GameFacts } from '@alea/engine'

export const facts: GameFacts = {
  id: 'pig',
  seats: { min: 2, max: 10, usual: 3 },
  title: { en: 'Pig', fr: 'Le Cochon' },
  pitch: {
    en: 'One die, one question: roll again, or keep what you have?',
    fr: 'Un dé, une question : relancer, ou garder ce qu’on a ?',
  },
}
