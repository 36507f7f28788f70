/** Checks the file of an experiment. Whatever is wrong is an InputError that names the field and what it may be. */
import { botOf, isRepeatable, LEVEL_NAMES } from '@alea/bots'
import { GAMES, gameOf } from '@alea/catalog'
import { checkOptions, type Game, InputError, LANGUAGES, type Language, type Options } from '@alea/engine'
import {
  type Experiment,
  FIGURES,
  type Figure,
  type Label,
  LONGEST_LABEL,
  MOST_ABOUT,
  MOST_MATCHES,
  MOST_SEED,
  MOST_VARIANTS,
  type Until,
  type Variant,
} from './experiment.ts'
import { type LabWords, WORDS } from './text/index.ts'

type Fields = Readonly<Record<string, unknown>>

const FIELDS = ['title', 'question', 'game', 'options', 'seats', 'matches', 'seed', 'variants', 'until', 'about']
const VARIANT_FIELDS = ['name', 'seats', 'options']
const UNTIL_FIELDS = ['figure', 'width', 'difference']

/** Pieces of content that an error names. */
const NAMED = 8

const USUAL_SEATS = ['adept', 'adept']
const USUAL_MATCHES = 200
const USUAL_SEED = 1

export function checkExperiment(value: unknown): Experiment {
  const file = fieldsOf('', value, FIELDS)
  const game = checkGame(file.game)
  const base = { seats: file.seats ?? USUAL_SEATS, options: at('options', () => optionsOf(file.options)) }
  const variants = checkVariants(file.variants).map((variant, i) =>
    at(file.variants === undefined ? '' : `variants ${i + 1}`, () => checkVariant(game, variant, base, i)),
  )
  return {
    title: file.title === undefined ? game.text.en.title : at('title', () => checkLabel(file.title)),
    ...(file.question !== undefined && { question: at('question', () => checkLabel(file.question)) }),
    game: game.id,
    matches: at('matches', () => checkWhole(file.matches ?? USUAL_MATCHES, 1, MOST_MATCHES)),
    seed: at('seed', () => checkWhole(file.seed ?? USUAL_SEED, 0, MOST_SEED)),
    variants,
    ...(file.until !== undefined && { until: at('until', () => checkUntil(file.until, variants)) }),
    ...(file.about !== undefined && { about: at('about', () => checkAbout(game, file.about)) }),
  }
}

function checkGame(id: unknown): Game {
  const game = typeof id === 'string' ? gameOf(id) : undefined
  if (game) return game
  const known = GAMES.map((each) => each.id)
  throw at('game', () => wrong((say) => (id === undefined ? say.missing(known) : say.notOneOf(show(id), known))))
}

function checkVariants(value: unknown): readonly unknown[] {
  if (value === undefined) return [{}]
  if (!Array.isArray(value)) throw at('variants', () => wrong((say) => say.notAList))
  if (value.length > 0 && value.length <= MOST_VARIANTS) return value
  throw at('variants', () => wrong((say) => say.notSoMany(value.length, 1, MOST_VARIANTS)))
}

function checkVariant(
  game: Game,
  value: unknown,
  base: { readonly seats: unknown; readonly options: Fields },
  at0: number,
): Variant {
  const given = fieldsOf('', value, VARIANT_FIELDS)
  const seats = at('seats', () => checkSeats(game, given.seats ?? base.seats))
  const own = at('options', () => optionsOf(given.options))
  const options: Options = at('options', () => checkOptions(game.options, { ...base.options, ...own }, seats.length))
  return { name: given.name === undefined ? letter(at0) : at('name', () => checkLabel(given.name)), seats, options }
}

/** A, B, C … */
const letter = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at)

function checkSeats({ seats: { min, max } }: Game, value: unknown): string[] {
  if (!Array.isArray(value)) throw wrong((say) => say.notAList)
  if (value.length < min || value.length > max) throw wrong((say) => say.notSoMany(value.length, min, max))
  return value.map((bot) => {
    if (typeof bot !== 'string') throw wrong((say) => say.notOneOf(show(bot), LEVEL_NAMES))
    botOf(bot)
    if (!isRepeatable(bot)) throw wrong((say) => say.timedBot(bot))
    return bot
  })
}

