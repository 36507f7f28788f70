import { LEVEL_WORDS } from '@alea/bots/text'
import type { UndoBar } from '@alea/engine'
import { count } from './grammar.ts'

const answers = (options: number, example: string | undefined): string =>
  [
    ...(options > 0 ? [options === 1 ? '1' : `a number from 1 to ${options}`] : []),
    ...(example ? [`"${example}"`] : []),
  ].join(' or ')

export const play = {
  player: 'Player',
  numberedPlayer: (n: number) => `Player ${n}`,
  bot: (name: string) => `(${name} bot)`,
  levels: LEVEL_WORDS.en,
  level: (name: string, rank: number, of: number) => `(${name}, level ${rank} of ${of})`,
  thinking: (name: string) => `${name} is thinking…`,
  seated: (everybody: string) => `Players: ${everybody}.`,
  resumed: (answers: number) => `The match resumes after ${count(answers, 'answer')}.`,
  commitment: 'Verifiable dice. SHA-256 hash of the secret they are derived from:',
  secret: 'The secret the dice were derived from (32 bytes, in hex); its SHA-256 hash was shown before the match:',
  howToPlay:
    'Answer with a number. "?" shows the rules, "w" says why an option is missing, "p" passes for the rest of the turn unless something new becomes possible, "u" takes back your last answer, "t" redraws the table, "l" repeats the latest events, "q" saves the match and quits. Press Enter to hurry the bots along.',
  logIsIn: (path: string) => `Log: ${path}`,
  resumeWith: (path: string) => `The match is saved. To continue it:\n  npx alea play --resume ${path}`,
  replayWith: (path: string) => `To see it again:\n  npx alea replay ${path}`,

  hints: { rules: '? rules', whyNot: 'w why not', undo: 'u undo', quit: 'q quit', pass: 'p pass' },
  /** `example` is what may be typed to choose several places at once. */
  typeAnAnswer: (options: number, example?: string) =>
    options === 1 && !example ? 'There is only one option: type 1.' : `Type ${answers(options, example)}.`,
  notAnAnswer: (typed: string, options: number, example?: string) =>
    `"${typed}" is not an answer: type ${answers(options, example)}, or ? w u t l q.`,
  orOthers: (label: string) => `${label} (or any others)`,
  typeDice: (name: string, dice: number, sides: number) =>
    dice === 1
      ? `Roll a die with ${sides} sides (${name}) and type the result ›`
      : `Roll ${dice} dice with ${sides} sides (${name}) and type the results ›`,
  typeOrder: (name: string, cards: number) =>
    `Shuffle ${cards} cards (${name}) and type their old positions in the new order ›`,
  badDice: (dice: number, sides: number, example: string) =>
    dice === 1
      ? `Please type a number from 1 to ${sides}, or q to quit.`
      : `Please type ${dice} numbers from 1 to ${sides}, such as ${example}, or q to quit.`,
  badOrder: (cards: number) => `Please type each number from 1 to ${cards} once, or q to quit.`,
  undone: 'Taken back.',
  undoBarred: {
    nothing: 'There is nothing to take back.',
    chance: 'Too late: dice have been rolled since.',
    'another-seat': 'Too late: someone else has answered since.',
    revelation: 'Too late: something hidden has been revealed since.',
  } satisfies Record<UndoBar, string>,
  nothingUnavailable: 'Nothing is missing: these are all the options.',
  noRules: 'There are no written rules for this game.',
  rulesHint: (example: string) =>
    `"? 6" shows chapter 6, "? ${example}" a single rule, "? shield" every rule that contains the word.`,
  noSuchRule: (wanted: string) => `The rules do not mention "${wanted}".`,
  more: '— Enter for more, q to stop — ',
}
