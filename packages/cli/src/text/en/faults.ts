import { count, list, range } from './grammar.ts'

/** What is wrong with what somebody typed, or with a file. */
export const faults = {
  unknownLanguage: (word: string, known: readonly string[]) => `--lang must be one of ${list(known)}, not "${word}"`,
  unknownCommand: (name: string, known: readonly string[]) => `unknown command "${name}"; commands: ${list(known)}`,
  unknownOption: (option: string) => `unknown option ${option}; see --help`,
  valueMissing: (option: string) => `${option} needs a value`,
  valueUnwanted: (option: string) => `${option} takes no value`,
  missingArgument: 'missing argument; see --help',
  optionNeeded: (option: string) => `${option} is required; see --help`,
  extraArgument: (word: string) => `unexpected argument "${word}"; see --help`,
  notWhole: (option: string, text: string, min: number, max: number) =>
    `${option} must be a whole number from ${min} to ${max}, not "${text}"`,
  notATime: (option: string, text: string) => `${option} must be a date such as 2026-11-16, not "${text}"`,
  unknownGame: (id: string, known: readonly string[]) => `unknown game "${id}"; games: ${list(known)}`,
  unknownBot: (name: string, known: readonly string[]) => `unknown player "${name}"; known: ${list(known)}`,
  badBudget: (name: string, iterations: string, mostIterations: number, time: string, mostMs: number) =>
    `"${name}" has no valid budget: write ${iterations} for iterations (1 to ${mostIterations}), ${time} for milliseconds (1 to ${mostMs})`,
  wrongSeats: (game: string, min: number, max: number, given: number) =>
    `${game} is for ${range(min, max)} players here, not ${given}`,
  notAPair: (text: string) => `--option must be written as name=value, not "${text}"`,
  csvOrJson: '--csv and --json cannot be combined',
  oneBot: '--bots needs at least two bots, such as greedy,expert',
  botTwice: (name: string) => `"${name}" is listed twice; a bot cannot play itself`,

  noOpenReport: (number: number) => `there is no open report ${number}`,
  noPerson: (player: string) => `there is no player ${player}: give an id, or the name of an account`,
  notBanned: (player: string) => `${player} is not banned`,
  notAFutureDate: (text: string) => `--until must be a date in the future such as 2030-12-31, not "${text}"`,
  inFile: (file: string, fault: string) => `${file}: ${fault}`,
  notJson: (file: string, line?: string, column?: string) =>
    `${file} is not valid JSON${line === undefined ? '' : ` (line ${line}, column ${column})`}`,
  unreadable: (file: string, reason: string) => `cannot read ${file}: ${reason}`,
  unwritable: (file: string, reason: string) => `cannot write ${file}: ${reason}`,

  odds: {
    notDice: (text: string, sides: number) =>
      `"${text}" is not a list of dice: write 1,3,3,6,2 (each from 1 to ${sides}), or 5d6 before the first roll`,
    sidesTwice: (text: string) => `${text} already says how many sides the dice have: leave out --sides`,
    tooMany: (text: string, most: number) => `${text}: use 1 to ${most} dice, fewer if they have many sides`,
    unknownGoal: (text: string, known: readonly string[]) => `unknown goal "${text}"; write one such as ${list(known)}`,
    impossible: (goal: string, dice: number, sides: number) =>
      `${goal}: impossible with ${count(dice, 'die', 'dice')} (${sides} sides)`,
    notKept: (text: string) => `--keep takes dice that are on the table, or none, not "${text}"`,
    unknownHero: (id: string, known: readonly string[]) => `unknown hero "${id}"; heroes: ${list(known)}`,
    heroOrGoal: '--for and --hero cannot be combined: a hero has goals of its own',
    heroDice: 'a hero rolls five six-sided dice',
  },

  think: {
    notAPosition: (text: string) =>
      `after @ comes how many answers precede the decision, a whole number, not "${text}"`,
    beyond: (file: string, position: number, count: number) =>
      `${file} has only ${count} answers: there is no position ${position}`,
    noDecision: (position: number) =>
      `nobody decides at position ${position}: dice or cards are awaited, another seat, or the match is over; without @${position} all decisions are listed`,
    oneBot: '--bot names one bot',
  },

  noScenario: (paths: readonly string[]) => `no scenario found in ${list(paths)}`,
  notABundle: (file: string, fault: string) => `${file}: not the proof of a match (${fault})`,
  notHex: (option: string, text: string) => `${option} must be 64 hexadecimal digits, not "${text}"`,
  secretInProof: 'a proof contains its secret: leave out --secret',
  otherCommitment: (file: string, found: string) =>
    `${file}: the commitment is ${found}, not the one given with --commitment`,
  noSecret: (file: string) =>
    `${file}: there is no secret to check its dice against; was it played with --dice fair? If so, give it with --secret`,

  noMatch: (match: string) => `there is no match ${match}`,
  notASeat: (text: string, seats: number) => `--as must be a seat from p1 to p${seats}, not "${text}"`,
  gameGone: (game: string) => `this version has no game ${game}`,

  unknownDice: (text: string, known: readonly string[]) => `--dice must be one of ${list(known)}, not "${text}"`,
  seedUnused: (dice: string) =>
    `--seed cannot be combined with --dice ${dice}: those dice follow from a secret of their own`,
  surplusNames: (names: number, people: number) =>
    `--name has ${count(names, 'name')}, but ${people === 0 ? 'nobody plays' : people === 1 ? '1 person plays' : `${people} people play`}`,
  nameTwice: (name: string) => `"${name}" is named twice`,
  badName: (name: string, most: number) =>
    `a name has at most ${most} characters, at least one letter or digit and nothing invisible, not "${name}"`,
  resumeAlone: '--resume continues a match as it was: it cannot be combined with --log, --option or --dice',
  logInUse: (path: string, pid: number) => `${path} is being played in another terminal (process ${pid})`,
  logExists: (path: string) => `${path} already exists; "--resume ${path}" continues that match`,
  badSidecar: (path: string) => `${path} does not say who sits where; delete it and name the players with --seats`,
}
