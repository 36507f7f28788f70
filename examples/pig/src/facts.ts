/** What a list of games shows of this one; light, since it is there before the rules are. */
import { type GameFacts, inEveryLanguage } from '@alea/engine'
import { facts as en } from './text/en/facts.ts'
import { facts as fr } from './text/fr/facts.ts'

export const facts: GameFacts = {
  id: 'pig',
  seats: { min: 2, max: 10, usual: 3 },
  title: inEveryLanguage({ en: en.title, fr: fr.title }),
  pitch: inEveryLanguage({ en: en.pitch, fr: fr.pitch }),
}
