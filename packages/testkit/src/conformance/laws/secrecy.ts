import {
  advance,
  awaited,
  collectEvents,
  type Entry,
  type Event,
  type Game,
  heardBy,
  keysOf,
  type Random,
  RulesError,
  type Running,
  redealt,
  seatName,
  type Viewer,
} from '@alea/engine'
import { difference, differences } from '../../difference.ts'
import { randomEntry } from '../../randomEntry.ts'
import { TestMatch } from '../../testMatch.ts'
import type { Fault, Law, Play } from '../law.ts'

/** If everything a viewer cannot see is dealt again, its view stays the same. */
export const viewHides: Law = {
  name: 'view-hides',
  watch: (play) => {
    const check = () =>
      inOtherWorlds(play, (g, world, viewer) => {
        const seen = difference(play.game.view(g, viewer), play.game.view(world, viewer))
        return seen && `${viewerName(viewer)} can see what it should not: ${seen}`
      })
    return { deep: check, ended: check }
  },
}

/** So does the question it is asked or sees others being asked. */
export const questionHides: Law = {
  name: 'question-hides',
  watch: (play) => ({
    deep: () =>
      inOtherWorlds(play, (g, world, viewer) => {
        const asked = difference(awaited(g, advance(g), viewer), awaited(world, advance(world), viewer))
        return asked && `${viewerName(viewer)} can tell from the question: ${asked}`
      }),
  }),
}

/**
 * And so do the events it hears. An answer may reveal something; then the view afterwards shows it too.
 * What an event reveals and the view does not is a leak, or something the view should show, since bots know only views.
 */
export const eventsHide: Law = {
  name: 'events-hide',
  watch: (play) => ({
    deep: () =>
      inOtherWorlds(play, (g, world, viewer) => {
        const given = sameAnswer(play, g, world, viewer)
        if (!given || difference(given.here.seen, given.there.seen)) return undefined
        const heard = difference(given.here.heard, given.there.heard)
        return heard && `${viewerName(viewer)} hears what it should not: event ${heard}`
      }),
  }),
}

export const viewerName = (viewer: Viewer): string => (viewer === undefined ? 'a spectator' : seatName(viewer))

const TRIALS = 2

/** Calls `faultOf` with states in which everything a viewer cannot see is dealt again; records what `redeal` changes. */
function inOtherWorlds(play: Play, faultOf: (g: Running, world: Running, viewer: Viewer) => Fault): Fault {
  const { game, match, viewers, random, run } = play
  const g = match.state
  if (!game.redeal && !g.sealed) return undefined
  for (const viewer of viewers) {
    for (let trial = 0; trial < TRIALS; trial++) {
      const world = redealt(game, g, viewer === undefined ? [] : [viewer], random)
      for (const path of differences(g, world)) run.redealt.add(part(path))
      const fault = faultOf(match.state, world, viewer)
      if (fault) return fault
    }
  }
  return undefined
}

/** What a viewer sees after an answer, and what it heard on the way. */
interface Aftermath {
  readonly seen: unknown
  readonly heard: readonly Event[]
}

/** One answer given in both worlds; undefined where no answer is open in both. */
function sameAnswer(
  { game, random }: Play,
  g: Running,
  world: Running,
  viewer: Viewer,
): { here: Aftermath; there: Aftermath } | undefined {
  const [truth, other] = [new TestMatch(g), new TestMatch(world)]
  const entry = commonEntry(truth, other, random)
  if (!entry) return undefined
  const after = (table: TestMatch): Aftermath => {
    const { events } = collectEvents(() => table.apply(entry))
    return { seen: seenBy(game, table, viewer), heard: heardBy(viewer, events) }
  }
  const here = unlessRulesThrow(() => after(truth))
  return here && { here, there: after(other) }
}

/** Rules that throw are reported by the law `applies`; here they only end the search. */
export function unlessRulesThrow<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof RulesError) return undefined
    throw error
  }
}

function commonEntry(here: TestMatch, there: TestMatch, random: Random): Entry | undefined {
  const { pending } = here
  const other = there.pending
  if (!pending || pending.name !== other?.name) return undefined
  if (pending.kind === 'chance' || other.kind === 'chance') return randomEntry(here.state, pending, random)
  const seat = pending.seats[random.below(pending.seats.length)]!
  const open = keysOf(there.state, other, other.seats.indexOf(seat))
  const keys = keysOf(here.state, pending, pending.seats.indexOf(seat)).filter((key) => open.includes(key))
  return keys.length > 0 ? { who: seat, name: pending.name, key: keys[random.below(keys.length)]! } : undefined
}

/** Everything a viewer can see. */
export const seenBy = (game: Game, { state, pending }: TestMatch, viewer: Viewer): unknown => [
  game.view(state, viewer),
  awaited(state, pending, viewer),
]

/** `hands.*.*` for `hands.0.2`: which part of the state, not which card. */
export const part = (path: string): string => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')
