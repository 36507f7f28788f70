/** This browser's share of the dice: 32 bytes promised before the match, shown when it has begun (docs/protocol.md, "Fair dice"). */
import { commitmentTo } from '@alea/protocol/client'

const keyOf = (match: string) => `alea:share:${match}`

export interface Promised {
  readonly commitment: string
  /** Remembers the bytes under the match, once it has a name. */
  keep(match: string): void
}

export async function promise(): Promise<Promised> {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { commitment: commitmentTo(share), keep: (match) => localStorage.setItem(keyOf(match), share) }
}

export const promised = (match: string): string | undefined => localStorage.getItem(keyOf(match)) ?? undefined
