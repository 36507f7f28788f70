/** How long what takes. Together these bound how long a match stands still after its node has died. */

/** A node that has not renewed its lease for so long is dead: others may take its matches. By the clock of the database. */
export const LEASE_MS = 3000
/** How often a lease is renewed, and the other nodes are looked up. */
export const RENEW_MS = 700
/**
 * A node stops using its lease so much earlier than the database ends it. It counts from before it asked for the renewal, with a clock of its own:
 * what is left to fear is that this clock runs slower.
 */
export const MARGIN_MS = 150
/** Somebody else has taken over after at most so long, if the database answers at once: the lease ends, and another node looks. */
export const TAKEN_OVER_MS = LEASE_MS + RENEW_MS
/** How often what could not be asked is asked again. */
export const RETRY_MS = 100
/** After so long whoever asks is told that it is unknown whether it was done. */
export const ASK_MS = 15_000
