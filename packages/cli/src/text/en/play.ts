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
  cutOff: (line: string) => `The last line of the log was cut off ("${line}") and is left out: please answer again.`,
  passKeyboard: (name: string) => `Pass the keyboard to ${name}.`,
  ready: (name: string) => `${name}, press Enter when nobody else is looking ›`,
  since: 'Since your last turn:',
  commitment:
    'Verifiable dice. Note this commitment (SHA-256 of the secret they are derived from); it is in the log too:',
  secret: 'The secret the dice were derived from (32 bytes, in hex); its SHA-256 hash was shown before the match:',
  howToPlay:
    'Answer with a number. "?" shows the rules, "w" says why an option is missing, "p" passes for the rest of the turn unless something new becomes possible, "u" takes back your last answer ("uu" even after a roll; dice are then rolled anew), "t" redraws the table, "l" repeats the latest events, "q" saves the match and quits. Press Enter to hurry the bots along.',
  logIsIn: (path: string) => `Log: ${path}`,
  resumeWith: (path: string) => `The match is saved. To continue it:\n  npx alea play --resume ${path}`,
  nextGoal: (goal: string, game: string) =>
    `The next match will begin with a higher goal (${goal}). To play it:\n  npx alea play ${game} --seats me`,
  replayWith: (path: string) => `To see it again:\n  npx alea replay ${path}`,

  hints: { rules: '? rules', whyNot: 'w why not', undo: 'u undo', quit: 'q quit', pass: 'p pass' },
  /** `example` is what may be typed to choose several places at once. */
  typeAnAnswer: (options: number, example?: string) =>
    options === 1 && !example ? 'There is only one option: type 1.' : `Type ${answers(options, example)}.`,
  notAnAnswer: (typed: string, options: number, example?: string) =>
    `"${typed}" is not an answer: type ${answers(options, example)}, or ? w u t l q.`,
  orOthers: (label: string) => `${label} (or any others)`,
  whoBegins: (names: readonly string[]) =>
    `Who begins? ${names.map((name, i) => `${i + 1} ${name}`).join(', ')} (Enter: drawn by lot) ›`,
  /** `each` dice for every owner; `which` dice, in the order of the results. */
  typeDice: (owners: readonly string[], each: number, sides: number, which?: string) => {
    const dice = `${count(each, 'die', 'dice')}${sides === 6 ? '' : ` with ${sides} sides`}`
    const named = which === undefined ? dice : `${dice} (${which})`
    if (owners.length > 1) return `Roll for ${owners.join(', ')}, ${named} each, and type the results in this order ›`
    const results = each === 1 ? 'the result' : 'the results'
    return owners.length === 1
      ? `${owners[0]}: roll ${named} and type ${results} ›`
      : `Roll ${named} and type ${results} ›`
  },
  badDice: (dice: number, sides: number, example: string) =>
    dice === 1
      ? `Please type a number from 1 to ${sides}, or q to quit.`
      : `Please type ${dice} numbers from 1 to ${sides}, such as ${example}, or q to quit.`,
  undone: 'Taken back.',
  takeBackHint: 'With "uu" you take it back anyway: dice will be rolled anew, and the log shows it.',
  undoBarred: {
    nothing: 'There is nothing to take back.',
    chance: 'Too late: dice have been rolled since.',
    'another-seat': 'Too late: someone else has answered since.',
    revelation: 'Too late: something hidden has been revealed since.',
  } satisfies Record<UndoBar, string>,
  unavailable: (why: string, rule: string, options: string) => `${why} (${rule}): ${options}`,
  nothingUnavailable: 'Nothing is missing: these are all the options.',
  noRules: 'There are no written rules for this game.',
  /** `thing` is the name of something printed, such as a creature or a card. */
  rulesHint: (example: string, thing?: string) =>
    `"? 6" shows chapter 6, "? ${example}" a single rule, "? ${thing ?? 'shield'}" ${thing ? 'what is printed on it and ' : ''}every rule that contains the word.`,
  noSuchRule: (wanted: string) => `The rules do not mention "${wanted}".`,
  more: '— Enter for more, q to stop — ',
}
