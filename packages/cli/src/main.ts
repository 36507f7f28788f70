import { InputError, RulesError } from '@alea/engine'
import { COMMANDS, type Command, type CommandName, EXIT, type Exit } from './command.ts'
import { bench } from './commands/bench.ts'
import { fuzz } from './commands/fuzz.ts'
import { games } from './commands/games.ts'
import { odds } from './commands/odds.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { scenario } from './commands/scenario.ts'
import { simulate } from './commands/simulate.ts'
import { helpText, overviewText } from './help.ts'
import { chooseLanguage } from './language.ts'
import { MESSAGES } from './messages/messages.ts'
import { print } from './terminal/print.ts'

/** Read only when called for: what a server needs takes longer to read than most commands take, and so do ratings. */
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

/** Runs one command; everything that goes wrong becomes one line and an exit code. */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<Exit> {
  // A reader such as `head` may leave early: that is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  try {
    const { language, rest } = chooseLanguage(argv, env)
    return await dispatch(rest, { language, say: MESSAGES[language] })
  } catch (error) {
    if (!(error instanceof InputError || error instanceof RulesError)) throw error
    process.stderr.write(`alea: ${error.message.replaceAll(/\s*\n\s*/g, ' ')}\n`)
    return error instanceof InputError ? EXIT.misused : EXIT.failed
  }
}

async function dispatch([name, ...args]: readonly string[], context: Parameters<Command>[1]): Promise<Exit> {
  const asksHelp = args.includes('--help') || args.includes('-h')
  const { say } = context
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    print(overviewText(say))
    return EXIT.well
  }
  const command = COMMANDS.find((each) => each === name)
  if (!command) throw new InputError(say.unknownCommand(name, COMMANDS))
  if (!asksHelp) return RUN[command](args, context)
  print(helpText(say, command))
  return EXIT.well
}
