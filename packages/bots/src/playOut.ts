/** Plays a match among bots on the engine alone: no log, no undo, no events. For simulations. */
import {
  advance,
  answer,
  answerChance,
  type ChanceSource,
  fast,
  type Game,
  hearVisits,
  listen,
  type Options,
  type Outcome,
  type Question,
  type Random,
  RulesError,
  type Running,
  random,
  seedOf,
  start,
  type UseNote,
} from '@alea/engine'
import { type Bot, seenBy } from './bot.ts'

export interface PlayedOut {
  readonly outcome: Outcome
  /** Answers given by seats; those of chance are not counted. */
  readonly decisions: number
}

/** Hears what happens in a match that is played out, but nothing of the matches bots imagine. */
export interface PlayWatch {
  /** Content that is used. */
  readonly visit?: UseNote
  /** Called at the first decision of every turn, with its number. */
  turn?(g: Running, turn: number): void
}

/** The dice and every bot draw from streams of their own, so that a bot that thinks longer does not change the dice. */
export function playOut(
  game: Game,
  bots: readonly Bot[],
  options: Options,
  seed: number,
  watch: PlayWatch = {},
): PlayedOut {
  return watch.visit
    ? hearVisits(watch.visit, () => played(game, bots, options, seed, watch))
    : played(game, bots, options, seed, watch)
}

function played(game: Game, bots: readonly Bot[], options: Options, seed: number, watch: PlayWatch): PlayedOut {
  const g = start<Running>(game.setup(bots.length, options), game.rules)
  const chance: ChanceSource = fast(seedOf(seed, 0))
  const luck = bots.map((_, seat) => random(seedOf(seed, 1 + seat)))
  let decisions = 0
  let turn = -1
  for (let position = 0; position < game.bound; position++) {
    const pending = advance(g)
    if (!pending) return { outcome: resultOf(game, g), decisions }
    if (pending.kind === 'chance') {
      answerChance(g, pending, chance(pending, position))
      continue
    }
    if (watch.turn && game.turn(g) !== turn) {
      turn = game.turn(g)
      watch.turn(g, turn)
    }
    const seat = pending.seats[0]!
    answer(g, pending, choice(game, g, pending, bots[seat]!, luck[seat]!))
    decisions++
  }
  throw RulesError.at(g, new Error(`${game.id} goes on after ${game.bound} answers`))
}

function choice(game: Game, g: Running, question: Question, bot: Bot, luck: Random): number {
  if (bot.chooseBlindly) return bot.chooseBlindly(question.options[0]!.length, luck)
  // Listeners of the match must not hear of imagined matches.
  return hearVisits(undefined, () =>
    listen(undefined, () => bot.choose(seenBy(game, g, question.seats[0]!, luck), luck)),
  )
}

function resultOf(game: Game, g: Running): Outcome {
  const outcome = game.outcome(g)
  if (!outcome) throw RulesError.at(g, new Error(`${game.id} ended without a result`))
  return outcome
}
