/** What `alea <command> --help` says. Names that exist as data come in as facts. */
import type { CommandName } from '../../command.ts'
import type { HelpFacts } from '../../helpFacts.ts'

const json = { flag: '--json', text: 'print one JSON document instead of text' }
const seed = { flag: '--seed N', text: ({ seed }: HelpFacts) => `play the same matches every time (default ${seed})` }
const option = {
  flag: '--option name=value',
  text: 'set an option of the match; name=@file.json reads the value from a file',
}
const threads = {
  flag: '--threads N',
  text: 'worker threads (default: one per core); the results do not depend on it',
}

export const help = {
  intro: 'alea: dice games with their complete rules, in the terminal',
  usage: 'Usage:',
  commandUsage: '<command> […]',
  more: '"alea <command> --help" explains a command. To get started: alea play',
  /** Options that every command has. */
  everywhere: {
    language: {
      flag: '--lang CODE',
      text: ({ languages }: HelpFacts) => `language: ${languages} (default: the language of the environment)`,
    },
    help: { flag: '--help', text: 'show this text' },
  },
  commands: {
    games: {
      summary: 'List the games, with their numbers of players and their options',
      usage: '[--json]',
      options: { json },
      notes: '',
    },
    play: {
      summary: 'Play in the terminal, against bots or with several people at one screen',
      usage: '[<game>] [options]',
      options: {
        game: { flag: '<game>', text: ({ game }: HelpFacts) => `default: ${game}` },
        seats: {
          flag: '--seats me,expert',
          text: ({ me, weakest, levels, opponent, iterations, time }: HelpFacts) =>
            `who sits where: "${me}" is a person, the others are bots. From weakest to strongest: ${weakest}, ${levels} (default: ${opponent}); or a search with a budget for each answer, ${iterations} (iterations) or ${time} (time)`,
        },
        name: { flag: '--name Anna,Ben', text: 'the names of the people' },
        fast: { flag: '--dice fast', text: 'quick dice (default)' },
        fair: {
          flag: '--dice fair',
          text: 'verifiable dice: a commitment is shown before the match, the secret after it',
        },
        manual: { flag: '--dice manual', text: 'your own dice on your own table: type the results' },
        seed: { flag: '--seed N', text: 'use the same dice and bots every time (fast dice only)' },
        option,
        log: { flag: '--log FILE', text: 'keep the log there (default: in ~/.alea, or in $ALEA_HOME)' },
        resume: { flag: '--resume FILE', text: 'continue a match from its log' },
        pace: { flag: '--fast', text: 'no pauses while the others play' },
      },
      notes: '',
    },
    simulate: {
      summary: 'Play many matches between bots and report who wins',
      usage: '<game> [options]',
      options: {
        matches: { flag: '--matches N', text: ({ matches }: HelpFacts) => `how many (default ${matches})` },
        seats: {
          flag: '--seats greedy,…',
          text: ({ bots, weakest, iterations, time }: HelpFacts) =>
            `a bot for every seat (default: ${weakest}, with as few players as possible): ${bots}, ${iterations} (iterations), ${time} (time)`,
        },
        seed,
        option,
        threads,
        json,
      },
      notes: '',
    },
    tournament: {
      summary: 'Have bots play each other and rate them',
      usage: '<game> --bots greedy,expert,… [options]',
      options: {
        bots: { flag: '--bots a,b,c', text: 'who takes part, named as for "alea simulate"' },
        matches: {
          flag: '--matches N',
          text: ({ pairingMatches }: HelpFacts) =>
            `matches per pairing (default ${pairingMatches}); the seats rotate, with the same dice`,
        },
        seats: {
          flag: '--seats N',
          text: 'players per match (default 2); with more, each bot in turn plays against copies of another bot in all the other seats',
        },
        seed,
        option: {
          flag: '--option name=value',
          text: 'set an option of all matches; name=@file.json reads the value from a file (heroes that are not chosen meet in every pairing)',
        },
        threads,
        json,
      },
      notes: '',
    },
    odds: {
      summary: 'Show which dice to keep, and what your chances are',
      usage: '<dice> --for <goal> | [<dice>] --hero <hero> [options]',
      options: {
        dice: { flag: '<dice>', text: '1,3,3,6,2 are on the table; 5d6 are not rolled yet' },
        goal: { flag: '--for <goal>', text: ({ goals }: HelpFacts) => `what you want to roll, such as ${goals}` },
        hero: { flag: '--hero <hero>', text: 'every ability of a Dice Throne hero, and what to keep' },
        left: { flag: '--left N', text: 'rolls left (default 2; 3 before the first roll)' },
        sides: { flag: '--sides N', text: 'sides of the dice on the table (default 6)' },
        keep: { flag: '--keep 3,3', text: 'show where this choice ranks ("none": reroll everything)' },
        json,
      },
      notes: '',
    },
    scenario: {
      summary: 'Run scenarios: worked examples of the rules',
      usage: '<file or folder>… [--json]',
      options: { json },
      notes: 'In a folder, every *.scenario file is run. The exit code is 1 if one fails.',
    },
    replay: {
      summary: 'Check the log of a match and retell the match',
      usage: '<log> [--until N] [--json]',
      options: { until: { flag: '--until N', text: 'only the first N answers' }, json },
      notes: '',
    },
    fuzz: {
      summary: 'Play random matches and check every law of the engine until one is broken',
      usage: '<game> [--seconds N] [--seed N] [--json]',
      options: {
        seconds: {
          flag: '--seconds N',
          text: ({ fuzzSeconds }: HelpFacts) => `for how long (default ${fuzzSeconds})`,
        },
        seed: { flag: '--seed N', text: 'play the same matches every time (default: a new seed, which is shown)' },
        json,
      },
      notes: 'When a law is broken, the log that shows it is printed and the exit code is 1.',
    },
    serve: {
      summary: 'Run the server: tables, live matches, bots, replays',
      usage: '[options]',
      options: {
        port: { flag: '--port N', text: 'where to listen (default 3000)' },
        host: { flag: '--host ADDRESS', text: 'default 127.0.0.1; use 0.0.0.0 to accept connections from anywhere' },
        data: { flag: '--data FOLDER', text: 'where matches are stored (default alea-data)' },
        config: { flag: '--config FILE', text: 'all settings in one JSON file, see docs/operations.md' },
      },
      notes: '',
    },
    verify: {
      summary: 'Recompute the dice of a match and compare',
      usage: '<file> [--json]',
      options: {
        file: {
          flag: '<file>',
          text: 'what a server returns at /api/matches/<match>/proof, or the log of a match played here with --dice fair',
        },
        json,
      },
      notes: '',
    },
    bench: {
      summary: 'Measure the speed of the engine and the games',
      usage: '[--quick] [--json]',
      options: { quick: { flag: '--quick', text: 'rough figures in a few seconds' }, json },
      notes: 'The last column counts iterations of the bots’ search.',
    },
  } satisfies Record<CommandName, unknown>,
}
