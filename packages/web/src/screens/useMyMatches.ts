import { useEffect, useState } from 'react'
import { api } from '../connection/api.ts'
import { ownTable } from '../connection/ownTable.ts'
import type { Seat, Table } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import type { SavedMatch } from '../local/savedMatch.ts'
import { deleteMatch, savedMatches } from '../local/saves.ts'

export interface MyMatch {
  readonly id: string
  readonly game: string
  readonly href: string
  readonly where: string
  readonly state: string
  readonly isMyTurn: boolean
  readonly isOver: boolean
  /** Saved on this device, and may be deleted. */
  readonly local: boolean
}

/** Matches that are asked whose turn it is; each is a request. */
const LOOKED_AT = 12
/** How many there were last time: room is kept for them, so that nothing jumps when they come. */
const KEPT = 'alea:matches'

/** One's own matches, on the server and on this device, those that wait for oneself first. */
export function useMyMatches() {
  const words = useWords().app
  const [local, setLocal] = useState<readonly SavedMatch[]>()
  const [live, setLive] = useState<readonly (Table & { readonly mine: boolean })[]>()
  useEffect(() => {
    savedMatches().then(setLocal, () => setLocal([]))
    liveMatches().then(setLive, () => setLive([]))
  }, [])
  const turn = (isMine: boolean) => (isMine ? words.yourTurn : words.theirTurn)
  const matches: MyMatch[] = [
    ...(live ?? []).map(({ id, game, status, seats, mine, unplayable }) => ({
      id,
      game,
      href: status === 'over' ? `/replay/${id}` : `/table/${id}`,
      where: seats.flatMap(({ name }) => name ?? []).join(', '),
      state:
        status === 'over'
          ? words.finished
          : unplayable
            ? words.closedByServer
            : status === 'gathering'
              ? words.gathering
              : turn(mine),
      isMyTurn: mine,
      isOver: status === 'over' || unplayable !== undefined,
      local: false,
    })),
    ...(local ?? []).map(({ setup: { id, game, seats }, over, waiting }) => {
      const isMyTurn = !over && waiting.some((seat) => seats[seat]?.kind === 'me')
      return {
        id,
        game,
        href: over ? `/replay/${id}` : `/local/${id}`,
        where: words.onDevice,
        state: over ? words.finished : turn(isMyTurn),
        isMyTurn,
        isOver: over,
        local: true,
      }
    }),
  ]
  const open = matches.filter(({ isOver }) => !isOver).toSorted((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn))
  const isKnown = local !== undefined && live !== undefined
  useEffect(() => {
    try {
      if (isKnown) localStorage.setItem(KEPT, String(open.length))
    } catch {}
  }, [isKnown, open.length])
  return {
    open,
    over: matches.filter(({ isOver }) => isOver),
    /** How many open ones there will be, as far as this browser knows. */
    expected: isKnown ? open.length : Math.max(open.length, lastTime()),
    forget: (id: string) => {
      void deleteMatch(id)
      setLocal(local?.filter(({ setup }) => setup.id !== id))
    },
  }
}

function lastTime(): number {
  try {
    return Number(localStorage.getItem(KEPT) ?? 0)
  } catch {
    return 0
  }
}

async function liveMatches(): Promise<(Table & { mine: boolean })[]> {
  const me = await api.me()
  const tables = (await api.tables({ mine: 'true' })).filter(
    ({ status, unplayable }) => status !== 'abandoned' || unplayable !== undefined,
  )
  const asked = new Map<string, readonly Seat[]>()
  const playing = tables.filter(({ status }) => status === 'playing').slice(0, LOOKED_AT)
  await Promise.all(playing.map(async ({ id }) => asked.set(id, await api.asked(id).catch((): readonly Seat[] => []))))
  return tables.map((table) => {
    const { seats } = ownTable(table, me)
    return { ...table, mine: (asked.get(table.id) ?? []).some((seat) => seats[seat]?.player === me.id) }
  })
}
