/** An inspection as an operator reads it. */
import { type Game, type Match, parseSeat, seatName } from '@alea/engine'
import type { Context } from '../command.ts'
import { tableOf } from '../tables/tableOf.ts'
import { paint, screenWidth } from '../terminal/paint.ts'
import { foldText, hang } from '../terminal/text.ts'
import type { Inspection } from './inspection.ts'

export function inspectText(
  inspection: Inspection,
  game: Game | undefined,
  match: Match | undefined,
  { say, language }: Context,
  problem: string | undefined,
): string[] {
  const { inspect } = say
  const title = game?.text[language].title ?? inspection.game
  return [
    paint('bold', inspect.title(inspection.match, title, inspection.rules)),
    ...pairs(facts(inspection, say)),
    '',
    ...inspection.seats.map((seat, i) => inspect.seat(seat, timeLeft(inspection, i, say))),
    ...(problem === undefined ? [] : ['', ...foldText(inspect.problem(problem), screenWidth())]),
    ...answerLines(inspection, game, { say, language }),
    ...(match ? ['', ...tableLines(inspection, match, { say, language })] : []),
  ]
}

type Say = Context['say']

function facts(inspection: Inspection, { inspect, replay }: Say): readonly (readonly [string, string])[] {
  const { labels } = inspect
  const { waiting, due, dice, options, chat } = inspection
  const optionText = Object.entries(options).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [
    [labels.status, inspect.status(inspection)],
    [labels.table, inspect.table(inspection)],
    ...(optionText.length > 0 ? [[labels.options, optionText.join(', ')] as const] : []),
    ...(inspection.clock ? [[labels.clock, inspect.clock(inspection.clock)] as const] : []),
    [labels.dice, inspect.dice(dice)],
    ...(dice.secret === undefined ? [] : [[labels.secret, dice.secret] as const]),
    ...(inspection.invitation === undefined ? [] : [[labels.invitation, inspection.invitation] as const]),
    ...(waiting
      ? [
          [
            labels.waiting,
            waiting.seats.length > 0
              ? replay.waitingFor(waiting.seats, waiting.question)
              : replay.waitingForDice(waiting.question),
          ] as const,
        ]
      : []),
    ...due.map(({ action, seat, at }) => [labels.due, inspect.due(action, seat, at)] as const),
    [labels.chat, typeof chat === 'number' ? inspect.lines(chat) : inspect.lines(chat.length)],
  ]
}

function pairs(rows: readonly (readonly [string, string])[]): string[] {
  const widest = Math.max(...rows.map(([label]) => label.length))
  return rows.flatMap(([label, text]) =>
    hang(`${label.padEnd(widest)}  `, foldText(text, Math.max(20, screenWidth() - widest - 2))),
  )
}

function timeLeft({ time }: Inspection, seat: number, { inspect }: Say): string | undefined {
  const left = time?.left[seat]
  if (time === undefined || left === undefined) return undefined
  return inspect.left(Math.round(left / 1000), time.running.includes(seatName(seat)))
}

function answerLines({ answers, chat, as }: Inspection, game: Game | undefined, { say, language }: Context): string[] {
  const text = game?.text[language]
  const lines = answers.flatMap(({ position, at, who, question, answer, events }) => [
    paint('dim', `${String(position).padStart(5)}  ${at}  ${answer ?? `${who} ${question}`}`),
    ...events
      .flatMap((event) => text?.event(event, seatName) ?? [])
      .flatMap((sentence) => foldText(sentence, screenWidth() - 9))
      .map((line) => `         ${line}`),
  ])
  const said = typeof chat === 'number' ? [] : chat
  return [
    ...(lines.length > 0 ? ['', say.inspect.lastAnswers(answers.length, as), ...lines] : []),
    ...(said.length > 0 ? ['', say.inspect.labels.chat] : []),
    ...said.map(({ at, name, text: words, phrase }) => `  ${new Date(at).toISOString()}  ${name}: ${words ?? phrase}`),
  ]
}

function tableLines({ as }: Inspection, match: Match, { say, language }: Context): string[] {
  const viewer = as === null ? undefined : parseSeat(as)
  const names = Array.from({ length: match.header.seats }, (_, seat) => seatName(seat))
  const awaited = match.awaited(undefined)?.seats ?? []
  return [
    say.inspect.seenBy(as),
    ...tableOf(match.game.id, match.game.rulesVersion)(match.view(viewer), {
      language,
      say,
      names,
      awaited,
      width: screenWidth(),
    }),
  ]
}
