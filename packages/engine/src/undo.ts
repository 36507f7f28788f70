/** Whether an answer told anybody something new: derived from views and events, without a word of game code. */
import { clone, cloneValue } from './clone.ts'
import { heardBy, listen, type Told } from './events.ts'
import type { Running } from './flow.ts'
import type { Game } from './game.ts'
import { hash } from './hash.ts'
import type { Json } from './json.ts'
import { awaited } from './offer.ts'
import { type Random, random } from './random.ts'
import { advance, answer, keysOf, standing } from './run.ts'
import type { Seat, Viewer } from './seat.ts'

/** A copy in which everything hidden from all of `knowers` is dealt anew, answers still sealed included. */
export function redealt<G extends Running>(game: Game<G>, g: G, knowers: readonly Seat[], source: Random): G {
  const other = clone(g)
  game.redeal?.(other, knowers, source)
  for (const answer of other.sealed ?? []) {
    if (knowers.includes(answer.seat)) continue
    const { frame, step } = standing(other)
    const options: readonly Json[] = step.options(other, frame.vars, answer.seat)
    answer.value = cloneValue(options[source.below(options.length)]!)
  }
  return other
}

/** A card that was one of two equally likely ones passes unnoticed once in four thousand million; only what was all but certain beforehand may. */
const TRIALS = 32

/**
 * Did the answer `key`, given by `seat` at `before`, show anybody something that neither they nor that seat knew?
 * It is given again in worlds that differ only in what both cannot see: where the viewer then sees or hears something else, it was shown.
 */
export function reveals<G extends Running>(game: Game<G>, before: G, seats: number, seat: Seat, key: string): boolean {
  if (!game.redeal && !before.sealed) return false
  const viewers: Viewer[] = [undefined, ...Array.from({ length: seats }, (_, i) => i)]
  return viewers.some((viewer) => {
    const knowers = viewer === undefined || viewer === seat ? [seat] : [seat, viewer]
    const truth = seenAfter(game, clone(before), seat, key, viewer)
    for (let trial = 0; trial < TRIALS; trial++) {
      const world = redealt(game, before, knowers, random(0x5eed + trial))
      if (seenAfter(game, world, seat, key, viewer) !== truth) return true
    }
    return false
  })
}

function seenAfter<G extends Running>(game: Game<G>, g: G, seat: Seat, key: string, viewer: Viewer): string {
  const question = advance(g)
  const who = question?.kind === 'seats' ? question.seats.indexOf(seat) : -1
  if (question?.kind !== 'seats' || who < 0) return 'not asked'
  const choice = keysOf(g, question, who).indexOf(key)
  if (choice < 0) return 'not offered'
  const told: Told[] = []
  const pending = listen(
    (each) => told.push(each),
    () => {
      answer(g, question, choice, who)
      return advance(g)
    },
  )
  return hash([game.view(g, viewer), awaited(g, pending, viewer) ?? null, heardBy(viewer, told)])
}
