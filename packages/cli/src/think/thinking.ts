/** A decision laid open: what a bot thought of each option, the line it expects, and why the best is better than the others. */
import {
  botOf,
  type Comparison,
  type Considered,
  type Explanation,
  explain,
  type LineStep,
  type Method,
  seenBy,
  type Thought,
  type Why,
  whyOf,
} from '@alea/bots'
import { type Game, type Language, random, type Seat, seatName, seedOf } from '@alea/engine'
import type { Decided } from './decisions.ts'

export interface OptionThought extends Omit<Considered, 'choice'> {
  readonly key: string
  readonly text: string
}

export interface Thinking {
  readonly seat: Seat
  readonly asked: string
  readonly by: Method
  readonly options: readonly OptionThought[]
  /** By their numbers: what the bot takes, and what was taken in the match. */
  readonly chosen: number
  readonly played?: number
  readonly line: readonly {
    readonly seat: Seat
    readonly asked: string
    readonly text: string
    readonly visits: number
  }[]
  readonly explanation?: Explanation
  readonly whys: readonly (Comparison & { readonly why: Why })[]
}

/** At how many imagined tables options are compared, and how many of them. */
const SAMPLES = 100
const COMPARED = 4

export function thinkOf(
  game: Game,
  { match, seat, played }: Decided,
  bot: string,
  seed: number,
  language: Language,
): Thinking {
  const text = game.text[language]
  const seen = seenBy(game, match.state, seat, random(seedOf(seed, 0)))
  let thought: Thought = { by: 'random', options: [] }
  const chosen = botOf(bot).choose(seen, random(seedOf(seed, 1)), undefined, (told) => {
    thought = told
  })
  const { name, params, options } = match.offer(seat)!
  const view = match.view(seat)
  const taken = options.findIndex(({ key }) => key === played)
  const explanation = explain(seen, toCompare(thought.options, chosen, taken), random(seedOf(seed, 2)), SAMPLES)
  return {
    seat,
    asked: text.ask(name, params),
    by: thought.by,
    options: thought.options.map(({ choice, ...considered }) => ({
      key: options[choice]!.key,
      text: text.option(name, options[choice]!.value, view, seatName, params),
      ...considered,
    })),
    chosen,
    ...(taken >= 0 && { played: taken }),
    line: (thought.line ?? []).map((step) => ({
      seat: step.seat,
      asked: text.ask(step.name, step.params),
      text: stepText(game, step, language),
      visits: step.visits,
    })),
    ...(explanation && { explanation }),
    whys: (explanation?.comparisons ?? []).map((comparison) => ({
      ...comparison,
      why: whyOf(game, comparison, language),
    })),
  }
}

const stepText = (game: Game, { name, value, view, params }: LineStep, language: Language): string =>
  game.text[language].option(name, value, view, seatName, params)

/** What the bot takes, then the others that were tried most or are worth most, and what was played. */
function toCompare(options: readonly Considered[], chosen: number, played: number): number[] {
  const others = [...options]
    .filter(({ choice }) => choice !== chosen)
    .sort((one, other) => other.visits - one.visits || (other.value ?? 0) - (one.value ?? 0))
    .map(({ choice }) => choice)
  const first = others.slice(0, COMPARED - 1)
  if (played >= 0 && played !== chosen && !first.includes(played)) first[Math.min(first.length, COMPARED - 2)] = played
  return [chosen, ...first]
}
