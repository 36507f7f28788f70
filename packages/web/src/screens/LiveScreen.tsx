/** A match on the server: first the lobby, then the table, for players and spectators. */
import { Button } from '@alea/board'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { ApiError, api } from '../connection/api.ts'
import { newContribution, storedContribution } from '../connection/contribution.ts'
import { liveConnection } from '../connection/liveConnection.ts'
import { ownTable } from '../connection/ownTable.ts'
import { signedIn } from '../connection/session.ts'
import type { Failure, Profile, Seat, Table } from '../connection/types.ts'
import { listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/useWords.ts'
import { isSilenced, type Person, usePeople } from '../people/usePeople.ts'
import { settings, useSettings } from '../settings/settings.ts'
import { AbandonedMatch } from '../table/AbandonedMatch.tsx'
import { AbsenceNotices } from '../table/AbsenceNotices.tsx'
import { AfterMatch } from '../table/AfterMatch.tsx'
import { ChatPanel } from '../table/ChatPanel.tsx'
import { Lobby } from '../table/Lobby.tsx'
import { MatchClient } from '../table/matchClient.ts'
import { PassDevice } from '../table/PassDevice.tsx'
import { Result } from '../table/Result.tsx'
import { SeatCorner } from '../table/SeatCorner.tsx'
import { hasStandIn, nameAt } from '../table/seatNames.ts'
import { TableHead } from '../table/TableHead.tsx'
import { TableView } from '../table/TableView.tsx'
import { useGoal } from '../table/useGoal.ts'
import { useMatchClient } from '../table/useMatchClient.ts'
import { Watching } from '../table/Watching.tsx'

export function LiveScreen({ id }: { id: string }) {
  const words = useWords().table
  const search = useSearch()
  const query = new URLSearchParams(search)
  const invitation = query.get('invitation') ?? undefined
  const watchLink = query.get('watch') ?? undefined
  const [arrived, setArrived] = useState<{ me: Profile; table: Table }>()
  const [problem, setProblem] = useState<Failure>()
  useEffect(() => {
    const arrive = async () => {
      const me = await signedIn(settings().name)
      let table = ownTable(await api.table(id), me)
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
        {problem.detail && <p>{problem.detail}</p>}
        <Link href="/" className="button-link">
          {words.home}
        </Link>
      </main>
    )
  if (!arrived) return <p className="quiet waiting">{words.loading}</p>
  return <Connected id={id} me={arrived.me} first={arrived.table} link={watchLink} />
}

const seatsOf = (table: Table, me: string): Seat[] =>
  table.seats.flatMap(({ player }, seat) => (player === me ? [seat] : []))

/** The people in the other seats, each once. */
function othersAt({ seats }: Table, me: string, names: readonly string[]): Person[] {
  const others = seats.flatMap(({ player }, seat): Person[] =>
    player === undefined || player === me ? [] : [{ player, name: names[seat]! }],
  )
  return others.filter(({ player }, i) => others.findIndex((one) => one.player === player) === i)
}

interface Arrived {
  readonly id: string
  readonly me: Profile
  readonly first: Table
  /** To watch a private table. */
  readonly link: string | undefined
}

function Connected({ id, me, first, link }: Arrived) {
  const [client, setClient] = useState<MatchClient>()
  useEffect(() => {
    const mine = seatsOf(first, me.id)
    const opened = new MatchClient(liveConnection(id, me.id), id, mine.length === 1 ? mine[0]! : null, link)
    setClient(opened)
    api.chat(id).then(
      (lines) => opened.setChat(lines),
      () => undefined,
    )
    return () => opened.close()
  }, [id, me, first, link])
  return client ? <LiveMatch client={client} me={me} first={first} /> : null
}

function LiveMatch({ client, me, first }: { client: MatchClient; me: Profile; first: Table }) {
  const words = useWords().table
  const { language } = useSettings()
  const [, go] = useLocation()
  const state = useMatchClient(client)
  const table = useMemo(() => ownTable(state.table ?? first, me), [state.table, first, me])
  const module = useModule(table.game, table)
  const mine = useMemo(() => seatsOf(table, me.id), [table, me.id])
  const people = usePeople(me)
  const [read, setRead] = useState({ lines: 0, handovers: 0 })
  useOwnSeat(client, state.as, mine)
  useReveal(client, table, mine)
  useGoal(module?.game, table, mine.length === 1)

  if (!module) return <p className="quiet waiting">{words.loading}</p>
  const title = module.game.text[language].title
  const header = <TableHead title={title} state={state} />
  if (table.started === undefined)
    return (
      <Lobby
        table={table}
        me={me.id}
        people={people}
        header={header}
        module={module}
        hue={listedGame(table.game)?.hue ?? 0}
      />
    )

  const names = table.seats.map((info, seat) => nameAt(info, seat, words))
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
  ) : table.status === 'abandoned' || table.unplayable ? (
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
      handovers={table.handovers ?? []}
      names={names}
      maySpeak={mine.length > 0 || table.ended !== undefined}
      me={me.id}
      others={othersAt(table, me.id, names)}
      people={people}
      seen={setRead}
    />
  )
  return (
    <TableView
      client={client}
      state={{ ...state, table }}
      module={module}
      mine={mine}
      hue={listedGame(table.game)?.hue ?? 0}
      header={header}
      chat={chat}
      watching={mine.length === 0 && <Watching client={client} table={table} as={state.as} names={names} />}
      unreadChat={
        state.chat.filter(
          ({ number, player }) => number > read.lines && player !== me.id && !isSilenced(people, player),
        ).length + (table.handovers ?? []).filter(({ at }) => at > read.handovers).length
      }
      over={over}
      notice={<AbsenceNotices table={table} names={names} mine={mine} />}
      aside={(seat) => <SeatCorner table={table} seat={seat} name={names[seat]!} />}
    />
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
