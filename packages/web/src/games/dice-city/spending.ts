/** What a die may be spent for: the rules offer a long list, the board shows it die by die. */
import { choiceOf, LETTERS, type Spending } from '@alea/dice-city'
import type { Json, Offer } from '@alea/engine'

type Offered = Offer['options'][number]

/** A spending that a die pays for. */
export type PaidByDie = Exclude<Spending, { readonly act: 'glass' }>

/** What a die would pay for; undefined for hourglasses and for going on. */
export function paidByDie(value: Json): PaidByDie | undefined {
  const choice = choiceOf('spend', value)
  return choice.act === 'done' || choice.act === 'glass' ? undefined : (choice as PaidByDie)
}

/** The dice something is offered for, as rows. */
export const payersOf = ({ options }: Offer): readonly number[] =>
  LETTERS.flatMap((_, die) => (options.some(({ value }) => paidByDie(value)?.die === die) ? [die] : []))

/** The die picked to pay; the only one left is always picked. */
export function pickedPayer(offer: Offer | undefined, draft: readonly string[]): number | undefined {
  if (offer?.name !== 'spend') return undefined
  const payers = payersOf(offer)
  if (payers.length === 1) return payers[0]
  return payers.find((die) => draft.includes(LETTERS[die]!))
}

/** With a die picked, all it may do; without, what each die stands on. Hourglasses and going on always. */
export function listed(offer: Offer, payer: number | undefined): readonly Offered[] {
  return offer.options.filter(({ value }) => {
    const spending = paidByDie(value)
    if (!spending) return true
    return payer === undefined ? spending.act === 'use' : spending.die === payer
  })
}

/** The draft once a die has been pressed: picked alone, or let go. */
export const pickedAlone = (draft: readonly string[], die: number): readonly string[] =>
  draft.includes(LETTERS[die]!) ? [] : [LETTERS[die]!]

/** The draft once a die has been pressed where several may be picked. */
export const toggled = (draft: readonly string[], die: number): readonly string[] => {
  const letter = LETTERS[die]!
  return draft.includes(letter) ? draft.filter((one) => one !== letter) : [...draft, letter]
}

/** The dice of an answer to the Well. */
function diceOf(value: Json): readonly number[] {
  const choice = choiceOf('well', value)
  return choice.act === 'well' ? choice.dice : []
}

/** The dice one may roll again together, as rows. */
export const rerollable = ({ options }: Offer): readonly number[] =>
  LETTERS.flatMap((_, die) => (options.some(({ value }) => diceOf(value).includes(die)) ? [die] : []))

/** The offered set that is just what is picked. */
export const pickedSet = ({ options }: Offer, draft: readonly string[]): Offered | undefined =>
  options.find(({ value }) => LETTERS.every((letter, die) => draft.includes(letter) === diceOf(value).includes(die)))
