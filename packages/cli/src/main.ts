import { InputError, type Language, RulesError } from '@alea/engine'
import { COMMANDS, type Command, type CommandName, EXIT, type Exit } from './command.ts'
import { bench } from './commands/bench.ts'
import { fuzz } from './commands/fuzz.ts'
import { games } from './commands/games.ts'
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
const serve: Command = async (...all) => (await import('./commands/serve.ts')).serve(...all)
const verify: Command = async (...all) => (await import('./commands/verify.ts')).verify(...all)

const RUN: Readonly<Record<CommandName, Command>> = {
  games,
  play,
  simulate,
  tournament,
  odds,
  scenario,
  replay,
  fuzz,
  bench,
  serve,
  verify,
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
    if (!(error instanceof InputError || error instanceof RulesError)) throw error
    printError(messageIn(language, error))
    return error instanceof InputError ? EXIT.usage : EXIT.failure
  }
}

const messageIn = (language: Language, error: InputError | RulesError): string =>
  error instanceof InputError ? error.in(language) : error.message

async function dispatch([name, ...args]: readonly string[], context: Parameters<Command>[1]): Promise<Exit> {
  const asksHelp = args.includes('--help') || args.includes('-h')
  const { say } = context
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    print(overviewText(say))
    return EXIT.success
  }
  const command = COMMANDS.find((each) => each === name)
  if (!command) throw fault((faults) => faults.unknownCommand(name, COMMANDS))
  if (!asksHelp) return RUN[command](args, context)
  print(helpText(say, command))
  return EXIT.success
}
