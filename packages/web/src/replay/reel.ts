/** Where the moments of a played match come from: the server, this browser, or a file. */
import { type Event, type Game, parseLog, type Seat } from '@alea/engine'
import { type Bundle, type Delta, patched, type Snapshot } from '@alea/protocol/client'
import { api } from '../door/api.ts'
import type { SeatInfo, Table } from '../door/types.ts'
import type { SavedMatch } from '../local/savedMatch.ts'
import type { Moment } from './moment.ts'
import { unwind } from './unwind.ts'

export interface Reel {
  readonly id: string
  readonly kind: 'live' | 'local' | 'file'
  readonly game: string
  readonly seats: readonly SeatInfo[]
  /** Through whose eyes it may be seen, besides a spectator's. */
  readonly eyes: readonly Seat[]
  readonly ending: Table['ending'] | undefined
  /** Gives the moments in order, some at a time, and how many there will be in all. */
  wind(
    game: Game,
    as: Seat | null,
    give: (moments: readonly Moment[], length: number) => void,
    signal: AbortSignal,
  ): Promise<void>
  log(): Promise<string>
  /** What the dice can be checked against, where somebody promised something. */
  proof?(): Promise<Bundle>
}

export async function liveReel(id: string): Promise<Reel> {
  const { game, seats, ending } = await api.table(id)
  return {
    id,
    kind: 'live',
    game,
    seats,
    eyes: seats.map((_, seat) => seat),
    ending,
    wind: (_, as, give, signal) => windPages(id, as, give, signal),
    log: () => api.log(id),
    proof: async () => (await api.proof(id)) as Bundle,
  }
}

export function localReel({ setup, log, names, over, record }: SavedMatch): Reel {
  const seats = setup.seats.map((wish, seat): SeatInfo => {
    const name = names[seat]
    const resigned = record?.seats[seat]?.resigned !== undefined
    return { kind: wish.kind === 'bot' ? 'bot' : 'player', ...(name && { name }), ...(resigned && { resigned }) }
  })
  const people = seats.flatMap(({ kind }, seat) => (kind === 'player' ? [seat] : []))
  // While it is being played, the only hand one may look into is one's own.
  const own = people.length === 1 ? people : []
  return {
    id: setup.id,
    kind: 'local',
    game: setup.game,
    seats,
    eyes: over ? seats.map((_, seat) => seat) : own,
    ending: record?.ending,
    wind: (game, as, give, signal) => windLog(game, log, as, give, signal),
    log: async () => log,
  }
}

/** A log as text, or a log with its proof as the server hands it out. Bad text is an InputError. */
export function fileReel(name: string, content: string): Reel {
  const bundle = readBundle(content)
  const text = bundle?.log ?? content
  const { header } = parseLog(text)
  const seats = Array.from({ length: header.seats }, (): SeatInfo => ({ kind: 'player' }))
  return {
    id: name,
    kind: 'file',
    game: header.game,
    seats,
    eyes: seats.map((_, seat) => seat),
    ending: undefined,
    wind: (game, as, give, signal) => windLog(game, text, as, give, signal),
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

type Give = Parameters<Reel['wind']>[2]

/** Moments made before the page may draw again. */
const BREATH = 40

async function windLog(game: Game, text: string, as: Seat | null, give: Give, signal: AbortSignal): Promise<void> {
  const length = parseLog(text).entries.length
  let ready: Moment[] = []
  for (const moment of unwind(game, text, as)) {
    ready.push(moment)
    if (ready.length < BREATH) continue
    give(ready, length)
    ready = []
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return
  }
  give(ready, length)
}

async function windPages(id: string, as: Seat | null, give: Give, signal: AbortSignal): Promise<void> {
  for (let from = 0, length = 0; from === 0 || from < length; ) {
    const page = await api.replay(id, as, from)
    if (signal.aborted) return
    const moments = momentsOf(page.sight as Snapshot, page.steps)
    length = page.length
    // A page begins where the last one ended.
    give(from === 0 ? moments : moments.slice(1), length)
    if (page.steps.length === 0) return
    from += page.steps.length
  }
}

interface Step {
  readonly answer: string
  readonly changes?: unknown
  readonly events: readonly unknown[]
}

export function momentsOf(first: Snapshot, steps: readonly Step[]): Moment[] {
  const moments: Moment[] = [{ sight: first, answer: undefined, events: [] }]
  for (const { answer, changes, events } of steps) {
    const before = moments.at(-1)!.sight
    const sight = changes === undefined ? before : (patched(before, changes as Delta) as Snapshot)
    moments.push({ sight, answer, events: events as readonly Event[] })
  }
  return moments
}
