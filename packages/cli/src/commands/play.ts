import { BotThreads } from '@alea/bots/threads'
import { InputError, seedOf } from '@alea/engine'
import { readArguments, readGame, readSeed } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { anySeed, sourceOf } from '../play/dice.ts'
import { farewell, finale, welcome } from '../play/greetings.ts'
import { layAgain, layNew } from '../play/lay.ts'
import { Sitting } from '../play/sitting.ts'
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
  const laid =
    resume === undefined
      ? layNew(say, readGame(say, positionals[0] ?? 'battle-dice'), values)
      : layAgain(say, resume, positionals[0], values)

  // Dice and bots draw anew from where the match stands: nothing that was thrown before comes again.
  const fresh = seedOf(seed, laid.match.position)
  const chance = sourceOf(laid.dice, fresh)
  const keyboard = new Keyboard()
  const thinkers = new BotThreads()
  const pace = values.fast ? 0 : PACE
  const sitting = new Sitting({ ...laid, ...context, seed: fresh, chance, thinkers, keyboard, pace })
  try {
    welcome(context, laid)
    if (await sitting.play()) finale(context, laid, sitting)
    else farewell(context, laid)
  } finally {
    keyboard.close()
    await thinkers.close()
  }
  return EXIT.well
}
