/** The words before the first question and after the last. */
import { LEVEL_NAMES } from '@alea/bots'
import { type Outcome, winners } from '@alea/engine'
import type { Context } from '../command.ts'
import type { Messages } from '../messages/messages.ts'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { foldText } from '../terminal/text.ts'
import { commitmentTo } from './dice.ts'
import type { Laid } from './lay.ts'
import { PERSON, type Seating } from './seating.ts'
import type { Sitting } from './sitting.ts'

export function welcome({ say, language }: Context, { match, seating, dice, file }: Laid): void {
  const text = match.game.text[language]
  print(paint('bold', text.title))
  for (const line of foldText(text.pitch, screenWidth())) print(line)
  print()
  for (const line of foldText(say.seated(describe(seating, say)), screenWidth())) print(line)
  if (match.position > 0) print(say.resumed(match.position))
  if (dice.secret !== undefined) print(`${say.commitment}\n  ${commitmentTo(dice.secret)}`)
  print(paint('dim', say.logIsIn(file.path)))
  if (seating.seats.includes(PERSON))
    for (const line of foldText(say.howToPlay, screenWidth())) print(paint('dim', line))
  print()
}

const describe = ({ seats, names }: Seating, say: Messages): string =>
  names.map((name, seat) => (seats[seat] === PERSON ? name : `${name} ${kindOf(seats[seat]!, say)}`)).join(', ')

function kindOf(bot: string, say: Messages): string {
  const level = LEVEL_NAMES.find((name) => name === bot)
  return level ? say.level(level, 1 + LEVEL_NAMES.indexOf(level), LEVEL_NAMES.length) : say.bot(bot)
}

/** The match is over: the table, who won and why, and where to find it again. */
export function finale(
  { say, language }: Context,
  { match, seating: { names }, dice, file }: Laid,
  sitting: Sitting,
): void {
  const outcome = match.outcome!
  sitting.draw(undefined)
  print()
  print(match.game.text[language].reason(outcome.reason))
  print(paint('bold', say.winners(winners(outcome).map((seat) => names[seat]!))))
  for (const line of ranking(outcome, names)) print(line)
  print()
  if (dice.secret !== undefined) {
    for (const line of foldText(say.secret, screenWidth())) print(line)
    print(`  ${dice.secret}`)
  }
  print(paint('dim', say.replayWith(quoted(file.path))))
}

function ranking({ places, scores }: Outcome, names: readonly string[]): string[] {
  const widest = Math.max(...names.map((name) => name.length))
  return names
    .map((name, seat) => {
      // Somebody alone has no place among others: a goal missed is place 2 in the result.
      const place = names.length > 1 ? `${places[seat]}. ` : ''
      return { place: places[seat]!, line: `  ${place}${name.padEnd(widest)}  ${scores[seat]}` }
    })
    .sort((one, other) => one.place - other.place)
    .map(({ line }) => line)
}

/** The person leaves: nothing is lost. */
export function farewell({ say }: Context, { file }: Laid): void {
  print()
  print(say.resumeWith(quoted(file.path)))
}

/** A path as a shell takes it back. */
const quoted = (path: string): string => (/^[\w./~+-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`)
