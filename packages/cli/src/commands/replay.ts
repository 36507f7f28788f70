import {
  type Entry,
  type Event,
  entryText,
  type Match,
  parseLog,
  replay as replayLog,
  type Seat,
  seatName,
  winners,
} from '@alea/engine'
import { readArguments, readWhole } from '../arguments.ts'
import { type Command, type Context, EXIT } from '../command.ts'
import { inFile, readText } from '../files.ts'
import { firstAnswers } from '../firstAnswers.ts'
import { readRules } from '../matchArguments.ts'
import { tableOf } from '../tables/tableOf.ts'
import { paint, screenWidth, tableWidth } from '../terminal/paint.ts'
import { print, printJson } from '../terminal/print.ts'
import { foldText } from '../terminal/text.ts'

/** An answer and the events it caused, as a spectator sees them. */
interface AnswerEvents {
  readonly answer: string
  readonly events: readonly Event[]
}

export const replay: Command = async (args, context) => {
  const { values, positionals } = readArguments(
    args,
    { until: { type: 'string' }, json: { type: 'boolean', default: false } },
    { min: 1, max: 1 },
  )
  const [file = ''] = positionals
  const text = readText(file)
  const { header, entries } = inFile(file, () => parseLog(text))
  const until = values.until === undefined ? undefined : readWhole('--until', values.until, 0, entries.length)
  const game = await readRules(header)
  const answers: AnswerEvents[] = []
  const match = inFile(file, () =>
    replayLog(game, until === undefined ? text : firstAnswers(text, until), (match, entry) => {
      answers.push({ answer: entryText(entry), events: match.heard(undefined) })
      match.forgetEvents()
    }),
  )
  if (values.json) printJson(replayed(match, entries, answers))
  else printMatch(match, answers, context)
  return EXIT.success
}

function replayed(match: Match, entries: readonly Entry[], answers: readonly AnswerEvents[]): object {
  const { header, position, hash, pending, outcome } = match
  return {
    ...header,
    position,
    answers: entries.length,
    hash,
    waiting: pending
      ? { name: pending.name, seats: pending.kind === 'seats' ? pending.seats.map(seatName) : [] }
      : undefined,
    outcome: outcome ? { ...outcome, winners: winners(outcome).map(seatName) } : undefined,
    view: match.view(undefined),
    log: answers,
  }
}

function printMatch(match: Match, answers: readonly AnswerEvents[], { say, language }: Context): void {
  const { header, game, position, outcome } = match
  const text = game.text[language]
  const names = Array.from({ length: header.seats }, (_, seat) => seatName(seat))
  print(paint('bold', `${text.title}, ${say.players(header.seats, header.seats)}`))
  for (const { answer, events } of answers) {
    print(paint('dim', answer))
    for (const sentence of events.flatMap((event) => text.event(event, seatName) ?? []))
      for (const line of foldText(sentence, screenWidth() - 4)) print(`    ${line}`)
  }
  const awaited: readonly Seat[] = match.awaited(undefined)?.seats ?? []
  print()
  for (const line of tableOf(game.id, game.rulesVersion)(match.view(undefined), {
    language,
    say,
    names,
    awaited,
    width: tableWidth(),
    isOver: outcome !== undefined,
  }))
    print(line)
  print()
  if (outcome) {
    print(text.reason(outcome.reason))
    print(`${say.winners(winners(outcome).map(seatName))} ${outcome.scores.join(', ')}`)
  } else if (awaited.length > 0) {
    const { name, params } = match.awaited(awaited[0])!.offer!
    print(say.replay.waitingFor(awaited.map(seatName), text.ask(name, params)))
  } else print(say.replay.waitingForDice(match.pending!.name))
  print(paint('dim', say.replay.replayed(position)))
}
