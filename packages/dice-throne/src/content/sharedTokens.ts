/** Status effects that several heroes have; each of them lists them among its tokens. */
import { when } from '../effects/control.ts'
import { avoid, preventHalf } from '../effects/resources.ts'
import { rollDice } from '../effects/roll.ts'
import type { Token } from './hero.ts'

// Gunslinger, Monk, Moon Elf.
export const evasive: Token = {
  id: 'evasive',
  name: { en: 'Evasive', fr: 'Évitement' },
  kind: 'positive',
  limit: 3,
  spend: { when: 'incoming', effects: [rollDice(1, [when({ die: [1, 2] }, [avoid()])])] },
  text: {
    en: 'About to suffer damage that is not ultimate, spend it and roll a die: on 1 or 2 you suffer none of it.',
    fr: 'Sur le point de subir des dégâts non ultimes, dépensez-le et lancez un dé\u00a0: sur 1 ou 2, vous n’en subissez aucun.',
  },
}

// Gunslinger, Monk.
export const knockdown: Token = {
  id: 'knockdown',
  name: { en: 'Knockdown', fr: 'À Terre' },
  kind: 'negative',
  limit: 1,
  forbids: 'offense',
  text: {
    en: 'Before your offensive roll phase, pay 2 CP to remove it; otherwise you skip that phase, then it is removed.',
    fr: 'Avant votre phase de lancer offensif, payez 2 PC pour la retirer\u00a0; sinon vous passez cette phase, puis elle est retirée.',
  },
}

// Paladin, Tactician.
export const protect: Token = {
  id: 'protect',
  name: { en: 'Protect', fr: 'Protection' },
  kind: 'positive',
  limit: 1,
  spend: { when: 'incoming', effects: [preventHalf()] },
  text: {
    en: 'Spend when you are about to suffer damage that is not ultimate: prevent half of it, rounded up.',
    fr: 'À dépenser quand vous allez subir des dégâts non ultimes\u00a0: prévenez-en la moitié, arrondie au supérieur.',
  },
}

// Paladin, Seraph.
export const blessingOfDivinity: Token = {
  id: 'blessing-of-divinity',
  name: { en: 'Blessing of Divinity', fr: 'Bénédiction divine' },
  kind: 'unique',
  limit: 1,
  fixed: 'both',
  saves: true,
  text: {
    en: 'When your health would fall to 0, remove this and set it to 1. Cannot be removed or moved in any other way.',
    fr: 'Quand votre santé tomberait à 0, retirez ceci et fixez-la à 1. Ne peut être ni retirée ni déplacée autrement.',
  },
}
