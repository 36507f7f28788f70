/** Dice picked one by one, and the option they amount to. What the rules offer decides; here it is only found. Dice are counted from 0. */
import { optionOf, type View } from '@alea/dice-throne'
import type { Json, Offer } from '@alea/engine'

/** Questions whose sets of dice are picked die by die; the other options of these questions stay buttons. */
export const COMPOSED = ['attempt', 'keep-dice', 'try-again', 'reroll-some'] as const

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
  if (!offer) return undefined
  const sets = offeredSets(offer)
  const roll = view.rolls.at(-1)
  if (sets.length === 0 || !roll) return undefined
  const among = roll.dice.flatMap((_, i) => ((roll.owners?.[i] ?? roll.owner) === roll.owner ? [i] : []))
  const dice = new Set(base(view, offer).filter((i) => among.includes(i)))
  for (const word of draft) {
    const i = Number(word)
    if (!dice.delete(i)) dice.add(i)
  }
  const [{ what, set: only }] = sets as [OfferedSet]
  const free = sets.length === 1 ? among.filter((i) => only.includes(i) !== dice.has(i)) : among
  return { what, among, free, dice }
}

interface OfferedSet {
  readonly key: string
  readonly what: Picking
  readonly set: readonly number[]
}

const offeredSets = ({ name, options }: Offer): readonly OfferedSet[] =>
  options.flatMap(({ key, value }) => {
    const set = setOf(name, value)
    return set ? [{ key, ...set }] : []
  })

/** The dice an option stands for; undefined where it is no set of dice. */
export function setOf(question: string, value: Json): Omit<OfferedSet, 'key'> | undefined {
  const option = optionOf(question, value)
  switch (option.is) {
    case 'keep-dice':
      return { what: 'keep', set: indices(option.places) }
    case 'reroll-dice':
      return { what: 'reroll', set: indices(option.places) }
    default:
      return undefined
  }
}

const indices = (places: readonly number[]): readonly number[] => places.map((place) => place - 1)

/** The dice the attacker last said to keep; undefined where something else was said. */
export const declaredKeep = ({ declared }: View): readonly number[] | undefined =>
  declared === null ? undefined : setOf('attempt', declared)?.set

/** What was kept for the throw before is kept still, until one says otherwise. */
const base = (view: View, { name }: Offer): readonly number[] => (name === 'attempt' && declaredKeep(view)) || []

/** The draft once a die has been pressed: a word in it turns one die over. */
export function toggled(draft: readonly string[], die: number): readonly string[] {
  const word = String(die)
  return draft.includes(word) ? draft.filter((one) => one !== word) : [...draft, word]
}

/** The key of the offered option these dice amount to; none if the rules offer none. Of equal dice the rules may offer some for all. */
export function keyOf(offer: Offer, view: View, { dice }: Picked): string | undefined {
  const { dice: faces = [], foreign } = view.rolls.at(-1) ?? {}
  const shown = (set: readonly number[]) =>
    set
      // A foreign die is not like the others.
      .map((i) => (foreign?.at === i ? `foreign ${faces[i]}` : `${faces[i]}`))
      .sort()
      .join()
  const sets = offeredSets(offer)
  const same = sets.find(({ set }) => set.length === dice.size && set.every((i) => dice.has(i)))
  return (same ?? sets.find(({ set }) => shown(set) === shown([...dice])))?.key
}

/** The draft that picks exactly these dice. */
export function draftFor(view: View, offer: Offer, dice: readonly number[]): readonly string[] {
  const now = base(view, offer)
  return [...new Set([...now, ...dice])].filter((i) => now.includes(i) !== dice.includes(i)).map(String)
}
