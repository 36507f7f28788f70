/** What is printed before the first question and after the last. */
import { LEVEL_NAMES } from '@alea/bots'
import type { Outcome } from '@alea/engine'
import { goalAfter } from '@alea/host'
import type { Context } from '../command.ts'
import { partsOf, tieBreaks } from '../tables/results.ts'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { foldText } from '../terminal/text.ts'
import { visible } from '../terminal/visible.ts'
import type { Messages } from '../text/index.ts'
import { commitmentTo } from './dice.ts'
import { keepGoal } from './goals.ts'
import type { LocalMatch } from './localMatch.ts'
import type { MatchClient } from './matchClient.ts'
import { PERSON, type Players } from './players.ts'
import type { PlaySession } from './session.ts'

export function printIntroduction({ say, language }: Context, { game, players, dice, store, cut }: LocalMatch): void {
  const text = game.text[language]
  print(paint('bold', text.title))
  for (const line of foldText(text.pitch, screenWidth())) print(line)
  print()
  for (const line of foldText(say.play.seated(playerList(players, say)), screenWidth())) print(line)
  if (cut !== undefined) for (const line of foldText(say.play.cutOff(visible(cut)), screenWidth())) print(line)
  if (store.position > 0) print(say.play.resumed(store.position))
  if (dice.secret !== undefined) print(`${say.play.commitment}\n  ${commitmentTo(dice.secret)}`)
  print(paint('dim', say.play.logIsIn(store.path)))
  if (players.seats.includes(PERSON))
    for (const line of foldText(say.play.howToPlay, screenWidth())) print(paint('dim', line))
  print()
}

const playerList = ({ seats, names }: Players, say: Messages): string =>
  names.map((name, seat) => (seats[seat] === PERSON ? name : `${name} ${kindOf(seats[seat]!, say)}`)).join(', ')

function kindOf(bot: string, say: Messages): string {
  const level = LEVEL_NAMES.find((name) => name === bot)
  if (!level) return say.play.bot(bot)
  return say.play.level(say.play.levels[level], 1 + LEVEL_NAMES.indexOf(level), LEVEL_NAMES.length)
}

/** After the match: the table, who won and why, and how to see it again. */
export function printResult(
  { say, language }: Context,
  { game, players: { names, seats }, dice, store }: LocalMatch,
  client: MatchClient,
  session: PlaySession,
): void {
  session.draw(null)
  print()
  const { ending } = client
  if (ending?.by === 'rules') print(game.text[language].reason(ending.reason))
  if (ending) {
    print(paint('bold', say.winners(names.filter((_, seat) => ending.places[seat] === 1))))
    const { view } = client.snapshot(null)
    const parts = names.map((_, seat) => partsOf(game.id, view, seat, say))
    for (const line of ranking(ending, names, parts)) print(line)
    // A match that was abandoned or resigned has no score to break a tie of.
    if (ending.by === 'rules')
      for (const sentence of tieBreaks(game.id, view, ending, names, say))
        for (const line of foldText(sentence, screenWidth())) print(line)
  }
  const goal = ending && seats.includes(PERSON) && goalAfter(game, { ...store.load().record, ending })
  if (goal) {
    keepGoal(game, goal, process.env)
    for (const [name, value] of Object.entries(goal))
      print(say.play.nextGoal(say.pair(game.text[language].matchOption(name), String(value)), game.id))
  }
  print()
  if (dice.secret !== undefined) {
    for (const line of foldText(say.play.secret, screenWidth())) print(line)
    print(`  ${dice.secret}`)
  }
  print(paint('dim', say.play.replayWith(quoted(store.path))))
}

function ranking(
  { places, scores }: Pick<Outcome, 'places' | 'scores'>,
  names: readonly string[],
  parts: readonly (readonly string[])[],
): string[] {
  const widest = Math.max(...names.map((name) => name.length))
  return names
    .map((name, seat) => {
      // A solo player has no rank to show: a missed goal is place 2 in the result.
      const place = names.length > 1 ? `${places[seat]}. ` : ''
      const made = parts[seat]!.length > 0 ? paint('dim', `  (${parts[seat]!.join(', ')})`) : ''
      return { place: places[seat]!, line: `  ${place}${name.padEnd(widest)}  ${scores[seat]}${made}` }
    })
    .sort((one, other) => one.place - other.place)
    .map(({ line }) => line)
}

/** After quitting. */
export function printHowToResume({ say }: Context, { store }: LocalMatch): void {
  print()
  print(say.play.resumeWith(quoted(store.path)))
}

/** A path quoted for the shell. */
const quoted = (path: string): string => (/^[\w./~+-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`)
