/** A match on the server: first the lobby, then the table, for players and spectators. */
import { Button } from '@alea/board'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { ApiError, api, failureOf } from '../connection/api.ts'
import { newContribution, storedContribution } from '../connection/contribution.ts'
import { liveConnection } from '../connection/liveConnection.ts'
import { ownTable } from '../connection/ownTable.ts'
import { forgetSession, signedIn } from '../connection/session.ts'
import type { Failure, Profile, Seat, Table } from '../connection/types.ts'
import { listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/useWords.ts'
import { FullTable } from '../lobby/FullTable.tsx'
import { Lobby } from '../lobby/Lobby.tsx'
import { NameFirst } from '../lobby/NameFirst.tsx'
import { AskToNotify } from '../notifications/AskToNotify.tsx'
import { keepSubscribed } from '../notifications/push.ts'
import { useTurnSignal } from '../notifications/useTurnSignal.ts'
import { isSilenced, type Person, usePeople } from '../people/usePeople.ts'
import { AfterMatch } from '../result/AfterMatch.tsx'
import { MatchResult } from '../result/MatchResult.tsx'
import { NextOpponentButton } from '../result/NextOpponentButton.tsx'
import { type NextOpponent, nextOpponent } from '../result/nextOpponent.ts'
import { changeSettings, settings, useSettings } from '../settings/settings.ts'
import { AbsenceNotices } from '../table/AbsenceNotices.tsx'
import { ChatPanel } from '../table/ChatPanel.tsx'
import { AskAloud } from '../table/hotSeat/AskAloud.tsx'
import { useHotSeat } from '../table/hotSeat/useHotSeat.ts'
import { MatchClient } from '../table/matchClient.ts'
import { PassDevice } from '../table/PassDevice.tsx'
import { SeatCorner } from '../table/SeatCorner.tsx'
import { hasStandIn, nameAt } from '../table/seatNames.ts'
import { TableHead } from '../table/TableHead.tsx'
import { TableView } from '../table/TableView.tsx'
import { useGoal } from '../table/useGoal.ts'
import { useMatchClient } from '../table/useMatchClient.ts'
import { Watching } from '../table/Watching.tsx'

export function LiveScreen({ id }: { id: string }) {
  const words = useWords().table
  const { language } = useSettings()
  const search = useSearch()
  const query = new URLSearchParams(search)
  const invitation = query.get('invitation') ?? undefined
  const watchLink = query.get('watch') ?? undefined
  const [arrived, setArrived] = useState<{ me: Profile; table: Table }>()
  const [problem, setProblem] = useState<Failure>()
  /** An invitation for somebody who has not said what they are called. */
  const [nameless, setNameless] = useState<Table>()
  const [name, setName] = useState<string>()
  const [full, setFull] = useState(false)
  useEffect(() => {
    const arrive = async () => {
      if (invitation && name === undefined && (await isNameless())) {
        const invited = await api.table(id)
        if (invited.status === 'gathering') return setNameless(invited)
      }
      setNameless(undefined)
      const me = await namedAs(name)
      void keepSubscribed().catch(() => undefined)
      let table = ownTable(await api.table(id), me)
      const sits = table.seats.some(({ player }) => player === me.id)
      // An invitation link seats whoever opens it, but nobody twice.
      if (!sits && invitation) {
        const seated = await seatBy(id, invitation, table)
        if (seated) table = seated
        else setFull(true)
      }
      setArrived({ me, table })
    }
    arrive().catch((error) =>
      setProblem(error instanceof ApiError ? error.failure : { code: 'internal', detail: String(error) }),
    )
  }, [id, invitation, name])
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
  if (nameless) return <NameFirst game={listedGame(nameless.game)?.title[language] ?? nameless.game} join={setName} />
  if (arrived && full) return <FullTable table={arrived.table} watch={() => setFull(false)} />
  if (!arrived) return <p className="quiet waiting">{words.loading}</p>
  return <Connected id={id} me={arrived.me} first={arrived.table} link={watchLink} />
}

/** Neither an account nor a name in this browser. */
async function isNameless(): Promise<boolean> {
  if (settings().name !== '') return false
  return api.me().then(
    ({ account }) => !account,
    (error) => failureOf(error).code === 'not-signed-in',
  )
}

/** Who one is, after saying what one is called. */
async function namedAs(name: string | undefined): Promise<Profile> {
  if (!name) return signedIn(settings().name)
  changeSettings({ name })
  const me = await signedIn(name)
  if (me.account || me.name === name) return me
  forgetSession()
  return api.rename(name).catch(() => me)
}

/** The table with a seat for whoever has this invitation; undefined if there is none left. */
async function seatBy(id: string, invitation: string, { status, seats }: Table): Promise<Table | undefined> {
  if (status !== 'gathering' || seats.every(({ kind }) => kind !== 'open')) return undefined
  const contribution = newContribution()
  const { table } = await api.sit(id, { invitation, commitment: contribution.commitment })
  contribution.keep(id)
  return table
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
  const { table: words, lobby } = useWords()
  const { language } = useSettings()
  const [, go] = useLocation()
  const state = useMatchClient(client)
  const table = useMemo(() => ownTable(state.table ?? first, me), [state.table, first, me])
  const module = useModule(table.game, table)
  const mine = useMemo(() => seatsOf(table, me.id), [table, me.id])
  const people = usePeople(me)
  const [read, setRead] = useState({ lines: 0, handovers: 0 })
  useOwnSeat(client, state.as, mine, table.started !== undefined)
  useReveal(client, table, mine)
  useGoal(module?.game, table, mine.length === 1)
  const asked = state.snapshot?.asked?.seats ?? []
  const isMyTurn =
    table.status === 'playing' &&
    !table.paused &&
    !state.passes &&
    asked.some((seat) => mine.includes(seat) && !hasStandIn(table.seats[seat]))
  const hotSeat = useHotSeat(client, state, table, mine)
  const { handover } = hotSeat
  useTurnSignal(isMyTurn, listedGame(table.game)?.title[language] ?? table.game)

  if (!module) return <p className="quiet waiting">{words.loading}</p>
  const title = module.game.text[language].title
  const header = <TableHead title={title} state={state} />
  const names = table.seats.map((info, seat) => nameAt(info, seat, words))
  const chatWith = (others: readonly Person[]) => (
    <ChatPanel
      client={client}
      lines={state.chat}
      handovers={table.handovers ?? []}
      names={names}
      maySpeak={mine.length > 0 || table.ended !== undefined}
      me={me.id}
      others={others}
      people={people}
      seen={setRead}
    />
  )
  if (table.started === undefined)
    return (
      <Lobby
        table={table}
        me={me.id}
        people={people}
        header={header}
        // Beside everybody's seat there is a menu already.
        chat={chatWith([])}
        module={module}
        hue={listedGame(table.game)?.hue ?? 0}
      />
    )

  const again = async () => go(`/table/${(await api.rematch(client.match)).id}`)
  const isOver = table.ending !== undefined || table.status === 'abandoned' || table.unplayable !== undefined
  const rival = isOver && mine.length === 1 ? nextOpponent(table, module, mine[0]!, language) : undefined
  const meet = async ({ seats, options }: NextOpponent) => {
    const { pace, spectators } = table
    go(
      `/table/${(await api.createTable({ game: table.game, seats: [...seats], options, pace, spectators, start: true })).id}`,
    )
  }
  const over = isOver ? (
    <MatchResult
      client={client}
      state={{ ...state, table }}
      module={module}
      mine={mine.length === 1 ? mine[0] : undefined}
      names={names}
    >
      <AfterMatch match={client.match}>
        {table.rematch !== undefined && mine.length > 0 && <p role="status">{lobby.rematchOffered}</p>}
        {mine.length > 0 && (
          <Button kind="primary" onClick={again}>
            {table.rematch === undefined ? words.rematch : lobby.joinRematch}
          </Button>
        )}
        {rival && <NextOpponentButton next={rival} start={meet} />}
        {mine.length === 0 && table.rematch !== undefined && table.spectators && (
          <Link href={`/table/${table.rematch}`} className="button-link">
            {lobby.watchRematch}
          </Link>
        )}
      </AfterMatch>
    </MatchResult>
  ) : handover.is === 'pass' ? (
    <PassDevice name={names[handover.seat]!} ready={() => hotSeat.ready(handover.seat)} back={hotSeat.back} />
  ) : null
  return (
    <TableView
      client={client}
      state={{ ...state, table }}
      module={module}
      mine={mine}
      hue={listedGame(table.game)?.hue ?? 0}
      header={header}
      chat={chatWith(othersAt(table, me.id, names))}
      watching={mine.length === 0 && <Watching client={client} table={table} as={state.as} names={names} />}
      unreadChat={
        state.chat.filter(
          ({ number, player }) => number > read.lines && player !== me.id && !isSilenced(people, player),
        ).length + (table.handovers ?? []).filter(({ at }) => at > read.handovers).length
      }
      over={over}
      notice={
        <>
          <AbsenceNotices table={table} names={names} mine={mine} />
          {handover.is === 'aloud' && (
            <AskAloud
              key={state.position}
              client={client}
              asked={handover}
              names={names}
              text={module.game.text[language]}
              view={state.snapshot?.view}
              busy={state.sending !== undefined}
              take={hotSeat.take}
            />
          )}
          {mine.length > 0 && <AskToNotify isSlow={table.clock?.kind === 'days'} isMyTurn={isMyTurn} />}
        </>
      }
      aside={(seat) => <SeatCorner table={table} seat={seat} name={names[seat]!} />}
    />
  )
}

/** Whoever sits down, is moved to another seat or loses theirs sees the match from there. */
function useOwnSeat(client: MatchClient, as: Seat | null, mine: readonly Seat[], isStarted: boolean): void {
  useEffect(() => {
    if (as === null ? mine.length === 1 : !isStarted && !mine.includes(as)) client.switchSeat(mine[0] ?? null)
  }, [client, as, mine, isStarted])
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
