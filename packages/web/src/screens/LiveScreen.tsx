/** A match on the server: first the lobby, then the table, for players and spectators. */
import { Button } from '@alea/board'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { ApiError, api } from '../connection/api.ts'
import { newContribution, storedContribution } from '../connection/contribution.ts'
import { liveConnection } from '../connection/liveConnection.ts'
import { signedIn } from '../connection/session.ts'
import type { Failure, Profile, Seat, Table } from '../connection/types.ts'
import { listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/useWords.ts'
import { settings, useSettings } from '../settings/settings.ts'
import { AbandonedMatch } from '../table/AbandonedMatch.tsx'
import { AfterMatch } from '../table/AfterMatch.tsx'
import { ChatPanel } from '../table/ChatPanel.tsx'
import { Clock } from '../table/Clock.tsx'
import { Lobby } from '../table/Lobby.tsx'
import { MatchClient } from '../table/matchClient.ts'
import { PassDevice } from '../table/PassDevice.tsx'
import { Result } from '../table/Result.tsx'
import { hasStandIn, nameAt } from '../table/seatNames.ts'
import { TableHead } from '../table/TableHead.tsx'
import { TableView } from '../table/TableView.tsx'
import { useMatchClient } from '../table/useMatchClient.ts'

export function LiveScreen({ id }: { id: string }) {
  const words = useWords().table
  const search = useSearch()
  const invitation = new URLSearchParams(search).get('invitation') ?? undefined
  const [arrived, setArrived] = useState<{ me: Profile; table: Table }>()
  const [problem, setProblem] = useState<Failure>()
  useEffect(() => {
    const arrive = async () => {
      const me = await signedIn(settings().name)
      let table = await api.table(id)
      const sits = table.seats.some(({ player }) => player === me.id)
      // An invitation link seats whoever opens it, but nobody twice.
      if (!sits && invitation && table.status === 'gathering') {
        const contribution = newContribution()
        const seated = await api.sit(id, { invitation, commitment: contribution.commitment })
        contribution.keep(id)
        table = seated.table
      }
      setArrived({ me, table })
    }
    arrive().catch((error) =>
      setProblem(error instanceof ApiError ? error.failure : { code: 'internal', detail: String(error) }),
    )
  }, [id, invitation])
  if (problem)
    return (
      <main className="page">
        <h1>{words.problems[problem.code]}</h1>
        <Link href="/" className="button-link">
          {words.home}
        </Link>
      </main>
    )
  if (!arrived) return <p className="quiet waiting">{words.loading}</p>
  return <Connected id={id} me={arrived.me} first={arrived.table} />
}

const seatsOf = (table: Table, me: string): Seat[] =>
  table.seats.flatMap(({ player }, seat) => (player === me ? [seat] : []))

function Connected({ id, me, first }: { id: string; me: Profile; first: Table }) {
  const [client, setClient] = useState<MatchClient>()
  useEffect(() => {
    const mine = seatsOf(first, me.id)
    const opened = new MatchClient(liveConnection(id), id, mine.length === 1 ? mine[0]! : null)
    setClient(opened)
    api.chat(id).then(
      (lines) => opened.setChat(lines),
      () => undefined,
    )
    return () => opened.close()
  }, [id, me, first])
  return client ? <LiveMatch client={client} me={me} first={first} /> : null
}

function LiveMatch({ client, me, first }: { client: MatchClient; me: Profile; first: Table }) {
  const words = useWords().table
  const { language } = useSettings()
  const [, go] = useLocation()
  const state = useMatchClient(client)
  const table = state.table ?? first
  const module = useModule(table.game)
  const mine = useMemo(() => seatsOf(table, me.id), [table, me.id])
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set(me.muted ?? []))
  const [read, setRead] = useState(0)
  useOwnSeat(client, state.as, mine)
  useReveal(client, table, mine)

  const mute = (player: string, on: boolean) => {
    void (on ? api.mute(player) : api.unmute(player)).catch(() => undefined)
    const next = new Set(muted)
    if (on) next.add(player)
    else next.delete(player)
    setMuted(next)
  }
  if (!module) return <p className="quiet waiting">{words.loading}</p>
  const title = module.game.text[language].title
  const header = <TableHead title={title} state={state} />
  if (table.started === undefined)
    return <Lobby table={table} me={me.id} header={header} module={module} hue={listedGame(table.game)?.hue ?? 0} />

  const names = table.seats.map((info, seat) => nameAt(info, seat, words.seat))
  const asked = state.snapshot?.asked?.seats ?? []
  const next = mine.length > 1 ? asked.find((seat) => mine.includes(seat) && !hasStandIn(table.seats[seat])) : undefined
  const again = async () => go(`/table/${(await api.rematch(client.match)).id}`)
  const onwards = (
    <AfterMatch match={client.match}>
      {mine.length > 0 && (
        <Button kind="primary" onClick={again}>
          {words.rematch}
        </Button>
      )}
    </AfterMatch>
  )
  const over = table.ending ? (
    <Result
      ending={table.ending}
      mine={mine.length === 1 ? mine[0] : undefined}
      names={names}
      reason={table.ending.by === 'rules' ? module.game.text[language].reason(table.ending.reason) : ''}
      scoreText={(seat) => state.snapshot && module.scoreText?.(state.snapshot.view, seat, language)}
    >
      {onwards}
    </Result>
  ) : table.status === 'abandoned' ? (
    <AbandonedMatch table={table} names={names}>
      {onwards}
    </AbandonedMatch>
  ) : next !== undefined && state.as !== next && table.status === 'playing' ? (
    <PassDevice name={names[next]!} ready={() => client.switchSeat(next)} />
  ) : null
  const chat = (
    <ChatPanel
      client={client}
      lines={state.chat}
      maySpeak={mine.length > 0 || table.ended !== undefined}
      me={me.id}
      muted={muted}
      mute={mute}
      seen={setRead}
    />
  )
  return (
    <TableView
      client={client}
      state={state.table ? state : { ...state, table }}
      module={module}
      mine={mine}
      hue={listedGame(table.game)?.hue ?? 0}
      header={header}
      chat={chat}
      unreadChat={
        state.chat.filter(({ number, player }) => number > read && player !== me.id && !muted.has(player)).length
      }
      over={over}
      aside={(seat) => (
        <SeatCorner table={table} seat={seat} name={names[seat]!} mine={mine.includes(seat)} match={client.match} />
      )}
    />
  )
}

