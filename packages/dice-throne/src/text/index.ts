/** The texts of the game, in every language. */
import {
  BY_CHANCE,
  type ByLanguage,
  type Event,
  eachLanguage,
  type GameText,
  type Json,
  judgementText,
  type Language,
  type Seat,
} from '@alea/engine'
import { contentNamed } from '../content/programNames.ts'
import { isEnlisted, sheetOf } from '../content/roster.ts'
import type { Price } from '../effects/price.ts'
import type { DiceThroneEvent } from '../events.ts'
import { facts } from '../facts.ts'
import type { TermId } from '../insight/terms.ts'
import { actionOf, optionOf } from '../options.ts'
import type { View } from '../view.ts'
import type { WhyNot } from '../whyNot.ts'
import type { AskParams } from './ask.ts'
import { abilityName, cardName, companionName, heroName, questionOf, tokenName, upgradeName } from './lexicon.ts'
import { type Names, namesIn } from './names.ts'
import { actionText, optionText } from './optionText.ts'
import { sayFor } from './sayFor.ts'
import { summaryText } from './summaryText.ts'
import { WORDS, type Words } from './words.ts'

/** Names for boards and tables. */
export const NAMES: ByLanguage<Names> = eachLanguage(namesIn)

export const TEXT: ByLanguage<GameText<View>> = eachLanguage((language) => ({
  title: facts.title[language],
  pitch: facts.pitch[language],
  ask: (name, params, nameOf) => asked(name, params, language, nameOf),
  option: (name, value, view, nameOf) =>
    optionText(optionOf(name, value, view), WORDS[language].options, language, view, nameOf),
  whyNot: (why) => whyNotText(why as WhyNot, language),
  event: (event, nameOf) => told(event, nameOf, language),
  reason: (reason) => {
    const { reasons } = WORDS[language]
    return reasons[reason as keyof typeof reasons] ?? reasons['turn-limit']
  },
  score: (health) => WORDS[language].summary.score(health),
  summary: summaryText(language),
  judgement: judgementText(WORDS[language].judgement, (id, of) => termName(id, of, language)),
  content: (id) => contentText(id, language),
  matchOption: (name, value) => {
    const { matchOptions, optionValues, byChance } = WORDS[language]
    if (value === undefined) return matchOptions[name as keyof typeof matchOptions] ?? name
    if (value === BY_CHANCE) return byChance
    const values: Readonly<Record<string, Readonly<Record<string, string>>>> = optionValues
    return values[name]?.[value] ?? (name === 'heroes' ? heroName(value, language) : value)
  },
}))

function contentText(name: string, language: Language): string {
  const { content } = WORDS[language]
  const piece = contentNamed(name)
  if (piece.is === 'token') return content.token(tokenName(piece.id, language))
  if (piece.is === 'companion') return companionName(piece.id, language)
  const owner = piece.hero === COMMON ? undefined : heroName(piece.hero, language)
  if (piece.is === 'card') return content.card(cardName(piece.id, language), owner)
  const { id, level, tier } = piece
  const ability = abilityName(id, language)
  return content.ability(isAdded(piece.hero, id) ? ability : upgradeName(ability, level), owner ?? '', tier)
}

/** Whether an upgrade adds this ability below its own: then it has no level. */
const isAdded = (hero: string, id: string): boolean =>
  isEnlisted(hero) &&
  !sheetOf(hero)
    .slots.flat()
    .some((slot) => slot.id === id)
/** `smack`, `smack.2`; of CP `2:not-this-time`. */
function termName(id: TermId, of: string, language: Language): string {
  if (id === 'token') return tokenName(of, language)
  if (id === 'companion') return companionName(of, language)
  if (id === 'ability' || id === 'upgrade') return abilityName(of, language)
  if (id !== 'cp') return cardName(of, language)
  const [cp, card = ''] = of.split(':')
  return WORDS[language].savedFor(Number(cp), cardName(card, language))
}

/** The owner of the cards that every deck has. */
const COMMON = 'common'

function asked(name: string, params: Json, language: Language, nameOf?: (seat: Seat) => string): string {
  const words: Words['ask'] = WORDS[language].ask
  const say = {
    ...NAMES[language],
    player: (seat?: Seat) => (seat === undefined ? undefined : nameOf?.(seat)),
    price: (price?: Price) => (price ? sayFor('', language).price(price, true) : ''),
    howMany: (price?: Price) => (price ? WORDS[language].prices.howMany(price, sayFor('', language)) : ''),
    action: (action: string) => actionText(actionOf(action), WORDS[language].options, language),
  }
  if (Object.hasOwn(words, name)) return words[name as keyof typeof words](params as AskParams, say)
  return questionOf(name, language) ?? name
}

function whyNotText(why: WhyNot, language: Language): string {
  const { whyNot, timings } = WORDS[language]
  if (why.is === 'short') return whyNot.short(why.cp)
  if (why.is === 'price') return whyNot.price(sayFor('', language).price(why.price, true))
  if (why.is === 'dice') return whyNot.dice(why.off)
  if (why.is === 'tokens') return whyNot.tokens(why.missing, tokenName(why.token, language))
  return why.is === 'timing' ? whyNot.timing(timings[why.when]) : whyNot[why.is]
}

function told(event: Event, nameOf: (seat: Seat) => string, language: Language): string {
  const { events, grammar } = WORDS[language]
  const tell = events[(event as DiceThroneEvent).type] as (
    e: DiceThroneEvent,
    nameOf: (seat: Seat) => string,
    say: Names,
  ) => string
  return grammar.closed(tell(event as DiceThroneEvent, nameOf, NAMES[language]))
}
