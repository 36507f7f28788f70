/** Every place the board draws for one pair of eyes: what `places` names must be among them. */
import { boardNamed, type View } from '@alea/dice-throne'
import type { Offer, Seat } from '@alea/engine'
import {
  abilityPlace,
  actionPlace,
  cardPlace,
  choicePlace,
  deckPlace,
  diePlace,
  playerPlace,
  tokenPlace,
} from './places.ts'

export function drawnPlaces(view: View, home: Seat, offer: Offer | undefined): ReadonlySet<string> {
  const { looking, hand, laid } = view.fighters[home]!
  return new Set([
    ...view.fighters.flatMap(({ seat, tokens, board }) => [
      playerPlace(seat),
      deckPlace(seat),
      ...tokens.map(({ id }) => tokenPlace(seat, id)),
      ...abilityPlaces(board, seat),
    ]),
    ...(view.rolls.at(-1)?.dice ?? []).map((_, i) => diePlace(i)),
    ...[hand, looking, laid].flatMap((cards) => (typeof cards === 'number' ? [] : cards.map(cardPlace))),
    ...foundCards(offer).map(cardPlace),
    ...branches(offer).map(({ branch }) => choicePlace(branch)),
  ])
}

/** An ability without tiers is one place, with tiers one for each; what may be done for combat points is another. */
export function abilityPlaces(board: string, seat: Seat): readonly string[] {
  const { abilities, tiers, actions } = boardNamed(board)
  return [
    ...abilities.flatMap(({ ability }) => (ability.tiers ? [] : [abilityPlace(seat, ability.id)])),
    ...tiers.map(({ id }) => abilityPlace(seat, id)),
    ...actions.map(({ id }) => actionPlace(seat, id)),
  ]
}

/** Cards of a deck that is being searched are nowhere on the table but in the question. */
export const foundCards = (offer: Offer | undefined): readonly string[] =>
  offer?.name === 'search' ? offer.options.flatMap(({ value }) => (value === 'none' ? [] : [String(value)])) : []

export interface Way {
  readonly branch: number
  readonly key: string
}

export const branches = (
  offer: Offer | undefined,
): readonly (Way & { readonly value: Offer['options'][number]['value'] })[] =>
  offer?.name === 'choose'
    ? offer.options.map(({ key, value }) => ({ key, value, branch: (value as { branch: number }).branch }))
    : []
