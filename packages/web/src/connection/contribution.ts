/** This browser's contribution to the dice: 32 bytes, committed to before the match and revealed once it has begun (docs/protocol.md, "Fair dice"). */
import { commitmentTo } from '@alea/protocol/client'

const keyOf = (match: string) => `alea:share:${match}`

interface Contribution {
  readonly commitment: string
  /** Stores the bytes under the match, once it has an id. */
  keep(match: string): void
}

export function newContribution(): Contribution {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const contribution = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { commitment: commitmentTo(contribution), keep: (match) => localStorage.setItem(keyOf(match), contribution) }
}

export const storedContribution = (match: string): string | undefined => localStorage.getItem(keyOf(match)) ?? undefined
