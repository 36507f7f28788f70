/** What a card does, in words made from its effects, so that text and effect cannot disagree. */
import type { Language } from '@alea/engine'
import { CARDS, type CardFacts, cardOf } from '../content/cards.ts'
import {
  CHEST,
  CONVERTED,
  type Conversion,
  type Effect,
  type EffectOf,
  HAMMER,
  TRITON,
  type Verb,
} from '../content/effects.ts'
import type { Garden } from '../content/faces.ts'
import { amountsText, eitherText } from './amounts.ts'

type Describe<V extends Verb> = Readonly<Record<Language, (effect: EffectOf<V>) => string>>

const GARDEN: Readonly<Record<Language, Readonly<Record<Garden, string>>>> = {
  en: {
    mirror: 'a mirror face',
    shield: 'a shield face of your choice',
    ship: 'a ship face',
    boar: 'a boar face',
    triple: 'a ×3 face',
  },
  fr: {
    mirror: 'une face miroir',
    shield: 'une face bouclier au choix',
    ship: 'une face bateau',
    boar: 'une face sanglier',
    triple: 'une face ×3',
  },
}

const CONVERT: Readonly<Record<Language, Readonly<Record<Conversion, string>>>> = {
  en: {
    none: '',
    shards: `; you may take each shard gained as ${CONVERTED.shards} glory instead`,
    gold: `; you may take each gold gained as ${CONVERTED.gold} glory instead`,
  },
  fr: {
    none: '',
    shards: ` ; chaque fragment gagné peut devenir ${CONVERTED.shards} gloire`,
    gold: ` ; chaque or gagné peut devenir ${CONVERTED.gold} gloire`,
  },
}

const DESCRIBE: { readonly [V in Verb]: Describe<V> } = {
  gain: {
    en: ({ gives }) => `gain ${amountsText(gives, 'en')}`,
    fr: ({ gives }) => `gagnez ${amountsText(gives, 'fr')}`,
  },
  pick: {
    en: ({ among }) => `gain ${eitherText(among, 'en')}`,
    fr: ({ among }) => `gagnez ${eitherText(among, 'fr')}`,
  },
  spend: {
    en: ({ gold, gives }) => `spend ${gold} gold to gain ${amountsText(gives, 'en')}`,
    fr: ({ gold, gives }) => `dépensez ${gold} or pour gagner ${amountsText(gives, 'fr')}`,
  },
  favours: {
    en: ({ count, convert }) => `receive the favours of the gods ${count} times in a row${CONVERT.en[convert]}`,
    fr: ({ count, convert }) => `recevez ${count} fois de suite les faveurs des dieux${CONVERT.fr[convert]}`,
  },
  minor: {
    en: ({ count, convert }) =>
      count === 1
        ? 'receive a minor favour (roll one die)'
        : `receive ${count} minor favours with one die${CONVERT.en[convert]}`,
    fr: ({ count, convert }) =>
      count === 1
        ? 'recevez une faveur mineure (un seul dé)'
        : `recevez ${count} faveurs mineures avec un même dé${CONVERT.fr[convert]}`,
  },
  forge: {
    en: ({ garden }) => `forge ${GARDEN.en[garden]}`,
    fr: ({ garden }) => `forgez ${GARDEN.fr[garden]}`,
  },
  hammer: {
    en: () =>
      `gold you gain may go to the hammer: ${HAMMER.spaces} spaces for ${HAMMER.rewards[0]} glory, ${HAMMER.spaces} more for ${HAMMER.rewards[1]}`,
    fr: () =>
      `l’or que vous gagnez peut aller au marteau : ${HAMMER.spaces} cases pour ${HAMMER.rewards[0]} gloire, ${HAMMER.spaces} autres pour ${HAMMER.rewards[1]}`,
  },
  chest: {
    en: () => `your reserves hold ${CHEST.gold} more gold and ${CHEST.shards} more of each shard`,
    fr: () => `vos réserves contiennent ${CHEST.gold} or et ${CHEST.shards} fragments de chaque sorte en plus`,
  },
  token: {
    en: ({ token }) =>
      token === 'cerberus'
        ? 'take a token: once, apply the faces you just rolled a second time'
        : `take a token: once, in your turn, gain ${tritonText('en')}`,
    fr: ({ token }) =>
      token === 'cerberus'
        ? 'prenez un jeton : une fois, appliquez encore les faces que vous venez d’obtenir'
        : `prenez un jeton : une fois, à votre tour, gagnez ${tritonText('fr')}`,
  },
  forged: {
    en: ({ gives }) => `gain ${amountsText(gives, 'en')} for each face you have forged`,
    fr: ({ gives }) => `gagnez ${amountsText(gives, 'fr')} par face que vous avez forgée`,
  },
  boar: {
    en: () => 'another player of your choice forges the boar of this colour, for ever',
    fr: () => 'un autre joueur de votre choix forge le sanglier de cette couleur, pour toujours',
  },
  satyrs: {
    en: () => 'the others roll; you apply two of their faces as yours',
    fr: () => 'les autres lancent ; vous appliquez deux de leurs faces comme les vôtres',
  },
  minotaur: {
    en: () => 'the others roll and lose what they would have gained',
    fr: () => 'les autres lancent et perdent ce qu’ils auraient gagné',
  },
}

const tritonText = (language: Language): string =>
  eitherText(
    [
      [TRITON.gold, 0, 0, 0],
      [0, TRITON.sun, 0, 0],
      [0, 0, TRITON.moon, 0],
    ],
    language,
  )

export const describe = (effect: Effect, language: Language): string => {
  const words = DESCRIBE[effect.verb] as Describe<Verb>
  return (words[language] as (effect: Effect) => string)(effect)
}

const WHEN = {
  en: {
    reinforcement: 'each turn: ',
    ousting: 'each time you oust or are ousted: ',
    boar: 'each time that face is applied: ',
  },
  fr: {
    reinforcement: 'à chaque tour : ',
    ousting: 'chaque fois que vous chassez ou êtes chassé : ',
    boar: 'chaque fois que cette face est appliquée : ',
  },
} as const
const PLAIN = { en: 'glory only', fr: 'de la gloire seulement' } as const

/** What a card does when it is called. */
export const reinforcementText = (id: string, language: Language): string =>
  describe(CARDS[cardOf(id)!]!.reinforcement!, language)

/** The whole card, its lasting side included. */
export function cardText({ now, reinforcement, ousting, boar }: CardFacts, language: Language): string {
  const parts = [
    now && describe(now, language),
    reinforcement && WHEN[language].reinforcement + describe(reinforcement, language),
    ousting && WHEN[language].ousting + describe(ousting, language),
    boar && WHEN[language].boar + describe(boar, language),
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(language === 'fr' ? ' ; ' : '; ') : PLAIN[language]
}
