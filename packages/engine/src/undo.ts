/** Whether an answer revealed something to anybody, derived from views and events: games need no code for it. */
import { clone, cloneValue } from './clone.ts'
import { type AddressedEvent, collectEvents, heardBy } from './events.ts'
import type { Running } from './flow.ts'
import type { Game } from './game.ts'
import type { Json } from './json.ts'
import { awaited } from './offer.ts'
import type { Pending } from './question.ts'
import { type Random, random } from './random.ts'
import { advance, answer, findOption, standing } from './run.ts'
import { isSame } from './same.ts'
import type { Seat, Viewer } from './seat.ts'

/** A copy in which everything hidden from all of `knowers` is dealt again, sealed answers included. */
export function redealt<G extends Running>(game: Game<G>, g: G, knowers: readonly Seat[], source: Random): G {
  const other = clone(g)
  game.redeal?.(other, knowers, source)
  for (const answer of other.sealed ?? []) {
    if (knowers.includes(answer.seat)) continue
    const { frame, instruction } = standing(other)
    const options: readonly Json[] = instruction.options(other, frame.vars, answer.seat)
    answer.value = cloneValue(options[source.below(options.length)]!)
  }
  return other
}

/** With 32 trials, revealing which of two equally likely cards it was is missed with probability 2⁻³². */
export const TRIALS = 32

/**
 * Did the answer `key`, given by `seat` at `before`, show anybody something that neither they nor that seat knew?
 * The answer is repeated in states that differ only in what neither of them can see. If the viewer then sees or hears something else, it revealed something.
 */
export function reveals<G extends Running>(
  game: Game<G>,
  before: G,
  seats: number,
  seat: Seat,
  key: string,
  trials = TRIALS,
): boolean {
  if (!game.redeal && !before.sealed) return false
  const truth = clone(before)
  const shown = given(truth, seat, key)
  const others = Array.from({ length: seats }, (_, i) => i).filter((other) => other !== seat)
  // A spectator knows nothing that the seat does not know, so the same states serve both.
  const groups: { knowers: Seat[]; viewers: Viewer[] }[] = [
    { knowers: [seat], viewers: [undefined, seat] },
    ...others.map((other) => ({ knowers: [seat, other], viewers: [other] })),
  ]
  return groups.some(({ knowers, viewers }) => {
    const seen = viewers.map((viewer) => seenBy(game, truth, shown, viewer))
    for (let trial = 0; trial < trials; trial++) {
      const world = redealt(game, before, knowers, random(0x5eed + trial))
      const there = given(world, seat, key)
      if (viewers.some((viewer, i) => !isSame(seenBy(game, world, there, viewer), seen[i]))) return true
    }
    return false
  })
}

interface Given {
  readonly pending: Pending | undefined
  readonly events: readonly AddressedEvent[]
}

/** Gives an answer, if it can be given, and runs on to the next question. */
function given(g: Running, seat: Seat, key: string): Given | undefined {
  const found = findOption(g, seat, key)
  if (!found) return undefined
  const { result: pending, events } = collectEvents(() => {
    answer(g, found.question, found.choice, found.who)
    return advance(g)
  })
  return { pending, events }
}

/** What a viewer sees and hears of it; comparing it is twice as fast as comparing its hash. */
function seenBy<G extends Running>(game: Game<G>, g: G, shown: Given | undefined, viewer: Viewer): readonly unknown[] {
  if (!shown) return []
  return [game.view(g, viewer), awaited(g, shown.pending, viewer), heardBy(viewer, shown.events)]
}
