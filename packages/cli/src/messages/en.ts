import type { Messages } from './messages.ts'

const NUMBERS = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)
const number = (value: number, digits = 0): string => NUMBERS[digits]!.format(value)
const count = (n: number, thing: string, things = `${thing}s`): string => `${number(n)} ${n === 1 ? thing : things}`
const choices = (known: readonly string[]): string => known.join(', ')
const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'no permission',
}

const answers = (options: number, example?: string): string =>
  [
    ...(options > 0 ? [options === 1 ? '1' : `a number from 1 to ${options}`] : []),
    ...(example ? [`"${example}"`] : []),
  ].join(', ')

export const en: Messages = {
  help: {
    intro: `alea: rules-complete dice games in the terminal

Usage: alea <command> […]`,
    usage: 'Usage:',
    more: `"alea <command> --help" tells more about one of them. Try: alea play`,
    everywhere: `  --lang fr|en         language (else that of the environment)
  --help               this text`,
    commands: {
      games: {
        summary: 'List the games, their numbers of players and their options',
        usage: '[--json]',
        details: '  --json               one JSON document instead of text',
      },
      play: {
        summary: 'Play in the terminal, against bots or several at one screen',
        usage: '[<game>] [options]',
        details: `  <game>               battle-dice unless told otherwise
  --seats me,expert    who sits where: "me" is a person, the others are bots, from the
                       weakest: random, novice, apprentice (unless told otherwise),
                       adept (the same as greedy), expert, master; or search:2000
                       (iterations), search:300ms (time) for each answer
  --name Anna,Ben      what the people are called
  --dice fast          quick dice (the default)
  --dice fair          dice that can be checked: a commitment before, the secret after
  --dice manual        your own dice on your table: type what they show
  --seed N             the same dice and bots every time (fast dice)
  --option name=value  an option of the match; name=@file.json reads a file
  --log FILE           keep the log there (else in ~/.alea, or $ALEA_HOME)
  --resume FILE        go on with a match from its log
  --fast               no pauses while the others play`,
      },
      simulate: {
        summary: 'Play many matches among bots and report who wins',
        usage: '<game> [options]',
        details: `  --matches N          how many (1000)
  --seats greedy,…     a bot for every seat (random at the smallest table): random,
                       greedy, novice, apprentice, adept, expert, master,
                       search:2000 (iterations), search:300ms (time)
  --seed N             the same matches every time (1)
  --option name=value  an option of the match; name=@file.json reads a file
  --threads N          worker threads (one for each core); results do not depend on it
  --json               one JSON document instead of text`,
      },
      tournament: {
        summary: 'Let bots meet each other and rate them',
        usage: '<game> --bots greedy,expert,… [options]',
        details: `  --bots a,b,c         who takes part, as "alea simulate" names them
  --matches N          of each pairing (100); seats alternate, with the same dice
  --seats N            players at a table (2): more, and each bot in turn meets as many
                       of another as there are other seats
  --seed N             the same matches every time (1)
  --option name=value  an option of all matches; name=@file.json reads a file
                       (heroes nobody chose go round all their pairings)
  --threads N          worker threads (one for each core); results do not depend on it
  --json               one JSON document instead of text`,
      },
      odds: {
        summary: 'Say which dice to keep, and how likely it is',
        usage: '<dice> --for <goal> | [<dice>] --hero <hero> [options]',
        details: `  <dice>               1,3,3,6,2 lie on the table; 5d6 are not yet rolled
  --for <goal>         5-of-a-kind, small-straight, large-straight, full-house,
                       "sum>=20" (or <=, =), or faces wanted: 6,6,6
  --hero barbarian     every ability of a Dice Throne hero, and what to keep
  --left N             rolls still to come (2; 3 before the first)
  --sides N            of the dice on the table (6)
  --keep 3,3           where this keep stands among the others ("none": roll all)
  --json               one JSON document instead of text`,
      },
      scenario: {
        summary: 'Run scenarios: worked examples of the rules',
        usage: '<file or folder>… [--json]',
        details: `  Folders are searched for *.scenario. The exit code is 1 if one fails.
  --json               one JSON document instead of text`,
      },
      replay: {
        summary: 'Check the log of a match and tell it again',
        usage: '<log> [--until N] [--json]',
        details: `  --until N            only the first N answers
  --json               one JSON document instead of text`,
      },
      fuzz: {
        summary: 'Play at random under all laws of the engine until one is broken',
        usage: '<game> [--seconds N] [--seed N] [--json]',
        details: `  --seconds N          how long (60)
  --seed N             the same matches every time (else a new seed, which is told)
  --json               one JSON document instead of text
  A broken law prints the log that shows it; the exit code is then 1.`,
      },
      serve: {
        summary: 'Run the server: tables, live matches, bots, replays',
        usage: '[options]',
        details: `  --port N             where to listen (3000)
  --host ADDRESS       127.0.0.1 unless told otherwise; 0.0.0.0 for everybody
  --data FOLDER        where matches are kept (alea-data)
  --config FILE        all settings in one JSON file, see docs/operations.md`,
      },
      verify: {
        summary: 'Throw the dice of a match again and compare',
        usage: '<file> [--json]',
        details: `  <file>               what a server gives at /api/matches/<match>/proof, or
                       the log of a match played here with --dice fair
  --json               one JSON document instead of text`,
      },
      bench: {
        summary: 'Measure the engine and the games',
        usage: '[--quick] [--json]',
        details: `  --quick              rougher figures, in seconds
  --json               one JSON document instead of text
  The last column counts iterations of the bots' search.`,
      },
    },
  },

  notALanguage: (word) => `--lang is fr or en, not "${word}"`,
  unknownCommand: (name, known) => `there is no command "${name}"; known: ${choices(known)}`,
  unknownOption: (option) => `there is no option ${option} here; --help lists them`,
  valueMissing: (option) => `${option} needs a value`,
  valueUnwanted: (option) => `${option} takes no value`,
  missingArgument: 'an argument is missing; --help shows the usage',
  optionNeeded: (option) => `${option} is needed; --help shows the usage`,
  extraArgument: (word) => `"${word}" is one argument too many; --help shows the usage`,
  notWhole: (option, text, min, max) => `${option} is a whole number from ${min} to ${max}, not "${text}"`,
  unknownGame: (id, known) => `there is no game "${id}"; known: ${choices(known)}`,
  unknownBot: (name, known) => `nobody called "${name}" can sit down; known: ${choices(known)}`,
  badBudget: (name, iterations, ms) =>
    `"${name}" is no budget: search:2000 takes 1 to ${iterations} iterations, search:300ms takes 1 to ${ms} milliseconds`,
  wrongSeats: (game, min, max, given) =>
    `${game} is for ${min === max ? min : `${min} to ${max}`} players here, not for ${given}`,
  notAPair: (text) => `--option is written name=value, not "${text}"`,
  notJson: (file) => `${file} is not valid JSON`,
  unreadable: (file, code) => `${file} cannot be read: ${FILE_FAULTS[code] ?? code}`,
  unwritable: (file, code) =>
    `${file} cannot be written: ${(code === 'ENOENT' ? 'there is no such folder' : FILE_FAULTS[code]) ?? code}`,

  number,
  percent: (share, digits = 1) => `${number(100 * share, digits)}%`,
  pair: (label, text) => `${label}: ${text}`,
  players: (min, max) => (min === max ? count(min, 'player') : `${min} to ${max} players`),
  range: (min, max) => `${min} to ${max}`,
  byDefault: (value) => `(default ${value})`,
  file: 'file',

  simulating: (done, total, perSecond, secondsLeft) =>
    `${number(done)} of ${number(total)}, ${number(perSecond, perSecond < 10 ? 1 : 0)}/s, ${number(secondsLeft)} s left`,
  simulated: (matches, game, seed, seconds, perSecond) =>
    `${matches} matches of ${game} with seed ${seed} in ${seconds} s (${perSecond}/s)`,
  seatColumns: ['seat', 'bot', 'wins', 'share', '95% interval', 'mean score', 'from – to'],
  ties: 'shared victories',
  decisions: 'decisions in a match',
  spread: (mean, median, min, max) => `mean ${mean}, median ${median}, from ${min} to ${max}`,
  matchBroke: (match, seed, matchSeed) => `match ${match} of seed ${seed} broke (its own seed is ${matchSeed}):`,
  byTheClock: (bots) => `${choices(bots)}: thinking by the clock, so the results depend on this machine`,

  oneBot: '--bots names at least two: greedy,expert',
  botTwice: (name) => `"${name}" is named twice; a bot does not meet itself`,
  tournament: (matches, game, seats, seed, seconds) =>
    `${matches} matches of ${game}, ${seats} at a table, with seed ${seed} in ${seconds} s`,
  tables: (tables, matches) =>
    `The matches of each pairing go round ${number(tables)} tables, from every seat: ${number(matches)} make a full round.`,
  pairingColumns: ['bot', 'against', 'wins', 'share', '95% interval', 'ties', 'losses'],
  rankingColumns: ['', 'bot', 'rating', '95%', 'wins', 'share'],

  odds: {
    goal: (goal) => {
      switch (goal.kind) {
        case 'alike':
          return `${goal.count} of a kind`
        case 'straight':
          return goal.length === 4 ? 'a small straight' : 'a large straight'
        case 'full-house':
          return 'a full house'
        case 'sum':
          return `a sum of ${{ '>=': 'at least ', '<=': 'at most ', '=': '' }[goal.how]}${goal.points}`
        case 'faces':
          return goal.faces.join(' ')
      }
    },
    playingFor: (goal) => `playing for ${goal}`,
    onTheTable: (dice, left) => `${dice} on the table, ${count(left, 'roll')} left`,
    unrolled: (dice, sides, rolls) => `${count(dice, 'die', 'dice')} with ${sides} sides, ${count(rolls, 'roll')}`,
    advice: (keep, kept, rolled) =>
      rolled === 0 ? 'Keep everything' : kept === 0 ? 'Roll everything again' : `Keep ${keep}, roll ${rolled}`,
    chance: (percent, oneIn) => (oneIn === undefined ? percent : `${percent}, one time in ${oneIn}`),
    worth: (points) => `${points} points of health on average`,
    keepColumns: { keep: 'keep', rolled: 'roll', chance: 'chance' },
    abilityColumns: {
      ability: 'ability',
      keep: 'keep',
      worth: 'worth',
      chance: 'playing for it',
      along: 'for the board',
    },
    abilityNote:
      'Worth is in points of health: damage, and what tokens, cards and healing are worth beside it. The last column is the chance that the dice allow it when every keep is the best for the whole board.',
    notDice: (text, sides) =>
      `"${text}" are no dice: write 1,3,3,6,2 (from 1 to ${sides}), or 5d6 before the first roll`,
    sidesTwice: (text) => `${text} says already how many sides there are: leave --sides out`,
    tooMany: (text, most) => `${text}: from 1 to ${most} dice, and fewer if they have many sides`,
    unknownGoal: (text) =>
      `"${text}" is no goal; known: 5-of-a-kind, small-straight, large-straight, full-house, "sum>=20" in quotes, or faces such as 6,6,6`,
    impossible: (goal, dice, sides) => `${goal}: impossible with ${count(dice, 'die', 'dice')} of ${sides} sides`,
    notKept: (text) => `--keep names dice that lie on the table, or none, not "${text}"`,
    unknownHero: (id, known) => `there is no hero "${id}"; known: ${choices(known)}`,
    heroOrGoal: '--for and --hero do not go together: a hero has goals of its own',
    heroDice: 'a hero rolls five dice with six sides',
  },

  noScenario: (paths) => `no scenario found in ${choices(paths)}`,
  passedAndFailed: (passed, failed) => `${passed} passed, ${failed} failed`,
  expected: 'expected',
  found: 'found',
  stoodAt: 'stood at',
  replayed: (answers) => `${count(answers, 'answer')} replayed and found sound.`,
  waitingFor: (seats, question) => `Waiting for ${choices(seats) || 'the dice'}: ${question}.`,
  fuzzing: (matches, decisions) => `${matches} matches, ${decisions} decisions`,
  fuzzedWell: (matches, decisions, seed) => `${matches} matches, ${decisions} decisions, no law broken (seed ${seed}).`,
  fuzzedBadly: (matches, seed) => `A law is broken in match ${matches} (seed ${seed}).`,

  pigRace: (ours, boardgameio, ratio) =>
    `Pig, decisions per second: ${ours}; on boardgame.io: ${boardgameio} (${ratio} times as many)`,
  serving: (url, data) => `Aléa is at ${url}, its matches in ${data}. Ctrl-C ends it.`,
  verified: (rolls, shuffles) =>
    `Every die is right: ${count(rolls, 'throw', 'throws')} and ${count(shuffles, 'shuffle')} come from what was committed to.`,
  notABundle: (file, fault) => `${file}: not a proof of a match (${fault})`,
  noSecret: (file) => `${file}: nothing tells what its dice came from; was it played with --dice fair?`,
  benchColumns: ['game', 'seats', 'decisions/s', 'at best', 'matches/s', 'clone µs', 'view µs', 'iter./s'],

  player: 'Player',
  bot: (name) => `(${name} bot)`,
  level: (name, rank, of) => `(${name}, level ${rank} of ${of})`,
  thinking: (name) => `${name} is thinking …`,
  seated: (everybody) => `At the table: ${everybody}.`,
  resumed: (answers) => `The match goes on after ${count(answers, 'answer')}.`,
  commitment: 'Fair dice. SHA-256 of the secret they are drawn from:',
  secret: 'The secret the dice were drawn from (32 bytes, in hex); its SHA-256 was shown before the match:',
  howToPlay:
    'Answer with a number. "?" is for the rules, "w" tells why something is missing, "p" passes for the rest of the turn while nothing new can be done, "u" takes your answer back, "t" draws the table, "l" tells the latest again, "q" leaves; the match is kept. Enter hurries the others.',
  notDice: (text, known) => `--dice is one of ${choices(known)}, not "${text}"`,
  resumeAlone: '--resume goes on as the match was: it cannot be joined with --log, --option or --dice',
  logExists: (path) => `${path} exists already; "--resume ${path}" goes on with it`,
  badNote: (path) => `${path} does not tell who sits where; delete it and name them with --seats`,
  logIsIn: (path) => `The log is in ${path}`,
  resumeWith: (path) => `The match is kept. Go on with:\n  npx alea play --resume ${path}`,
  replayWith: (path) => `See it again with:\n  npx alea replay ${path}`,
  hintRules: '? rules',
  hintWhyNot: 'w why not',
  hintUndo: 'u undo',
  hintQuit: 'q quit',
  hintPass: 'p pass',
  typeANumber: (options, example) =>
    options === 1 && !example ? 'There is only 1: type it.' : `Type ${answers(options, example)}.`,
  notAnAnswer: (typed, options, example) =>
    `"${typed}" is no answer here: ${answers(options, example)}, or ? w u t l q.`,
  orOthers: (label) => `${label} (or any others)`,
  typeDice: (name, count, sides) =>
    `Throw ${count === 1 ? 'one die' : `${count} dice`} with ${sides} faces (${name}) and type ${count === 1 ? 'it' : 'them'} ›`,
  typeOrder: (name, count) => `Shuffle ${count} cards (${name}) and type their old places in the new order ›`,
  badDice: (count, sides) =>
    `That is not it: ${count === 1 ? `a number from 1 to ${sides}` : `${count} numbers from 1 to ${sides}, such as ${Array(count).fill(sides).join(' ')}`}. q quits.`,
  badOrder: (count) => `That is not it: the numbers 1 to ${count}, each once. q quits.`,
  undone: 'Taken back.',
  undoBarred: {
    nothing: 'There is nothing to take back.',
    chance: 'Too late: dice were thrown since.',
    'another-seat': 'Too late: somebody else has answered since.',
    revelation: 'Too late: it showed something hidden.',
  },
  nothingClosed: 'Nothing is missing: these are all the possibilities.',
  noRules: 'There is no text of the rules for this game.',
  rulesHint: (example) => `"? 6" reads chapter 6, "? ${example}" one rule, "? shield" all with that word.`,
  noSuchRule: (wanted) => `The rules say nothing of "${wanted}".`,
  more: '— Enter for more, q to stop — ',
  winners: ([name, ...others]) => {
    if (name === undefined) return 'Nobody wins.'
    return others.length === 0 ? `${name} wins!` : `${[name, ...others].join(' and ')} share the victory!`
  },

  diceThrone: {
    turn: (turn, phase, who) => `Turn ${turn} · ${who}: ${phase}`,
    health: (health) => `health ${health}`,
    cp: (cp) => `${cp} CP`,
    cards: (hand, deck) => `${hand} in hand, ${deck} in the deck`,
    tokens: 'status',
    board: 'board',
    book: 'laid open',
    hand: 'hand',
    dice: (who) => `dice of ${who}`,
    attempts: (left) => `${left} ${left === 1 ? 'roll' : 'rolls'} left`,
    attack: (ability, target) => (target === undefined ? ability : `${ability} → ${target}`),
    damage: (who) => `damage to ${who}`,
    final: (subtotal, final) => (subtotal === final ? `= ${final}` : `= ${subtotal}, so ${final}`),
    defeated: 'defeated',
    leader: 'leader',
    ally: (who) => `with ${who}`,
  },
  battleDice: {
    turn: (turn, first) => (turn === 0 ? 'Before the first turn' : `Turn ${turn} · ${first} first`),
    stock: 'stock',
    price: 'price',
    dead: 'gone for ever:',
    arena: 'arena',
    locker: 'locker room',
    infirmary: 'infirmary',
    value: (value) => `value ${value}`,
    gold: (gold) => `gold ${gold}`,
    earning: (gold) => `earning ${gold}`,
    shielding: 'shield raised',
    shielded: 'protected',
    kept: 'kept',
    chosen: 'chosen',
  },
}
