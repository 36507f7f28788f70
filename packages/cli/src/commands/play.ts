import { fast, seedOf } from '@alea/engine'
import { readArguments, readSeed } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DEFAULTS } from '../defaults.ts'
import { fault } from '../fault.ts'
import { readGame } from '../matchArguments.ts'
import { printHowToResume, printIntroduction, printResult } from '../play/announcements.ts'
import { anySeed, sourceOf } from '../play/dice.ts'
import { newMatch, resumeMatch } from '../play/localMatch.ts'
import { MatchBots } from '../play/matchBots.ts'
import { MatchClient } from '../play/matchClient.ts'
import { PERSON } from '../play/players.ts'
import { PlaySession } from '../play/session.ts'
import { TerminalHost } from '../play/terminalHost.ts'
import { Keyboard } from '../terminal/keyboard.ts'

/** The stream of what is drawn beside real dice; those of the bots come after 0. */
const LOTS = -1
/** Time to read a sentence. */
const PACE_MS = 350

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
  )
  const seed = values.seed === undefined ? anySeed() : readSeed(values.seed)
  const { resume, log, option, dice } = values
  if (resume !== undefined && (log ?? option ?? dice) !== undefined) throw fault((say) => say.resumeAlone)
  const match =
    resume === undefined
      ? newMatch(say, readGame(positionals[0] ?? DEFAULTS.game), values)
      : await resumeMatch(say, resume, positionals[0], values)
  const { game, players, store } = match

  // A resumed match gets new dice: the seed depends on the position, so that no roll comes twice.
  const fresh = seedOf(seed, store.position)
  const client = new MatchClient(players.seats.flatMap((who, seat) => (who === PERSON ? [seat] : [])))
  const bots = new MatchBots()
  const host = new TerminalHost({
    game,
    store,
    chance: sourceOf(match.dice, fresh),
    think: (job) => bots.think(job, client.allShown),
    seed: (seat, position) => seedOf(seedOf(fresh, 1 + seat), position) >>> 1,
    failed: client.failed,
  })
  const keyboard = new Keyboard()
  const pace = values.fast ? 0 : PACE_MS
  const lots = fast(seedOf(fresh, LOTS))
  const session = new PlaySession({
    game,
    players,
    client,
    bots,
    lots,
    keyboard,
    ...context,
    path: store.path,
    options: store.options,
    pace,
  })
  try {
    printIntroduction(context, match)
    await client.open(host)
    if (await session.play()) printResult(context, match, client, session)
    else printHowToResume(context, match)
  } finally {
    host.close()
    keyboard.close()
    await bots.close()
    store.close()
  }
  return EXIT.success
}
