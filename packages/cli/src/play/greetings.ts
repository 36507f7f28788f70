/** The words before the first question and after the last. */
import { LEVEL_NAMES } from '@alea/bots'
import type { Outcome } from '@alea/engine'
import type { Context } from '../command.ts'
import type { Messages } from '../messages/messages.ts'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { foldText } from '../terminal/text.ts'
import { commitmentTo } from './dice.ts'
import type { MatchClient } from './matchClient.ts'
import { PERSON, type Seating } from './seating.ts'
import type { PlaySession } from './session.ts'
import type { TableSetup } from './tableSetup.ts'

export function welcome({ say, language }: Context, { game, seating, dice, store }: TableSetup): void {
  const text = game.text[language]
  print(paint('bold', text.title))
  for (const line of foldText(text.pitch, screenWidth())) print(line)
  print()
  for (const line of foldText(say.seated(describe(seating, say)), screenWidth())) print(line)
  if (store.position > 0) print(say.resumed(store.position))
  if (dice.secret !== undefined) print(`${say.commitment}\n  ${commitmentTo(dice.secret)}`)
  print(paint('dim', say.logIsIn(store.path)))
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
  { game, seating: { names }, dice, store }: TableSetup,
  client: MatchClient,
  session: PlaySession,
): void {
  session.draw(null)
  print()
  const { ending } = client
  if (ending?.by === 'rules') print(game.text[language].reason(ending.reason))
  if (ending) {
    print(paint('bold', say.winners(names.filter((_, seat) => ending.places[seat] === 1))))
    for (const line of ranking(ending, names)) print(line)
  }
  print()
  if (dice.secret !== undefined) {
    for (const line of foldText(say.secret, screenWidth())) print(line)
    print(`  ${dice.secret}`)
  }
  print(paint('dim', say.replayWith(quoted(store.path))))
}

function ranking({ places, scores }: Pick<Outcome, 'places' | 'scores'>, names: readonly string[]): string[] {
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
export function farewell({ say }: Context, { store }: TableSetup): void {
  print()
  print(say.resumeWith(quoted(store.path)))
}

/** A path as a shell takes it back. */
const quoted = (path: string): string => (/^[\w./~+-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`)
