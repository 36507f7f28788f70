/** Where the frames of a finished match come from: the server, this browser, or a file. */
import { type Game, parseLog, type Seat } from '@alea/engine'
import type { Bundle } from '@alea/protocol/client'
import { api } from '../connection/api.ts'
import type { SeatInfo, Table } from '../connection/types.ts'
import type { SavedMatch } from '../local/savedMatch.ts'
import { loadFromLog, loadFromServer, type OnFrames } from './loadFrames.ts'

export interface ReplaySource {
  readonly id: string
  readonly kind: 'live' | 'local' | 'file'
  readonly game: string
  /** The version of the rules it was played under. */
  readonly rules: number
  readonly options: Table['options']
  readonly seats: readonly SeatInfo[]
  /** The seats it may be seen from, besides as a spectator. */
  readonly viewers: readonly Seat[]
  readonly ending: Table['ending'] | undefined
  /** It is over: nothing in it is a secret any more. */
  readonly isOver: boolean
  /** When it ended, if that is known. */
  readonly ended?: number | undefined
  /** Hands over the frames in order, some at a time. */
  load(game: Game, as: Seat | null, onFrames: OnFrames, signal: AbortSignal): Promise<void>
  log(): Promise<string>
  /** What the dice can be checked against, if somebody committed to them. */
  proof?(): Promise<Bundle>
}

export async function serverSource(id: string): Promise<ReplaySource> {
  const { game, rules, options, seats, ending, ended } = await api.table(id)
  return {
    id,
    kind: 'live',
    game,
    rules,
    options,
    seats,
    viewers: seats.map((_, seat) => seat),
    ending,
    // The server replays no other.
    isOver: true,
    ended,
    load: (_, as, onFrames, signal) => loadFromServer(id, as, onFrames, signal),
    log: () => api.log(id),
    proof: async () => (await api.proof(id)) as Bundle,
  }
}

export function savedSource({ setup, log, names, over, changed, record }: SavedMatch): ReplaySource {
  const seats = setup.seats.map((wish, seat): SeatInfo => {
    const name = names[seat]
    const resigned = record?.seats[seat]?.resigned !== undefined
    return {
      kind: wish.kind === 'bot' ? 'bot' : 'player',
      ...(wish.kind === 'bot' && { bot: wish.bot }),
      ...(name && { name }),
      ...(resigned && { resigned }),
    }
  })
  const { header } = parseLog(log)
  const people = seats.flatMap(({ kind }, seat) => (kind === 'player' ? [seat] : []))
  // While the match is being played, nobody may look into another hand.
  const own = people.length === 1 ? people : []
  return {
    id: setup.id,
    kind: 'local',
    game: setup.game,
    rules: header.rules,
    options: header.options,
    seats,
    viewers: over ? seats.map((_, seat) => seat) : own,
    ending: record?.ending,
    isOver: over,
    ended: over ? (record?.ended ?? changed) : undefined,
    load: (game, as, onFrames, signal) => loadFromLog(game, log, as, onFrames, signal),
    log: async () => log,
  }
}

/** A log as text, or a log with its proof as the server hands it out. Bad text is an InputError. */
export function fileSource(name: string, content: string): ReplaySource {
  const bundle = readBundle(content)
  const text = bundle?.log ?? content
  const { header } = parseLog(text)
  const seats = Array.from({ length: header.seats }, (): SeatInfo => ({ kind: 'player' }))
  return {
    id: name,
    kind: 'file',
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats,
    viewers: seats.map((_, seat) => seat),
    ending: undefined,
    isOver: true,
    load: (game, as, onFrames, signal) => loadFromLog(game, text, as, onFrames, signal),
    log: async () => text,
    ...(bundle && { proof: async () => bundle }),
  }
}

function readBundle(content: string): Bundle | undefined {
  try {
    const read = JSON.parse(content)
    return typeof read?.log === 'string' && typeof read.proof === 'object' ? read : undefined
  } catch {
    return undefined
  }
}
