/** What a card does, in words made from its effects, so that text and effect cannot disagree. */
import type { CardFacts } from '../content/cards.ts'
import { CHEST, CONVERTED, type Conversion, type Effect, HAMMER, TRITON } from '../content/effects.ts'
import { GOLD, MOON, only, SUN } from '../content/resources.ts'
import { amountsInWords, eitherInWords } from './amounts.ts'
import type { Words } from './index.ts'

export function describe(effect: Effect, words: Words): string {
  const { effects } = words
  switch (effect.verb) {
    case 'gain':
      return effects.gain(amountsInWords(effect.gives, words))
    case 'pick':
      return effects.gain(eitherInWords(effect.among, words))
    case 'spend':
      return effects.spend(effect.gold, amountsInWords(effect.gives, words))
    case 'favours':
      return withConversion(effects.favours(effect.count), effect.convert, words)
    case 'minor':
      return withConversion(
        effect.count === 1 ? effects.minorFavour : effects.minorFavours(effect.count),
        effect.convert,
        words,
      )
    case 'forge':
      return effects.forge[effect.garden]
    case 'hammer':
      return effects.hammer(HAMMER.spaces, HAMMER.rewards[0], HAMMER.rewards[1])
    case 'chest':
      return effects.chest(CHEST.gold, CHEST.shards)
    case 'token':
      return effect.token === 'cerberus' ? effects.cerberus : effects.triton(eitherInWords(TRITON_GAINS, words))
    case 'forged':
      return effects.perForged(amountsInWords(effect.gives, words))
    case 'boar':
    case 'satyrs':
    case 'minotaur':
      return effects[effect.verb]
  }
}

const TRITON_GAINS = [only(GOLD, TRITON.gold), only(SUN, TRITON.sun), only(MOON, TRITON.moon)]

function withConversion(text: string, convert: Conversion, { effects, grammar }: Words): string {
  if (convert === 'none') return text
  const conversion = convert === 'shards' ? effects.shardsAsGlory : effects.goldAsGlory
  return grammar.clauses([text, conversion(CONVERTED[convert])])
}

/** The whole card: what happens when it is taken, and afterwards. */
export function cardText({ now, reinforcement, ousting, boar }: CardFacts, words: Words): string {
  const { effects, grammar } = words
  const parts = [
    now && describe(now, words),
    reinforcement && effects.eachTurn(describe(reinforcement, words)),
    ousting && effects.whenOusting(describe(ousting, words)),
    boar && effects.whenBoar(describe(boar, words)),
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? grammar.clauses(parts) : effects.gloryOnly
}
