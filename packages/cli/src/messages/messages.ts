/** Everything the command line says, in every language: a sentence missing in one of them is a type error. */
import type { LevelName } from '@alea/bots'
import type { Language, UndoBar } from '@alea/engine'
import type { CommandName } from '../command.ts'
import type { Goal } from '../odds/goal.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, fr }

export interface Messages {
  readonly help: {
    readonly intro: string
    readonly usage: string
    readonly more: string
    /** Options that every command has. */
    readonly everywhere: string
    readonly commands: Readonly<Record<CommandName, { summary: string; usage: string; details: string }>>
  }

  /** Arguments. */
  notALanguage(word: string): string
  unknownCommand(name: string, known: readonly string[]): string
  unknownOption(option: string): string
  valueMissing(option: string): string
  valueUnwanted(option: string): string
  readonly missingArgument: string
  optionNeeded(option: string): string
  extraArgument(word: string): string
  notWhole(option: string, text: string, min: number, max: number): string
  unknownGame(id: string, known: readonly string[]): string
  unknownBot(name: string, known: readonly string[]): string
  /** A search that is given no time, too much, or something else. */
  badBudget(name: string, iterations: number, ms: number): string
  wrongSeats(game: string, min: number, max: number, given: number): string
  notAPair(text: string): string
  notJson(file: string): string
  unreadable(file: string, code: string): string
  unwritable(file: string, code: string): string

  /** Numbers and small words. */
  number(value: number, digits?: number): string
  percent(share: number, digits?: number): string
  /** `label: text`, with the spacing of the language. */
  pair(label: string, text: string): string
  players(min: number, max: number): string
  range(min: number, max: number): string
  byDefault(value: string): string
  readonly file: string

  /** simulate */
  simulating(done: number, total: number, perSecond: number, secondsLeft: number): string
  simulated(matches: string, game: string, seed: number, seconds: string, perSecond: string): string
  /** Seat, bot, wins, share, interval, mean score, least and most. */
  readonly seatColumns: readonly string[]
  readonly ties: string
  readonly decisions: string
  spread(mean: string, median: string, min: string, max: string): string
  matchBroke(match: number, seed: number, matchSeed: number): string
  byTheClock(bots: readonly string[]): string

  /** tournament */
  readonly oneBot: string
  botTwice(name: string): string
  tournament(matches: string, game: string, seats: number, seed: number, seconds: string): string
  /** How many, and how many matches it takes to play at all of them from every seat. */
  tables(tables: number, matches: number): string
  /** Bot, against, wins, share, interval, ties, losses. */
  readonly pairingColumns: readonly string[]
  /** Rank, bot, rating, interval, wins, share. */
  readonly rankingColumns: readonly string[]

  readonly odds: {
    goal(goal: Goal): string
    playingFor(goal: string): string
    onTheTable(dice: string, left: number): string
    unrolled(dice: number, sides: number, rolls: number): string
    /** What to keep; `kept` of them, and how many are rolled. */
    advice(keep: string, kept: number, rolled: number): string
    /** `oneIn` is left out where it says no more. */
    chance(percent: string, oneIn: string | undefined): string
    worth(points: string): string
    readonly keepColumns: Readonly<Record<'keep' | 'rolled' | 'chance', string>>
    readonly abilityColumns: Readonly<Record<'ability' | 'keep' | 'worth' | 'chance' | 'along', string>>
    readonly abilityNote: string
    notDice(text: string, sides: number): string
    sidesTwice(text: string): string
    tooMany(text: string, most: number): string
    unknownGoal(text: string): string
    impossible(goal: string, dice: number, sides: number): string
    notKept(text: string): string
    unknownHero(id: string, known: readonly string[]): string
    readonly heroOrGoal: string
    readonly heroDice: string
  }

  /** scenario, replay, fuzz */
  noScenario(paths: readonly string[]): string
  passedAndFailed(passed: number, failed: number): string
  readonly expected: string
  readonly found: string
  readonly stoodAt: string
  replayed(answers: number): string
  waitingFor(seats: readonly string[], question: string): string
  fuzzing(matches: string, decisions: string): string
  fuzzedWell(matches: string, decisions: string, seed: number): string
  fuzzedBadly(matches: string, seed: number): string

  /** bench */
  pigRace(ours: string, boardgameio: string, ratio: string): string
  /** Game, seats, decisions, at best, matches, clone, view, iterations of the search. */
  readonly benchColumns: readonly string[]

  /** serve, verify */
  serving(url: string, data: string): string
  verified(rolls: number, shuffles: number): string
  notABundle(file: string, fault: string): string
  noSecret(file: string): string

  /** play */
  readonly player: string
  bot(name: string): string
  level(name: LevelName, rank: number, of: number): string
  thinking(name: string): string
  seated(everybody: string): string
  resumed(answers: number): string
  readonly commitment: string
  readonly secret: string
  readonly howToPlay: string
  notDice(text: string, known: readonly string[]): string
  readonly resumeAlone: string
  logExists(path: string): string
  badNote(path: string): string
  logIsIn(path: string): string
  resumeWith(path: string): string
  replayWith(path: string): string
  readonly hintRules: string
  readonly hintWhyNot: string
  readonly hintUndo: string
  readonly hintQuit: string
  readonly hintPass: string
  /** `example` is what may be typed where places are. */
  typeANumber(options: number, example?: string): string
  notAnAnswer(typed: string, options: number, example?: string): string
  orOthers(label: string): string
  typeDice(name: string, count: number, sides: number): string
  typeOrder(name: string, count: number): string
  badDice(count: number, sides: number): string
  badOrder(count: number): string
  readonly undone: string
  readonly undoBarred: Readonly<Record<UndoBar, string>>
  readonly nothingClosed: string
  readonly noRules: string
  rulesHint(example: string): string
  noSuchRule(wanted: string): string
  readonly more: string
  winners(names: readonly string[]): string

  /** The words of the tables. */
  readonly diceThrone: {
    turn(turn: number, phase: string, who: string): string
    health(health: number): string
    cp(cp: number): string
    cards(hand: number, deck: number): string
    readonly tokens: string
    readonly board: string
    readonly book: string
    readonly hand: string
    dice(who: string): string
    attempts(left: number): string
    attack(ability: string, target: string | undefined): string
    damage(who: string): string
    final(subtotal: number, final: number): string
    readonly defeated: string
    readonly leader: string
    ally(who: string): string
  }
  readonly battleDice: {
    turn(turn: number, first: string): string
    readonly stock: string
    readonly price: string
    readonly dead: string
    readonly arena: string
    readonly locker: string
    readonly infirmary: string
    value(value: number): string
    gold(gold: number): string
    earning(gold: number): string
    readonly shielding: string
    readonly shielded: string
    readonly kept: string
    readonly chosen: string
  }
}
