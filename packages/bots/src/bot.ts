import type { Offer, Random } from '@alea/engine'

/** What a person in that seat would have before them: the table as they see it, and their question. */
export interface Seen {
  readonly view: unknown
  readonly offer: Offer
}

export interface Bot {
  readonly name: string
  /** The number, from 0, of one of `offer.options`. The same things seen and the same random numbers give the same choice. */
  choose(seen: Seen, random: Random): number
  /** For a bot that only counts its options: the same choice, without a view or a key being made for it. */
  chooseBlindly?(options: number, random: Random): number
}
