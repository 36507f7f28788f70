/** What a die may be spent for: the rules offer a long list, the board shows it die by die. */
import { LETTERS, type Spending, spendingOf } from '@alea/dice-city'
import type { Offer } from '@alea/engine'

type Offered = Offer['options'][number]

/** The dice something is offered for, as rows. */
export const payersOf = ({ options }: Offer): readonly number[] =>
  LETTERS.flatMap((_, die) => (options.some(({ value }) => payerOf(value as number) === die) ? [die] : []))

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
    const spending = spendingOf(value as number)
    if (!spending || spending.act === 'glass') return true
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

/** The dice one may roll again together, as rows. */
export const rerollable = ({ options }: Offer): readonly number[] =>
  LETTERS.flatMap((_, die) => (options.some(({ value }) => (value as number) & (1 << die)) ? [die] : []))

/** The offered set that is just what is picked. */
export const pickedSet = ({ options }: Offer, draft: readonly string[]): Offered | undefined => {
  const bits = LETTERS.reduce((set, letter, die) => (draft.includes(letter) ? set | (1 << die) : set), 0)
  return options.find(({ value }) => value === bits)
}

function payerOf(value: number): number | undefined {
  const spending: Spending | undefined = spendingOf(value)
  return spending && spending.act !== 'glass' ? spending.die : undefined
}
