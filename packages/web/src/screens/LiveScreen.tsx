/** A match on the server: before it begins a lobby, then the table, for those who play and those who watch. */
import { Button } from '@alea/board'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { api, Refused } from '../door/api.ts'
import { promise, promised } from '../door/fairShare.ts'
import { liveDoor } from '../door/liveDoor.ts'
import { signedIn } from '../door/session.ts'
import type { Failure, Profile, Seat, Table } from '../door/types.ts'
import { listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/bilingual.ts'
import { tableWords } from '../language/tableWords.ts'
import { settings, useSettings } from '../settings/settings.ts'
import { AtTable } from '../table/atTable.ts'
import { ChatPanel } from '../table/ChatPanel.tsx'
import { Clock } from '../table/Clock.tsx'
import { Lobby } from '../table/Lobby.tsx'
import { isStoodInFor, nameAt } from '../table/names.ts'
import { PassDevice } from '../table/PassDevice.tsx'
import { PutAway } from '../table/PutAway.tsx'
import { Result } from '../table/Result.tsx'
import { TableHead } from '../table/TableHead.tsx'
import { TableView } from '../table/TableView.tsx'
import { useAtTable } from '../table/useAtTable.ts'

export function LiveScreen({ id }: { id: string }) {
  const words = useWords(tableWords)
  const search = useSearch()
  const invitation = new URLSearchParams(search).get('invitation') ?? undefined
  const [arrived, setArrived] = useState<{ me: Profile; table: Table }>()
  const [problem, setProblem] = useState<Failure>()
  useEffect(() => {
    const arrive = async () => {
      const me = await signedIn(settings().name)
      let table = await api.table(id)
      const sits = table.seats.some(({ player }) => player === me.id)
      // Whoever comes by an invitation sits down; a link opened twice seats nobody twice.
      if (!sits && invitation && table.status === 'gathering') {
        const share = await promise()
        const seated = await api.sit(id, { invitation, commitment: share.commitment })
        share.keep(id)
        table = seated.table
      }
      setArrived({ me, table })
    }
    arrive().catch((error) =>
      setProblem(error instanceof Refused ? error.failure : { code: 'internal', detail: String(error) }),
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
  return <Opened id={id} me={arrived.me} first={arrived.table} />
}

const seatsOf = (table: Table, me: string): Seat[] =>
  table.seats.flatMap(({ player }, seat) => (player === me ? [seat] : []))

function Opened({ id, me, first }: { id: string; me: Profile; first: Table }) {
  const [at, setAt] = useState<AtTable>()
  useEffect(() => {
    const mine = seatsOf(first, me.id)
    const opened = new AtTable(liveDoor(id), id, mine.length === 1 ? mine[0]! : null)
    setAt(opened)
    api.chat(id).then(
      (said) => opened.recall(said),
      () => undefined,
    )
    return () => opened.close()
  }, [id, me, first])
  return at ? <Sitting at={at} me={me} first={first} /> : null
}

function Sitting({ at, me, first }: { at: AtTable; me: Profile; first: Table }) {
  const words = useWords(tableWords)
  const { language } = useSettings()
  const [, go] = useLocation()
  const state = useAtTable(at)
  const table = state.table ?? first
  const module = useModule(table.game)
  const mine = useMemo(() => seatsOf(table, me.id), [table, me.id])
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set(me.muted ?? []))
  const [read, setRead] = useState(0)
  useEyes(at, state.as, mine)
  useShare(at, table, mine)

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
  const asked = state.sight?.asked?.seats ?? []
  const next =
    mine.length > 1 ? asked.find((seat) => mine.includes(seat) && !isStoodInFor(table.seats[seat])) : undefined
  const again = async () => go(`/table/${(await api.rematch(at.match)).id}`)
  const onwards = (
    <>
      {mine.length > 0 && (
        <Button kind="primary" onClick={again}>
          {words.rematch}
        </Button>
      )}
      <Link href={`/replay/${at.match}`} className="button-link">
        {words.replay}
      </Link>
      <Link href="/" className="button-link">
        {words.home}
      </Link>
    </>
  )
  const over = table.ending ? (
    <Result
      ending={table.ending}
      mine={mine.length === 1 ? mine[0] : undefined}
      names={names}
      reason={table.ending.by === 'rules' ? module.game.text[language].reason(table.ending.reason) : ''}
      made={(seat) => state.sight && module.scoreText?.(state.sight.view, seat, language)}
    >
      {onwards}
    </Result>
  ) : table.status === 'abandoned' ? (
    <PutAway table={table} names={names}>
      {onwards}
    </PutAway>
  ) : next !== undefined && state.as !== next && table.status === 'playing' ? (
    <PassDevice name={names[next]!} ready={() => at.look(next)} />
  ) : null
  const chat = (
    <ChatPanel
      at={at}
      said={state.said}
      maySpeak={mine.length > 0 || table.ended !== undefined}
      me={me.id}
      muted={muted}
      mute={mute}
      seen={setRead}
    />
  )
  return (
    <TableView
      at={at}
      state={state.table ? state : { ...state, table }}
      module={module}
      mine={mine}
      hue={listedGame(table.game)?.hue ?? 0}
      header={header}
      chat={chat}
      unreadChat={
        state.said.filter(({ number, player }) => number > read && player !== me.id && !muted.has(player)).length
      }
      over={over}
      aside={(seat) => (
        <Corner table={table} seat={seat} name={names[seat]!} mine={mine.includes(seat)} match={at.match} />
      )}
    />
  )
}

/** Clock and presence; an absent player's seat may be lent to a bot, one's own taken back. */
function Corner({
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
  const words = useWords(tableWords)
  const info = table.seats[seat]
  const lent = isStoodInFor(info)
  return (
    <>
      {table.time && <Clock time={table.time} seat={seat} label={(left) => words.clockLeft(name, left)} />}
      {info?.kind === 'player' && info.online === false && !mine && (
        <>
          <small className="quiet">{words.absent(name)}</small>
          {!lent && table.status === 'playing' && (
            <Button kind="quiet" onClick={() => void api.callStandIn(match, seat).catch(() => undefined)}>
              {words.callBot}
            </Button>
          )}
        </>
      )}
      {mine && lent && (
        <Button kind="primary" onClick={() => void api.dismissStandIn(match, seat).catch(() => undefined)}>
          {words.takeBack}
        </Button>
      )}
    </>
  )
}

/** Somebody who sits down while looking on sees through their own eyes from then on. */
function useEyes(at: AtTable, as: Seat | null, mine: readonly Seat[]): void {
  useEffect(() => {
    if (as === null && mine.length === 1) at.look(mine[0]!)
  }, [at, as, mine])
}

/** Shows this browser's promised bytes as soon as they are awaited, once. */
function useShare(at: AtTable, table: Table, mine: readonly Seat[]): void {
  const shown = useRef(new Set<Seat>())
  useEffect(() => {
    const share = promised(at.match)
    if (!share) return
    for (const seat of table.fair.awaiting)
      if (mine.includes(seat) && !shown.current.has(seat)) {
        shown.current.add(seat)
        at.reveal(seat, share)
      }
  }, [at, table.fair.awaiting, mine])
}