/** Clock and presence. A bot may stand in for an absent player, who can take their seat back. */
function SeatCorner({
  table,
  seat,
  name,
  mine,
  match,
}: {
  table: Table
  seat: Seat
  name: string
  mine: boolean
  match: string
}) {
  const words = useWords().table
  const info = table.seats[seat]
  const isLent = hasStandIn(info)
  return (
    <>
      {table.time && <Clock time={table.time} seat={seat} label={(left) => words.clockLeft(name, left)} />}
      {info?.kind === 'player' && info.online === false && !mine && (
        <>
          <small className="quiet">{words.absent(name)}</small>
          {!isLent && table.status === 'playing' && (
            <Button kind="quiet" onClick={() => void api.callStandIn(match, seat).catch(() => undefined)}>
              {words.callBot}
            </Button>
          )}
        </>
      )}
      {mine && isLent && (
        <Button kind="primary" onClick={() => void api.dismissStandIn(match, seat).catch(() => undefined)}>
          {words.takeBack}
        </Button>
      )}
    </>
  )
}

/** A spectator who sits down sees the match from their own seat from then on. */
function useOwnSeat(client: MatchClient, as: Seat | null, mine: readonly Seat[]): void {
  useEffect(() => {
    if (as === null && mine.length === 1) client.switchSeat(mine[0]!)
  }, [client, as, mine])
}

/** Reveals this browser's contribution to the dice as soon as it is awaited, once. */
function useReveal(client: MatchClient, table: Table, mine: readonly Seat[]): void {
  const revealed = useRef(new Set<Seat>())
  useEffect(() => {
    const contribution = storedContribution(client.match)
    if (!contribution) return
    for (const seat of table.fair.awaiting)
      if (mine.includes(seat) && !revealed.current.has(seat)) {
        revealed.current.add(seat)
        client.reveal(seat, contribution)
      }
  }, [client, table.fair.awaiting, mine])
}
