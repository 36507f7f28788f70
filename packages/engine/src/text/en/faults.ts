import type { Refusal, UndoBar } from '../../match.ts'

/** Why an undo is barred, after "undo is barred". */
const bars: Readonly<Record<UndoBar, string>> = {
  nothing: 'nothing to take back',
  chance: 'dice have been rolled or cards shuffled since',
  'another-seat': 'another seat has answered since',
  revelation: 'the answer revealed something',
}

/** Why the rules do not take an answer. */
const refusals: Readonly<Record<Exclude<Refusal['reason'], 'barred'>, string>> = {
  malformed: 'not an answer',
  stale: 'the match has moved on',
  'not-your-question': 'this seat has nothing to decide',
  'not-an-option': 'not an option',
}

/** What is wrong with something a person wrote: a log, an option, a throw. */
export const faults = {
  atLine: (line: number, fault: string) => `line ${line}: ${fault}`,
  /** `what` is a line of a log or the name of a question. */
  of: (what: string, fault: string) => `${what}: ${fault}`,
  answer: (position: number, entry: string, fault: string) => `answer ${position}, ${entry}: ${fault}`,

  noSuchOption: (name: string, known: readonly string[]) =>
    `There is no option ${name}; known: ${known.join(', ') || 'none'}`,
  ofOption: (name: string, fault: string) => `Option ${name}: ${fault}`,
  notOneOf: (value: string, values: readonly string[]) => `${value} is not one of ${values.join(', ')}`,
  notAFlag: (value: string) => `${value} is neither true nor false`,
  notWhole: (value: string, min: number, max: number) => `${value} is not a whole number from ${min} to ${max}`,
  notAPlayer: (seats: number) => `the players are p1 to p${seats}`,
  wrongSeats: (game: string, min: number, max: number, seats: number) =>
    `${game} is for ${min === max ? min : `${min} to ${max}`} players, not ${seats}`,

  roll: (name: string, count: number, sides: number) => `${name} ${count}d${sides}`,
  shuffle: (name: string, cards: number) => `${name} (a shuffle of ${cards})`,
  notANumber: (word: string) => `${word} is not a number`,
  wrongCount: (needed: number, given: number) =>
    needed === 1 ? `1 value is needed, ${given} given` : `${needed} values are needed, ${given} given`,
  notAFace: (value: number, sides: number) => `${value} is not a face from 1 to ${sides}`,
  notAnOrder: (count: number) => `not an order of the numbers 1 to ${count}`,
  nothingToThrow: 'There is nothing to roll or shuffle now',

  wrongTitle: (title: string) => `a log begins with "${title}"`,
  fieldExpected: (name: string) => `"${name} …" is expected here`,
  notACount: (name: string) => `${name} must be a whole number, 1 or more`,
  optionsNotJson: 'the options are not JSON',
  notACommitment: 'a commitment is 64 hexadecimal digits',
  optionsNotAnObject: 'the options are not a JSON object',
  afterTheEnd: 'there is a line after the end of the match',
  tagMissing: 'the line is cut short: its tag is missing',
  notAnAnswer: (line: string) => `not an answer: ${line}`,
  wrongTag: (line: string) => `the tag does not fit: this line was changed, or one before it was lost (${line})`,
  otherGame: (found: string, wanted: string) => `this is a log of ${found}, not of ${wanted}`,
  otherRules: (found: number, game: string, wanted: number) =>
    `written under rules ${found}; this is rules ${wanted} of ${game}`,
  otherEnd: (found: string, written: string) => `the replay ends with ${found}, the log says ${written}`,
  noEnd: 'the log claims an end, but the match goes on',

  matchOver: 'the match is already over',
  nothingRolled: (seats: string, name: string) => `nothing is rolled here: ${seats} must ${name}`,
  asksFor: (name: string) => `the rules ask for ${name} here`,
  asksChance: (name: string) => `the rules ask for ${name} here, not for a seat`,
  asksSeats: (seats: string, name: string) => `the rules ask ${seats} for ${name} here`,
  undoBarred: (bar: UndoBar) => `undo is barred (${bars[bar]})`,
  noSuchPast: 'there is no such position to rewind to',
  refused: (reason: keyof typeof refusals, rule?: string) =>
    rule === undefined ? refusals[reason] : `${refusals[reason]}, see ${rule}`,
}

export type Faults = typeof faults
