import { InputError, isSystemError, type Language, RulesError, systemFault } from '@alea/engine'
import manifest from '../package.json' with { type: 'json' }
import { COMMANDS, type Command, type CommandName, EXIT, type Exit } from './command.ts'
import { fault } from './fault.ts'
import { chooseLanguage, languageOf } from './language.ts'
import { print, printError } from './terminal/print.ts'
import { MESSAGES } from './text/index.ts'

/** Each is loaded when it is asked for: all the games, or the server, take longer to load than most commands take to run. */
const COMMAND: Readonly<Record<CommandName, () => Promise<Command>>> = {
  games: async () => (await import('./commands/games.ts')).games,
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  tournament: async () => (await import('./commands/tournament.ts')).tournament,
  lab: async () => (await import('./commands/lab.ts')).lab,
  odds: async () => (await import('./commands/odds.ts')).odds,
  numbers: async () => (await import('./commands/numbers.ts')).numbers,
  scenario: async () => (await import('./commands/scenario.ts')).scenario,
  replay: async () => (await import('./commands/replay.ts')).replay,
  analyse: async () => (await import('./commands/analyse.ts')).analyse,
  think: async () => (await import('./commands/think.ts')).think,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzz,
  bench: async () => (await import('./commands/bench.ts')).bench,
  serve: async () => (await import('./commands/serve.ts')).serve,
  'think-node': async () => (await import('./commands/thinkNode.ts')).thinkNode,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  inspect: async () => (await import('./commands/inspect.ts')).inspect,
  reports: async () => (await import('./commands/reports.ts')).reports,
  ban: async () => (await import('./commands/ban.ts')).ban,
  unban: async () => (await import('./commands/unban.ts')).unban,
  rename: async () => (await import('./commands/rename.ts')).rename,
  audit: async () => (await import('./commands/audit.ts')).audit,
  check: async () => (await import('./commands/check.ts')).check,
  repair: async () => (await import('./commands/repair.ts')).repair,
  verify: async () => (await import('./commands/verify.ts')).verify,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  move: async () => (await import('./commands/move.ts')).move,
}

const loadHelp = () => import('./help.ts')

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
    print((await loadHelp()).overviewText(say))
    return EXIT.success
  }
  if (name === '--version' || name === '-V') {
    print(`alea ${manifest.version}`)
    return EXIT.success
  }
  const command = COMMANDS.find((each) => each === name)
  if (!command) throw fault((faults) => faults.unknownCommand(name, COMMANDS))
  if (!asksHelp) return (await COMMAND[command]())(args, context)
  print((await loadHelp()).helpText(say, command))
  return EXIT.success
}
