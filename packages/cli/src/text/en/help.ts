/** What `alea <command> --help` says. Names that exist as data come in as facts. */
import type { CommandName } from '../../command.ts'
import type { HelpFacts } from '../../helpFacts.ts'

const json = { flag: '--json', text: 'print one JSON document instead of text' }
const csv = { flag: '--csv', text: 'print one comma-separated row per match instead of text' }
const data = { flag: '--data FOLDER', text: 'the folder of the server (default alea-data)' }
const config = { flag: '--config FILE', text: 'the settings of the server, which name its folder' }
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
  version: '"alea --version" shows which version this is.',
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
            `who sits where: "${me}" is a person, the others are bots; a number is you and bots. From weakest to strongest: ${weakest}, ${levels} (default: ${opponent}); or a search with a budget for each answer, ${iterations} (iterations) or ${time} (time)`,
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
            `a bot for every seat, or how many ${weakest} ones (default: as few players as possible): ${bots}, ${iterations} (iterations), ${time} (time)`,
        },
        seed,
        option,
        threads,
        json,
        csv,
      },
      notes: 'Ctrl-C ends it and reports the matches played so far.',
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
        csv,
      },
      notes: 'Ctrl-C ends it and reports the matches played so far.',
    },
    lab: {
      summary: 'Run an experiment: a question to a game, answered by many matches between bots',
      usage: '[<file>] [options]',
      options: {
        file: {
          flag: '<file>',
          text: 'the file of an experiment, or the name of a ready-made one (default: list these)',
        },
        matches: { flag: '--matches N', text: 'matches of every variant (default: as the file says)' },
        resume: { flag: '--resume FILE', text: 'keep the run in this file, and continue it if it is there' },
        threads,
        json,
        csv: { flag: '--csv', text: 'print one comma-separated row per figure instead of text' },
      },
      notes: 'Ctrl-C ends it and reports the matches played so far.',
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
    numbers: {
      summary: 'Print the reconstructed numbers of Dice Throne heroes, as a file to fill in',
      usage: '[<hero>…] > numbers.json',
      options: { hero: { flag: '<hero>…', text: 'which heroes (default: all who have such numbers)' } },
      notes: 'Play with the file: --option numbers=@numbers.json',
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
    analyse: {
      summary: 'Analyse a match: chances over time, luck, what every decision cost, the result on even dice',
      usage: '<log> [options]',
      options: {
        log: { flag: '<log>', text: 'the log of a match; one that is not over is analysed as far as it goes' },
        samples: {
          flag: '--samples N',
          text: ({ samples }: HelpFacts) => `at how many imagined tables every decision is tried (default ${samples})`,
        },
        seed: {
          flag: '--seed N',
          text: ({ seed }: HelpFacts) => `imagine the same tables every time (default ${seed})`,
        },
        list: {
          flag: '--list N',
          text: ({ listed }: HelpFacts) => `how many rolls and decisions are listed (default ${listed})`,
        },
        json,
      },
      notes: 'Ctrl-C ends it and reports what is known so far. What the figures mean: docs/analysis.md.',
    },
    think: {
      summary: 'Lay a decision of a match open: what a bot thinks of each option, and why',
      usage: '<log>@<position> [options]',
      options: {
        position: {
          flag: '<log>@<position>',
          text: 'a log, and how many of its answers come before the decision; without a position, the decisions are listed',
        },
        bot: {
          flag: '--bot greedy',
          text: ({ bots, thinker, iterations, time }: HelpFacts) =>
            `who thinks: ${bots}, ${iterations} (iterations), ${time} (time); default ${thinker}`,
        },
        as: { flag: '--as p1', text: 'the seat that decides, if several are asked at once' },
        seed: {
          flag: '--seed N',
          text: ({ seed }: HelpFacts) => `imagine the same tables every time (default ${seed})`,
        },
        json,
      },
      notes: 'The bot is shown only what the seat could see.',
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
        storage: {
          flag: '--storage URL',
          text: 'store in PostgreSQL: postgres://user@host/database; see docs/operations.md',
        },
        bus: {
          flag: '--bus URL',
          text: 'with several nodes on one database, the NATS server between them: nats://host',
        },
        config: { flag: '--config FILE', text: 'all settings in one JSON file, see docs/operations.md' },
      },
      notes: '',
    },
    'think-node': {
      summary: 'Think for the bots of servers that share a PostgreSQL database, and serve nobody',
      usage: '--storage URL [options]',
      options: {
        storage: { flag: '--storage URL', text: 'the database of the servers: postgres://user@host/database' },
        bus: { flag: '--bus URL', text: 'the NATS server between them, if they have one: nats://host' },
        threads: { flag: '--threads N', text: 'how many bots think at once (default: one for each core)' },
        config: { flag: '--config FILE', text: 'the settings of the servers; storage and bus are read' },
      },
      notes: 'It takes answers for which the servers have no free thread, and may come and go at any time.',
    },
    backup: {
      summary: 'Copy everything a server has stored, while it runs or while it is stopped',
      usage: '[--to FILE] [options]',
      options: {
        to: {
          flag: '--to FILE',
          text: 'a new file (default: in backups/ of the folder; such files are never removed)',
        },
        data,
        config,
        json,
      },
      notes: 'The copy is read back before it counts. It contains secrets: only its owner can read it.',
    },
    restore: {
      summary: 'Put a backup into a folder without a database, for a server to start with',
      usage: '<file> [options]',
      options: { file: { flag: '<file>', text: 'a backup' }, data, config, json },
      notes: 'A database is never overwritten: move the old one away, or name another folder.',
    },
    inspect: {
      summary: 'Show everything about a match of a server: seats, clock, position, last answers',
      usage: '<match> [options]',
      options: {
        as: { flag: '--as p1', text: 'as this seat sees it (default: as a spectator does)' },
        last: { flag: '--last N', text: 'how many of the last answers (default 10)' },
        chat: { flag: '--chat', text: 'show what was said' },
        secrets: { flag: '--secrets', text: 'also what is hidden until the end: the secret of the dice, every answer' },
        data: { flag: '--data FOLDER', text: 'the folder of the server, or a backup (default alea-data)' },
        config,
        json,
      },
      notes: 'Nothing is changed, whether the server runs or not.',
    },
    reports: {
      summary: 'List what players have reported to the operator of a server, and close it',
      usage: '[close <number> --note TEXT] [options]',
      options: {
        close: { flag: 'close <number>', text: 'close this report' },
        note: { flag: '--note TEXT', text: 'what was done about it; kept with the report' },
        all: { flag: '--all', text: 'also closed ones' },
        data,
        config,
        json,
      },
      notes: 'Works whether the server runs or not.',
    },
    ban: {
      summary: 'Ban a player from a server, or list who is banned',
      usage: '[<player>] [--until DATE] [--reason TEXT] [options]',
      options: {
        player: { flag: '<player>', text: 'an id, or the name of an account (default: list who is banned)' },
        until: { flag: '--until DATE', text: 'such as 2030-12-31 (default: for good)' },
        reason: { flag: '--reason TEXT', text: 'shown when they try to sign in' },
        data,
        config,
        json,
      },
      notes: 'They are signed out at once. Banned for good, they resign from their matches; otherwise they are absent.',
    },
    unban: {
      summary: 'Let a banned player sign in again',
      usage: '<player> [options]',
      options: { player: { flag: '<player>', text: 'an id, or the name of an account' }, data, config, json },
      notes: '',
    },
    rename: {
      summary: 'Give a player of a server another name',
      usage: '<player> <name> [options]',
      options: {
        player: { flag: '<player>', text: 'an id, or the name of an account' },
        name: { flag: '<name>', text: 'the new name; an account signs in with it from then on' },
        data,
        config,
        json,
      },
      notes: 'Tables at which they already sit keep the old name.',
    },
    audit: {
      summary: 'Show the audit log of a server: sign-ins, deleted accounts, backups, …',
      usage: '[--since DATE] [options]',
      options: {
        since: { flag: '--since DATE', text: 'only from then on, such as 2026-11-16' },
        data: { flag: '--data FOLDER', text: 'the folder of the server, or a backup (default alea-data)' },
        config,
        json,
      },
      notes: 'Nothing is changed, whether the server runs or not. The log never contains a password, a token or chat.',
    },
    check: {
      summary: 'Check the data folder of a server: every page, every match against its rules and its dice',
      usage: '<folder> [--json]',
      options: {
        folder: { flag: '<folder>', text: 'the data folder of a server that is stopped; nothing is written to it' },
        json,
      },
      notes: 'Exit code 0: everything is sound; 1: something is not.',
    },
    repair: {
      summary: 'Repair the data folder of a server: save what is sound, set the rest aside',
      usage: '<folder> [--json]',
      options: {
        folder: {
          flag: '<folder>',
          text: 'the data folder of a server that is stopped; a copy of its database is kept',
        },
        json,
      },
      notes:
        'A match under way whose answers are damaged goes on from its last sound answer; a finished one is set aside. Nothing is deleted.',
    },
    verify: {
      summary: 'Recompute the dice of a match and compare',
      usage: '<file> [--commitment <hex>] [--secret <hex>] [--json]',
      options: {
        file: {
          flag: '<file>',
          text: 'what a server returns at /api/matches/<match>/proof, or the log of a match played here with --dice fair',
        },
        commitment: {
          flag: '--commitment <hex>',
          text: 'what you were shown before the first roll: it must be the same',
        },
        secret: { flag: '--secret <hex>', text: 'the secret shown after the match, where only the log is at hand' },
        json,
      },
      notes: '',
    },
    migrate: {
      summary: 'Upgrade a data folder: replay all its matches under the installed rules, close those that cannot go on',
      usage: '<folder> [--dry-run] [--json]',
      options: {
        folder: { flag: '<folder>', text: 'the data folder of a server that is stopped' },
        dry: { flag: '--dry-run', text: 'only report what would happen; the folder is not changed' },
        json,
      },
      notes:
        'With --dry-run the exit code is 1 if a match would be closed or could not be shown any more. Otherwise the database is backed up first.',
    },
    move: {
      summary: 'Copy everything a server has stored from a data folder into PostgreSQL, or back',
      usage: '<from> <to> [--json]',
      options: {
        from: { flag: '<from>', text: 'the data folder of a server that is stopped, or postgres://user@host/database' },
        to: { flag: '<to>', text: 'the other kind, without data' },
        json,
      },
      notes:
        'Run again after it was cut off, it goes on where it was. At the end everything is read back and compared. The source stays as it is.',
    },
    bench: {
      summary: 'Measure the speed of the engine and the games',
      usage: '[--quick] [--json]',
      options: { quick: { flag: '--quick', text: 'rough figures in a few seconds' }, json },
      notes: 'The last column counts iterations of the bots’ search.',
    },
  } satisfies Record<CommandName, unknown>,
}
