/** What a list of games shows of this one. Lists are shown before any rules are loaded: this file imports neither rules nor other texts. */
import { type GameFacts, inEveryLanguage } from '@alea/engine'
import { facts as en } from './text/en/facts.ts'
import { facts as fr } from './text/fr/facts.ts'

export const facts: GameFacts = {
  id: 'battle-dice',
  seats: { min: 2, max: 4, usual: 3 },
  title: inEveryLanguage({ en: en.title, fr: fr.title }),
  pitch: inEveryLanguage({ en: en.pitch, fr: fr.pitch }),
}
