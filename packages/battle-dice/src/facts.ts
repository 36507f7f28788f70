/** What a list of games shows of this one; light, since it is there before the rules are. */
import type { GameFacts } from '@alea/engine'

export const facts: GameFacts = {
  id: 'battle-dice',
  seats: { min: 2, max: 4, usual: 3 },
  title: { en: 'Battle Dice', fr: 'Battle Dice' },
  pitch: {
    en: 'Train goblins, trolls and dark mages, throw them into the arena, and own the richest stable.',
    fr: 'Entraînez gobelins, trolls et mages noirs, lancez-les dans l’arène et possédez la plus riche écurie.',
  },
}
