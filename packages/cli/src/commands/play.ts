import { InputError, seedOf } from '@alea/engine'
import { readArguments, readGame, readSeed } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { TableBots } from '../play/bots.ts'
import { anySeed, sourceOf } from '../play/dice.ts'
import { farewell, finale, welcome } from '../play/greetings.ts'
import { MatchClient } from '../play/matchClient.ts'
import { PERSON } from '../play/seating.ts'
import { PlaySession } from '../play/session.ts'
import { newTable, resumedTable } from '../play/tableSetup.ts'
import { TerminalHost } from '../play/terminalHost.ts'
import { Keyboard } from '../terminal/keyboard.ts'

/** Milliseconds: time to read a sentence, no more. */
const PACE = 350

export const play: Command = async (args, context) => {
  const { say } = context
  const { values, positionals } = readArguments(
    args,
    {
      seats: { type: 'string' },
      name: { type: 'string' },
      dice: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      log: { type: 'string' },
      resume: { type: 'string' },
      fast: { type: 'boolean', default: false },
    },
    { min: 0, max: 1 },
    say,
  )
  const seed = values.seed === undefined ? anySeed() : readSeed(say, values.seed)
  const { resume, log, option, dice } = values
  if (resume !== undefined && (log ?? option ?? dice) !== undefined) throw new InputError(say.resumeAlone)
  const table =
    resume === undefined
      ? newTable(say, readGame(say, positionals[0] ?? 'battle-dice'), values)
      : resumedTable(say, resume, positionals[0], values)
  const { game, seating, store } = table

  // Dice and bots draw anew from where the match stands: nothing that was thrown before comes again.
  const fresh = seedOf(seed, store.position)
  const client = new MatchClient(seating.seats.flatMap((who, seat) => (who === PERSON ? [seat] : [])))
  const bots = new TableBots()
  const host = new TerminalHost({
    game,
    store,
    chance: sourceOf(table.dice, fresh),
    think: (job) => bots.think(job, client.allTold),
    seed: (seat, position) => seedOf(seedOf(fresh, 1 + seat), position) >>> 1,
    failed: client.failed,
  })
  const keyboard = new Keyboard()
  const pace = values.fast ? 0 : PACE
  const session = new PlaySession({ game, seating, client, bots, keyboard, ...context, path: store.path, pace })
  try {
    welcome(context, table)
    await client.open(host)
    if (await session.play()) finale(context, table, client, session)
    else farewell(context, table)
  } finally {
    host.close()
    keyboard.close()
    await bots.close()
  }
  return EXIT.well
}
