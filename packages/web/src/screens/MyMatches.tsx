import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { api } from '../connection/api.ts'
import { ownTable } from '../connection/ownTable.ts'
import type { Seat, Table } from '../connection/types.ts'
import { listedGame } from '../games/gameList.ts'
import { useWords } from '../language/useWords.ts'
import type { SavedMatch } from '../local/savedMatch.ts'
import { deleteMatch, savedMatches } from '../local/saves.ts'
import { useSettings } from '../settings/settings.ts'

interface Mine {
  readonly id: string
  readonly game: string
  readonly href: string
  readonly where: string
  readonly state: string
  /** Saved on this device, and may be deleted. */
  readonly local: boolean
}

/** Matches that are asked whose turn it is; each is a request. */
const LOOKED_AT = 12

/** One's own matches, on the server and on this device. */
export function MyMatches() {
  const words = useWords().app
  const { language } = useSettings()
  const [local, setLocal] = useState<readonly SavedMatch[]>([])
  const [live, setLive] = useState<readonly (Table & { readonly mine: boolean })[]>([])
  useEffect(() => {
    savedMatches().then(setLocal, () => undefined)
    liveMatches().then(setLive, () => undefined)
  }, [])
  const turn = (isMine: boolean) => (isMine ? words.yourTurn : words.theirTurn)
  const matches: Mine[] = [
    ...live.map(({ id, game, status, seats, mine, unplayable }) => ({
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
      local: false,
    })),
    ...local.map(({ setup: { id, game, seats }, over, waiting }) => ({
      id,
      game,
      href: over ? `/replay/${id}` : `/local/${id}`,
      where: words.onDevice,
      state: over ? words.finished : turn(waiting.some((seat) => seats[seat]?.kind === 'me')),
      local: true,
    })),
  ]
  const forget = (id: string) => {
    void deleteMatch(id)
    setLocal(local.filter(({ setup }) => setup.id !== id))
  }
  return (
    <section aria-labelledby="mine" className="home-list">
      <h2 id="mine">{words.myMatches}</h2>
      {matches.length === 0 && <p className="quiet">{words.noMatches}</p>}
      <ul>
        {matches.map(({ id, game, href, where, state, local: kept }) => (
          <li key={id}>
            <Link href={href}>{listedGame(game)?.title[language] ?? game}</Link>
            <span className="quiet">
              {where} · {state}
            </span>
            {kept && (
              <button type="button" className="tile-link" onClick={() => forget(id)}>
                {words.forget}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
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
