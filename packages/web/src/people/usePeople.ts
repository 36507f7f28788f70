/** Whom this player has muted or blocked. */
import { useState } from 'react'
import { api } from '../connection/api.ts'
import { forgetSession } from '../connection/session.ts'
import type { Profile } from '../connection/types.ts'

export interface Person {
  readonly player: string
  readonly name: string
}

export interface People {
  readonly muted: ReadonlySet<string>
  readonly blocked: ReadonlySet<string>
  mute(player: string, on: boolean): Promise<void>
  block(player: string, on: boolean): Promise<void>
}

export function usePeople(me: Profile): People {
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set(me.muted ?? []))
  const [blocked, setBlocked] = useState<ReadonlySet<string>>(new Set(me.blocked?.map(({ id }) => id) ?? []))
  return {
    muted,
    blocked,
    mute: async (player, on) => {
      await (on ? api.mute(player) : api.unmute(player))
      setMuted((before) => changed(before, player, on))
      forgetSession()
    },
    block: async (player, on) => {
      await (on ? api.block(player) : api.unblock(player))
      setBlocked((before) => changed(before, player, on))
      forgetSession()
    },
  }
}

export const isSilenced = ({ muted, blocked }: People, player: string): boolean =>
  muted.has(player) || blocked.has(player)

function changed(before: ReadonlySet<string>, player: string, on: boolean): ReadonlySet<string> {
  const after = new Set(before)
  if (on) after.add(player)
  else after.delete(player)
  return after
}
