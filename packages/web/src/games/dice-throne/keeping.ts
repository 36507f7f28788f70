/** Dice picked one by one, and the option they amount to. What the rules offer decides; here it is only found. */
import type { View } from '@alea/dice-throne'
import type { Offer } from '@alea/engine'

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
  const sets = options.filter(({ value }) => isSet(value))
  if (sets.length !== 1) return undefined
  const { value } = sets[0]!
  return new Set(
    Array.isArray(value)
      ? value.map((die) => Number(die) - 1)
      : [0, 1, 2, 3, 4].filter((i) => Number(value) & (1 << i)),
  )
}

export const isSet = (value: unknown): boolean => typeof value === 'number' || Array.isArray(value)

/** What was kept for the throw before is kept still, until one says otherwise. */
function base({ declared }: View, { name }: Offer): number[] {
  return name === 'attempt' && typeof declared === 'number' ? [0, 1, 2, 3, 4].filter((i) => declared & (1 << i)) : []
}

/** The draft once a die has been pressed: a word in it turns one die over. */
export function toggled(draft: readonly string[], die: number): readonly string[] {
  const word = String(die)
  return draft.includes(word) ? draft.filter((one) => one !== word) : [...draft, word]
}

/** The key of the offered option these dice amount to; none if the rules offer none. */
export function keyOf(offer: Offer, view: View, { dice, what }: Picked): string | undefined {
  const faces = view.rolls.at(-1)?.dice ?? []
  const set = offer.name === 'keep-dice' ? [...dice].sort() : leftmost([...dice], faces)
  const wanted = what === 'keep' ? set.reduce((mask, i) => mask | (1 << i), 0) : set.map((i) => i + 1)
  return offer.options.find(({ value }) => JSON.stringify(value) === JSON.stringify(wanted))?.key
}

/** Among equal dice the rules let the leftmost stand for all. */
function leftmost(dice: readonly number[], faces: readonly number[]): number[] {
  const wanted = new Map<number, number>()
  for (const die of dice) wanted.set(faces[die]!, (wanted.get(faces[die]!) ?? 0) + 1)
  return faces.flatMap((face, i) => {
    const left = wanted.get(face) ?? 0
    wanted.set(face, left - 1)
    return left > 0 ? [i] : []
  })
}

/** The draft that picks exactly these dice. */
export function draftFor(view: View, offer: Offer, dice: readonly number[]): readonly string[] {
  const now = base(view, offer)
  return [0, 1, 2, 3, 4].filter((i) => now.includes(i) !== dice.includes(i)).map(String)
}
