/**
 * Tests `redeal`, on which bots and undo depend, without using it: the match is replayed with one earlier line changed. As long as a viewer
 * sees and hears exactly the same, the difference is a secret, and `redeal` must change it.
 */
import {
  type AddressedEvent,
  advance,
  awaited,
  type ChanceQuestion,
  chanceKey,
  collectEvents,
  type Entry,
  entryText,
  type Game,
  hash,
  heardBy,
  keysOf,
  Match,
  manual,
  type Random,
  type Running,
  random as randomFrom,
  redealt,
  replayEntry,
  start,
  type Viewer,
} from '@alea/engine'
import { difference, differences } from '../../difference.ts'
import { TestMatch } from '../../testMatch.ts'
import type { Fault, Law, Play } from '../law.ts'
import { openLog } from '../run.ts'
import { part, seenBy, unlessRulesThrow, viewerName } from './secrecy.ts'

const TRIALS = 8

/**
 * `redeal` keeps every die and card, lets the rules go on, and changes every secret (checked at the end of the run).
 * Its result does not depend on the hidden truth: with the same seed a bot must choose the same, whatever it cannot see.
 */
export const redeal: Law = {
  name: 'redeal',
  watch: (play) => ({
    deep: () => dealFault(play),
    ended: () => {
      for (let trial = 0; trial < TRIALS; trial++)
        divergenceOf(play, (truth, other, viewer, at) => noteSecrets(play, truth, other, viewer, at))
      return undefined
    },
  }),
}

function dealFault({ game, match, viewers, random }: Play): Fault {
  if (!game.redeal) return undefined
  const g = match.state
  for (const viewer of viewers) {
    const world = redealt(game, g, knowersOf(viewer), random)
    awaited(world, advance(world), viewer)
    const lost = game.conserved && difference(game.conserved(g), game.conserved(world))
    if (lost) return `dealing again for ${viewerName(viewer)} loses or creates something: ${lost}`
    const [here, there] = [g, world].map((from) => redealt(game, from, knowersOf(viewer), randomFrom(1)))
    const trace = difference(here, there)
    if (trace) return `dealing again for ${viewerName(viewer)} depends on what it cannot see: ${trace}`
  }
  return undefined
}

const knowersOf = (viewer: Viewer): number[] => (viewer === undefined ? [] : [viewer])

function noteSecrets(
  { game, match, random, run }: Play,
  truth: TestMatch,
  other: TestMatch,
  viewer: Viewer,
  at: number,
): void {
  const hidden = new Set(differences(truth.state, other.state).map(part))
  const unmet = () => [...hidden].filter((each) => !run.redealt.has(each))
  for (let trial = 0; trial < 2 * TRIALS && unmet().length > 0; trial++)
    for (const path of differences(truth.state, redealt(game, truth.state, knowersOf(viewer), random)))
      run.redealt.add(part(path))
  const log = openLog(match.header, match.entries.slice(0, at + 1))
  for (const each of unmet()) if (!run.secret.has(each)) run.secret.set(each, { viewer: viewerName(viewer), log })
}

/** A seat whose own answer showed it something new cannot take that answer back. */
export const revelation: Law = {
  name: 'revelation',
  watch: (play) => ({
    ended: () => {
      for (let trial = 0; trial < TRIALS; trial++) {
        const divergence = divergenceOf(play, () => undefined)
        const fault = divergence && undoFault(play, divergence)
        if (fault) return fault
      }
      return undefined
    },
  }),
}

function undoFault({ game, match }: Play, { viewer, at, seen }: Divergence): Fault {
  const entry = match.entries[at]!
  if (viewer === undefined || entry.who !== viewer || entry.name === 'undo') return undefined
  const again = new Match(game, match.header)
  for (const line of match.entries.slice(0, at + 1)) replayEntry(again, line)
  if (again.undoBar(viewer) !== undefined) return undefined
  return `answer ${at + 1}, ${entryText(entry)}, shows something new (in another deal ${seen}), yet undo is open`
}

/** The line at which a viewer could tell two versions apart, and by what. */
interface Divergence {
  readonly viewer: Viewer
  readonly at: number
  readonly seen: string
}

type Alike = (truth: TestMatch, other: TestMatch, viewer: Viewer, at: number) => void

/** Changes one line of the match and replays both versions until a viewer who did not write that line sees a difference. */
function divergenceOf({ game, match, viewers, random }: Play, alike: Alike): Divergence | undefined {
  const { entries, header } = match
  if (entries.length === 0) return undefined
  const at = random.below(entries.length)
  const others = viewers.filter((viewer) => viewer !== entries[at]!.who)
  const viewer = others[random.below(others.length)]
  const truth = new TestMatch(start<Running>(game.setup(header.seats, header.options), game.rules))
  for (const entry of entries.slice(0, at)) truth.apply(entry)
  const other = truth.fork()
  const changed = variation(truth, entries[at]!, random)
  if (!changed) return undefined
  for (let i = at; i < entries.length; i++) {
    const here = eventsOf(truth, entries[i]!)
    const there = eventsOf(other, i === at ? changed : entries[i]!)
    if (!here || !there) return undefined
    const seen = difference(known(game, truth, viewer, here), known(game, other, viewer, there))
    if (seen) return { viewer, at: i, seen }
    if (hash(truth.state) === hash(other.state)) return undefined
    alike(truth, other, viewer, i)
  }
  return undefined
}

/** Another answer to the same question: two cards swapped, one die changed, another option. */
function variation({ state, pending }: TestMatch, entry: Entry, random: Random): Entry | undefined {
  if (entry.name === 'undo' || !pending) return undefined
  if (pending.kind === 'chance') return { ...entry, key: otherThrow(pending, entry.key, random) }
  const keys = keysOf(state, pending, pending.seats.indexOf(entry.who as number)).filter((key) => key !== entry.key)
  return keys.length > 0 ? { ...entry, key: keys[random.below(keys.length)]! } : undefined
}

function otherThrow(pending: ChanceQuestion, key: string, random: Random): string {
  const results = manual(pending, key)
  const one = random.below(results.length)
  const other = random.below(results.length)
  if (pending.draw === 'roll') results[one] = 1 + random.below(pending.sides)
  else [results[one], results[other]] = [results[other]!, results[one]!]
  return chanceKey(pending, results)
}

/** The events of applying a line, or undefined if it cannot be applied. */
function eventsOf(table: TestMatch, entry: Entry): readonly AddressedEvent[] | undefined {
  const applied = unlessRulesThrow(() => collectEvents(() => table.apply(entry)))
  return applied && applied.result === undefined ? applied.events : undefined
}

const known = (game: Game, table: TestMatch, viewer: Viewer, events: readonly AddressedEvent[]): unknown => [
  seenBy(game, table, viewer),
  heardBy(viewer, events),
]
