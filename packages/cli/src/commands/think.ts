import { seatName } from '@alea/engine'
import { readArguments, readSeed } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DEFAULTS } from '../defaults.ts'
import { fault } from '../fault.ts'
import { readBots } from '../matchArguments.ts'
import { print, printJson } from '../terminal/print.ts'
import { decisionAt, placesIn, readLog, readPlace } from '../think/decisions.ts'
import { type Thinking, thinkOf } from '../think/thinking.ts'
import { placesText, thinkingText } from '../think/thinkText.ts'

export const think: Command = async (args, { say, language }) => {
  const { values, positionals } = readArguments(
    args,
    {
      bot: { type: 'string', default: DEFAULTS.thinker },
      as: { type: 'string' },
      seed: { type: 'string', default: DEFAULTS.seed },
      json: { type: 'boolean', default: false },
    },
    { min: 1, max: 1 },
  )
  const { file, position } = readPlace(positionals[0]!)
  const [bot = '', second] = readBots(values.bot)
  if (second !== undefined) throw fault((faults) => faults.think.oneBot)
  const seed = readSeed(values.seed)
  const log = await readLog(file)
  await log.game.prepare?.(log.log.header.options)
  if (position === undefined) {
    const places = placesIn(log, language)
    if (values.json) printJson(places.map((place) => ({ ...place, seat: seatName(place.seat) })))
    else print(placesText(say, file, places))
    return EXIT.success
  }
  const seats = log.log.header.seats
  const decided = decisionAt(log, position, values.as === undefined ? undefined : readSeat(values.as, seats))
  const thinking = thinkOf(log.game, decided, bot, seed, language)
  const turn = log.game.turn(decided.match.state)
  if (values.json) printJson({ game: log.game.id, position, turn, bot, seed, ...asJson(thinking) })
  else {
    const heading = say.think.heading(log.game.text[language].title, position, turn, bot, seed)
    print(thinkingText(say, log.game, thinking, heading, language))
  }
  return EXIT.success
}

function readSeat(text: string, seats: number): number {
  const seat = Array.from({ length: seats }, (_, each) => seatName(each)).indexOf(text)
  if (seat < 0) throw fault((say) => say.notASeat(text, seats))
  return seat
}

/** Options by their keys, and seats by their names. */
function asJson({ seat, chosen, played, options, line, explanation, whys, ...rest }: Thinking): object {
  const keyOf = (choice: number) => options[choice]!.key
  return {
    seat: seatName(seat),
    ...rest,
    chosen: keyOf(chosen),
    played: played === undefined ? undefined : keyOf(played),
    options: options.map((option, i) => ({
      ...option,
      terms: explanation?.options
        .find(({ choice }) => choice === i)
        ?.terms.map((term) => ({ ...term, seat: seatName(term.seat) })),
    })),
    line: line.map((step) => ({ ...step, seat: seatName(step.seat) })),
    comparisons: whys.map(({ choice, other, reasons, ...comparison }) => ({
      better: keyOf(choice),
      other: keyOf(other),
      ...comparison,
      reasons: reasons.map((reason) => ({ ...reason, seat: seatName(reason.seat) })),
    })),
  }
}
