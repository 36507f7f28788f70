/** Handing out Bags of Tricks. */
import { bestow, type Effect, repeat } from '@alea/dice-throne/hero'

export const BAG = 'bag-of-tricks'

/** A Bag of Tricks for a player of his choice who can receive one; several, each for any player. */
export const give = (bags = 1): Effect => {
  const one = bestow([BAG], 'chosen-player', true)
  return bags === 1 ? one : repeat(bags, [one])
}
