/** What a list of games shows of this one. Lists are shown before any rules are loaded: this file imports neither rules nor other texts. */
import { eachLanguage, type GameFacts, inEveryLanguage } from '@alea/engine'
import { facts as en } from './text/en/facts.ts'
import { facts as fr } from './text/fr/facts.ts'

const FACTS = inEveryLanguage({ en, fr })

export const facts: GameFacts = {
  id: 'dice-throne',
  seats: { min: 2, max: 6, usual: 2 },
  title: eachLanguage((language) => FACTS[language].title),
  pitch: eachLanguage((language) => FACTS[language].pitch),
}
