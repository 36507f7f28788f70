/** What the connections of a person, of an address and of the whole server share. */
import { Buckets } from '../limits/buckets.ts'
import type { Unsent } from './unsent.ts'

/** What one connection has of it. */
export interface Share {
  readonly unsent: Unsent | undefined
  /** Takes credit for a frame; false if person or address have none left. */
  afford(now: number, cost: number): boolean
}

/** A person may send as much as so many connections, an address as much as these. */
const PERSON_CONNECTIONS = 2
const ADDRESS_CONNECTIONS = 8
/** Credit is kept for so many seconds. */
export const BURST_SECONDS = 3

/** For a connection that shares nothing. */
export const ALONE: Share = { unsent: undefined, afford: () => true }

export class Shares {
  readonly unsent: Unsent
  private readonly people: Buckets
  private readonly addresses: Buckets

  constructor(framesPerSecond: number, unsent: Unsent) {
    this.unsent = unsent
    this.people = bucketsFor(framesPerSecond * PERSON_CONNECTIONS)
    this.addresses = bucketsFor(framesPerSecond * ADDRESS_CONNECTIONS)
  }

  of(address: string, player: string | undefined): Share {
    const { unsent, people, addresses } = this
    return {
      unsent,
      afford: (now, cost) =>
        (player === undefined || people.take(player, now, cost)) && addresses.take(address, now, cost),
    }
  }
}

export const bucketsFor = (perSecond: number): Buckets => new Buckets(perSecond * BURST_SECONDS, perSecond)
