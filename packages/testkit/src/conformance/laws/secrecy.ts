import {
  advance,
  awaited,
  type Entry,
  type Game,
  heardBy,
  keysOf,
  listen,
  type Random,
  type Running,
  redealt,
  seatName,
  type Told,
  type Viewer,
} from '@alea/engine'
import { difference, differences } from '../../difference.ts'
import { randomEntry } from '../../randomEntry.ts'
import { Table } from '../../table.ts'
import type { Fault, Law, Play } from '../law.ts'

/** Deal anew what a viewer cannot see: its view stays the same to the byte. */
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

/** So does the question it is asked, or sees others being asked. */
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
 * And so do the events it hears. An answer may rightly show something new: then the view afterwards shows it too.
 * What an event tells and the view does not is a leak, or something the view should keep, since bots know only views.
 */
export const eventsHide: Law = {
  name: 'events-hide',
  watch: (play) => ({
    deep: () =>
      inOtherWorlds(play, (g, world, viewer) => {
        const given = sameAnswer(play, g, world)
        if (!given) return undefined
        const [here, there] = given
        if (difference(seenBy(play.game, here.table, viewer), seenBy(play.game, there.table, viewer))) return undefined
        const heard = difference(heardBy(viewer, here.told), heardBy(viewer, there.told))
        return heard && `${viewerName(viewer)} hears what it should not: event ${heard}`
      }),
  }),
}

export const viewerName = (viewer: Viewer): string => (viewer === undefined ? 'a spectator' : seatName(viewer))

const TRIALS = 2

/** The same moment with everything dealt anew that a viewer cannot see; notes what `redeal` can change. */
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

interface Heard {
  readonly table: Table
  readonly told: readonly Told[]
}

/** One answer given in both worlds, with what was told; undefined where no answer is open in both. */
function sameAnswer({ random }: Play, g: Running, world: Running): [Heard, Heard] | undefined {
  const [here, there] = [new Table(g), new Table(world)]
  const entry = commonEntry(here, there, random)
  if (!entry) return undefined
  const hear = (table: Table): Heard => {
    const told: Told[] = []
    listen(
      (each) => told.push(each),
      () => table.apply(entry),
    )
    return { table, told }
  }
  return [hear(here), hear(there)]
}

function commonEntry(here: Table, there: Table, random: Random): Entry | undefined {
  const { pending } = here
  const other = there.pending
  if (!pending || pending.name !== other?.name) return undefined
  if (pending.kind === 'chance' || other.kind === 'chance') return randomEntry(here.state, pending, random)
  const seat = pending.seats[random.below(pending.seats.length)]!
  const open = keysOf(there.state, other, other.seats.indexOf(seat))
  const keys = keysOf(here.state, pending, pending.seats.indexOf(seat)).filter((key) => open.includes(key))
  return keys.length > 0 ? { who: seat, name: pending.name, key: keys[random.below(keys.length)]! } : undefined
}

/** All that a viewer has in front of it. */
export const seenBy = (game: Game, { state, pending }: Table, viewer: Viewer): unknown => [
  game.view(state, viewer),
  awaited(state, pending, viewer),
]

/** `hands.*.*` for `hands.0.2`: which part of the state, not which card. */
export const part = (path: string): string => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')
