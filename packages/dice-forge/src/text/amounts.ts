/** Amounts, faces and prices as words. */
import type { Language } from '@alea/engine'
import { faceOf, type Power, powerOf } from '../content/faces.ts'
import { type Amounts, RESOURCES, type Resource } from '../content/resources.ts'

export const RESOURCE_WORDS: Readonly<Record<Language, Readonly<Record<Resource, string>>>> = {
  en: { gold: 'gold', sun: 'sun', moon: 'moon', glory: 'glory' },
  fr: { gold: 'or', sun: 'soleil', moon: 'lune', glory: 'gloire' },
}

const SHIELD_WORDS = { en: 'shield', fr: 'bouclier' } as const
const SPECIAL: Readonly<Record<Language, Readonly<Record<'triple' | 'mirror' | 'ship', string>>>> = {
  en: { triple: '×3', mirror: 'mirror', ship: 'ship' },
  fr: { triple: '×3', mirror: 'miroir', ship: 'bateau' },
}
const BOAR_WORDS = {
  en: { red: 'red boar', yellow: 'yellow boar', green: 'green boar', blue: 'blue boar' },
  fr: { red: 'sanglier rouge', yellow: 'sanglier jaune', green: 'sanglier vert', blue: 'sanglier bleu' },
} as const
const OR = { en: ' or ', fr: ' ou ' } as const
const SPACE = '\u00a0'

/** French counts shards as things, gold and glory as stuff: `2 soleils`, `2 or`. */
const COUNTED: readonly Resource[] = ['sun', 'moon']
const endingOf = (amount: number, resource: Resource, language: Language): string =>
  language === 'fr' && amount > 1 && COUNTED.includes(resource) ? 's' : ''

/** `3 gold`, `1 sun`. */
export const amountText = (amount: number, resource: Resource, language: Language): string =>
  `${amount}${SPACE}${RESOURCE_WORDS[language][resource]}${endingOf(amount, resource, language)}`

/** `2 gold + 1 moon` */
export const amountsText = (amounts: Amounts, language: Language): string =>
  RESOURCES.flatMap((resource, i) => (amounts[i]! > 0 ? [amountText(amounts[i]!, resource, language)] : [])).join(' + ')

/** `1 gold or 1 sun or 1 moon` */
export const eitherText = (among: readonly Amounts[], language: Language): string =>
  among.map((amounts) => amountsText(amounts, language)).join(OR[language])

/** A face in a few words. */
export function faceText(id: string, language: Language): string {
  const face = faceOf(id)
  return face === undefined ? id : powerText(powerOf(face), language)
}

function powerText(power: Power, language: Language): string {
  switch (power.kind) {
    case 'gain':
      return amountsText(power.gives, language)
    case 'choice':
      return eitherText(power.among, language)
    case 'shield':
      return `${SHIELD_WORDS[language]} (${amountsText(power.gives, language)})`
    case 'boar':
      return BOAR_WORDS[language][power.colour]
    default:
      return SPECIAL[language][power.kind]
  }
}