function checkUntil(value: unknown, variants: readonly Variant[]): Until {
  const { figure, width, difference = false } = fieldsOf('', value, UNTIL_FIELDS)
  const players = Math.min(...variants.map(({ seats }) => seats.length))
  const known = FIGURES.filter((one) => !one.startsWith('player-') || Number(one.slice('player-'.length)) <= players)
  if (!known.some((one) => one === figure))
    throw at('figure', () =>
      wrong((say) => (figure === undefined ? say.missing(known) : say.notOneOf(show(figure), known))),
    )
  if (typeof width !== 'number' || !(width > 0)) throw at('width', () => wrong((say) => say.notPositive(show(width))))
  if (typeof difference !== 'boolean')
    throw at('difference', () => wrong((say) => say.notOneOf(show(difference), ['true', 'false'])))
  if (difference && variants.length === 1) throw at('difference', () => wrong((say) => say.oneVariant))
  return { figure: figure as Figure, width, difference }
}

function checkAbout({ content }: Game, value: unknown): string[] {
  if (!Array.isArray(value)) throw wrong((say) => say.notAList)
  if (value.length === 0 || value.length > MOST_ABOUT) throw wrong((say) => say.notSoMany(value.length, 1, MOST_ABOUT))
  const unknown = value.find((id) => !content.includes(id))
  if (unknown !== undefined) throw wrong((say) => say.notOneOf(show(unknown), similarTo(String(unknown), content)))
  const twice = value.find((id, i) => value.indexOf(id) < i)
  if (twice !== undefined) throw wrong((say) => say.twice(show(twice)))
  return value
}

/** Of a long list, what was probably meant; if nothing looks like it, how the list begins. */
function similarTo(id: string, content: readonly string[]): readonly string[] {
  const word = id.slice(id.lastIndexOf('/') + 1).toLowerCase()
  const alike = word.length > 2 ? content.filter((each) => each.includes(word)) : []
  return (alike.length > 0 ? alike : content).slice(0, NAMED)
}

function checkLabel(value: unknown): Label {
  if (typeof value === 'string' && value.trim() !== '') return within(value)
  if (typeof value !== 'object' || value === null) throw wrong((say) => say.notALabel)
  const texts = fieldsOf('', value, LANGUAGES)
  if (LANGUAGES.some((language) => typeof texts[language] !== 'string')) throw wrong((say) => say.notALabel)
  return Object.fromEntries(LANGUAGES.map((language) => [language, within(texts[language] as string)])) as Label
}

function within(label: string): string {
  if (label.length > LONGEST_LABEL) throw wrong((say) => say.tooLong(label.length, LONGEST_LABEL))
  return label
}

function checkWhole(value: unknown, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
  throw wrong((say) => say.notWhole(show(value), min, max))
}

const optionsOf = (value: unknown): Fields => {
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong((say) => say.notAnObject)
  return value as Fields
}

/** An object without unknown fields. */
function fieldsOf(field: string, value: unknown, known: readonly string[]): Fields {
  const fields = at(field, () => {
    if (value === undefined) throw wrong((say) => say.notAnObject)
    return optionsOf(value)
  })
  const unknown = Object.keys(fields).find((name) => !known.includes(name))
  if (unknown !== undefined) throw wrong((say) => say.unknownField(unknown, known))
  return fields
}

/** Puts the name of the field before what is wrong with it; returns what `work` returns or throws. */
function at<T>(field: string, work: () => T): T {
  try {
    const result = work()
    if (result instanceof InputError) throw result
    return result
  } catch (error) {
    if (!(error instanceof InputError) || field === '') throw error
    throw new InputError((language) => WORDS[language].faults.ofField(field, error.in(language)))
  }
}

const wrong = (fault: (say: LabWords['faults'], language: Language) => string): InputError =>
  new InputError((language) => fault(WORDS[language].faults, language))

const show = (value: unknown): string => JSON.stringify(value) ?? String(value)
