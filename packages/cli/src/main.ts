import { InputError, isSystemError, type Language, RulesError, systemFault } from '@alea/engine'
import manifest from '../package.json' with { type: 'json' }
import { COMMANDS, type Command, type CommandName, EXIT, type Exit } from './command.ts'
import { bench } from './commands/bench.ts'
import { fuzz } from './commands/fuzz.ts'
import { games } from './commands/games.ts'
import { numbers } from './commands/numbers.ts'
import { odds } from './commands/odds.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { scenario } from './commands/scenario.ts'
import { simulate } from './commands/simulate.ts'
import { fault } from './fault.ts'
import { helpText, overviewText } from './help.ts'
import { chooseLanguage, languageOf } from './language.ts'
import { print, printError } from './terminal/print.ts'
import { MESSAGES } from './text/index.ts'

/** Loaded only when needed: the server and the ratings take longer to load than most commands take to run. */
const tournament: Command = async (...all) => (await import('./commands/tournament.ts')).tournament(...all)
const lab: Command = async (...all) => (await import('./commands/lab.ts')).lab(...all)
const serve: Command = async (...all) => (await import('./commands/serve.ts')).serve(...all)
const backup: Command = async (...all) => (await import('./commands/backup.ts')).backup(...all)
const restore: Command = async (...all) => (await import('./commands/restore.ts')).restore(...all)
const inspect: Command = async (...all) => (await import('./commands/inspect.ts')).inspect(...all)
const reports: Command = async (...all) => (await import('./commands/reports.ts')).reports(...all)
const ban: Command = async (...all) => (await import('./commands/ban.ts')).ban(...all)
const unban: Command = async (...all) => (await import('./commands/unban.ts')).unban(...all)
const rename: Command = async (...all) => (await import('./commands/rename.ts')).rename(...all)
const audit: Command = async (...all) => (await import('./commands/audit.ts')).audit(...all)
const check: Command = async (...all) => (await import('./commands/check.ts')).check(...all)
const repair: Command = async (...all) => (await import('./commands/repair.ts')).repair(...all)
const verify: Command = async (...all) => (await import('./commands/verify.ts')).verify(...all)
const migrate: Command = async (...all) => (await import('./commands/migrate.ts')).migrate(...all)

const RUN: Readonly<Record<CommandName, Command>> = {
  games,
  play,
  simulate,
  tournament,
  lab,
  odds,
  numbers,
  scenario,
  replay,
  fuzz,
  bench,
  serve,
  backup,
  restore,
  inspect,
  reports,
  ban,
  unban,
  rename,
  audit,
  check,
  repair,
  verify,
  migrate,
}

/** Runs one command; every error becomes one line on standard error and an exit code. */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<Exit> {
  // A reader such as `head` may close the pipe early: that is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  let language = languageOf(env)
  try {
    const chosen = chooseLanguage(argv, env)
    language = chosen.language
    return await dispatch(chosen.rest, { language, say: MESSAGES[language] })
  } catch (error) {
    const message = messageIn(language, error)
    if (message === undefined) throw error
    printError(message)
    return error instanceof RulesError ? EXIT.failure : EXIT.usage
  }
}

function messageIn(language: Language, error: unknown): string | undefined {
  if (error instanceof InputError) return error.in(language)
  if (error instanceof RulesError) return error.message
  if (!isSystemError(error)) return undefined
  const reason = systemFault(error, language)
  return error.path === undefined ? reason : MESSAGES[language].faults.inFile(error.path, reason)
}

async function dispatch([name, ...args]: readonly string[], context: Parameters<Command>[1]): Promise<Exit> {
  const asksHelp = args.includes('--help') || args.includes('-h')
  const { say } = context
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    print(overviewText(say))
    return EXIT.success
  }
  if (name === '--version' || name === '-V') {
    print(`alea ${manifest.version}`)
    return EXIT.success
  }
  const command = COMMANDS.find((each) => each === name)
  if (!command) throw fault((faults) => faults.unknownCommand(name, COMMANDS))
  if (!asksHelp) return RUN[command](args, context)
  print(helpText(say, command))
  return EXIT.success
}
