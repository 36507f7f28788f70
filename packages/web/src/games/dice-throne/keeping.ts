/** Dice picked one by one, and the option they amount to. What the rules offer decides; here it is only found. */
import type { View } from '@alea/dice-throne'
import type { Json, Offer } from '@alea/engine'

/** What is done with the picked dice: they stay and the others are thrown, or they are thrown and the others stay. */
export type Picking = 'keep' | 'reroll'

export interface Picked {
  readonly what: Picking
  /** The dice one may pick from: those of a contest that are somebody else's cannot. */
  readonly among: readonly number[]
  /** Those that may be pressed now: where only one set is offered (a lesson), those that lead to it. */
  readonly free: readonly number[]
  readonly dice: ReadonlySet<number>
}

/** The dice picked so far; undefined where nothing is picked die by die. */
export function pickedDice(view: View, offer: Offer | undefined, draft: readonly string[]): Picked | undefined {
  if (!offer || !isPicked(offer)) return undefined
  const roll = view.rolls.at(-1)
  if (!roll) return undefined
  const among = roll.dice.flatMap((_, i) => ((roll.owners?.[i] ?? roll.owner) === roll.owner ? [i] : []))
  const dice = new Set(base(view, offer).filter((i) => among.includes(i)))
  for (const word of draft) {
    const i = Number(word)
    if (!dice.delete(i)) dice.add(i)
  }
  const only = onlySet(offer)
  const free = only ? among.filter((i) => only.has(i) !== dice.has(i)) : among
  return { what: offer.name === 'try-again' ? 'reroll' : 'keep', among, free, dice }
}

/** Is there an option that stands for a set of dice? */
const isPicked = ({ name, options }: Offer): boolean =>
  (name === 'attempt' || name === 'keep-dice' || name === 'try-again') && options.some(({ value }) => isSet(value))

function onlySet({ options }: Offer): ReadonlySet<number> | undefined {
  const sets = options.flatMap(({ value }) => (isSet(value) ? [value] : []))
  if (sets.length !== 1) return undefined
  return new Set(setOf(sets[0]!))
}

/** Dice to keep are bits, dice to throw again a list of places from 1. */
export const isSet = (value: unknown): value is number | readonly Json[] =>
  typeof value === 'number' || Array.isArray(value)

const setOf = (value: number | readonly Json[]): readonly number[] =>
  typeof value === 'number' ? bitsOf(value) : value.map((place) => Number(place) - 1)

function bitsOf(set: number): number[] {
  const places: number[] = []
  for (let place = 0; set >> place > 0; place++) if (set & (1 << place)) places.push(place)
  return places
}

/** What was kept for the throw before is kept still, until one says otherwise. */
const base = ({ declared }: View, { name }: Offer): readonly number[] =>
  name === 'attempt' && typeof declared === 'number' ? bitsOf(declared) : []

/** The draft once a die has been pressed: a word in it turns one die over. */
export function toggled(draft: readonly string[], die: number): readonly string[] {
  const word = String(die)
  return draft.includes(word) ? draft.filter((one) => one !== word) : [...draft, word]
}

/** The key of the offered option these dice amount to; none if the rules offer none. Of equal dice the rules may offer some for all. */
export function keyOf(offer: Offer, view: View, { dice }: Picked): string | undefined {
  const faces = view.rolls.at(-1)?.dice ?? []
  const shown = (set: readonly number[]) =>
    set
      .map((i) => faces[i])
      .sort()
      .join()
  const sets = offer.options.flatMap(({ key, value }) => (isSet(value) ? [{ key, set: setOf(value) }] : []))
  const same = sets.find(({ set }) => set.length === dice.size && set.every((i) => dice.has(i)))
  return (same ?? sets.find(({ set }) => shown(set) === shown([...dice])))?.key
}

/** The draft that picks exactly these dice. */
export function draftFor(view: View, offer: Offer, dice: readonly number[]): readonly string[] {
  const now = base(view, offer)
  return [...new Set([...now, ...dice])].filter((i) => now.includes(i) !== dice.includes(i)).map(String)
}
