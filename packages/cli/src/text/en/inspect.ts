import type { Inspection } from '../../inspect/inspection.ts'
import { count, list } from './grammar.ts'

const STATUS: Readonly<Record<Inspection['status'], string>> = {
  gathering: 'waiting for players',
  playing: 'being played',
  over: 'over',
  abandoned: 'abandoned',
}

const DUE: Readonly<Record<string, string>> = {
  think: 'the bot answers',
  decline: 'the window is declined',
  flag: 'time is up',
  seal: 'contributions to the dice close',
  close: 'the table is abandoned',
}

const WATCHER = 'a spectator'

export const inspect = {
  title: (match: string, game: string, rules: number) => `Match ${match}: ${game}, rules version ${rules}`,
  labels: {
    status: 'status',
    table: 'table',
    options: 'options',
    clock: 'clock',
    dice: 'dice',
    secret: 'secret',
    invitation: 'invitation',
    waiting: 'now',
    due: 'due',
    chat: 'chat',
  },
  status: ({ status, created, started, ended, position, revision }: Inspection) =>
    [
      STATUS[status],
      `created ${created}`,
      ...(started === undefined ? [] : [`started ${started}`]),
      ...(ended === undefined ? [] : [`ended ${ended}`]),
      count(position, 'answer'),
      `stored ${count(revision, 'time')}`,
    ].join(', '),
  table: ({ open, rated, spectators, windows, pace, host }: Inspection) =>
    [
      open ? 'listed' : 'by invitation',
      rated ? 'rated' : 'not rated',
      spectators ? 'with spectators' : 'without spectators',
      `windows ${windows.delay} to ${windows.limit} ms`,
      `bots take ${pace} ms at least`,
      `host ${host}`,
    ].join(', '),
  clock: (clock: NonNullable<Inspection['clock']>) =>
    clock.kind === 'live' ? `${clock.bank} s and ${clock.increment} s per answer` : count(clock.days, 'day'),
  dice: ({ commitment, contributions, commitments, sealed }: Inspection['dice']) =>
    [
      `commitment ${commitment}`,
      count(contributions.filter((one) => one !== null).length, 'contribution'),
      `${commitments.filter((one) => one !== null).length} promised`,
      sealed ? 'contributions closed' : 'contributions open',
    ].join(', '),
  due: (action: string, seat: string | undefined, at: string) =>
    `${at}: ${DUE[action] ?? action}${seat === undefined ? '' : ` (${seat})`}`,
  lines: (lines: number) => count(lines, 'line'),
  seat: ({ seat, kind, name, player, bot, resigned, orders }: Inspection['seats'][number], left: string | undefined) =>
    `${seat}  ${list([
      ...(kind === 'open' ? ['open'] : kind === 'bot' ? [] : [`${name ?? ''} (${player ?? ''})`]),
      ...(bot === undefined ? [] : [kind === 'bot' ? `bot ${bot}` : `replaced by the bot ${bot}`]),
      ...(resigned ? ['resigned'] : []),
      ...(left === undefined ? [] : [left]),
      ...(orders ? [`orders ${JSON.stringify(orders)}`] : []),
    ])}`,
  left: (seconds: number, running: boolean) => `${count(seconds, 'second')} left${running ? ', running' : ''}`,
  lastAnswers: (answers: number, as: string | null) =>
    `The last ${count(answers, 'answer')}, as ${as ?? WATCHER} learnt of them:`,
  seenBy: (as: string | null) => `The table as ${as ?? WATCHER} sees it:`,
  problem: (why: string) => `The position cannot be shown: ${why}`,
  secretsShown:
    'what follows is hidden from the players of this match, which is not over; whoever reads it must not play in it or pass it on',
}
