/** A match on this device: alone against bots, or several people sharing it. */
import { Button } from '@alea/board'
import { rotated } from '@alea/host'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/useWords.ts'
import { localConnection } from '../local/localConnection.ts'
import type { LocalSetup } from '../local/localSetup.ts'
import { prepare, prepared } from '../local/preparedMatches.ts'
import { savedMatch } from '../local/saves.ts'
import { AfterMatch } from '../result/AfterMatch.tsx'
import { MatchResult } from '../result/MatchResult.tsx'
import { NextOpponentButton } from '../result/NextOpponentButton.tsx'
import { nextOpponent } from '../result/nextOpponent.ts'
import { useSettings } from '../settings/settings.ts'
import { AskAloud } from '../table/hotSeat/AskAloud.tsx'
import { setSharing, sharingOf } from '../table/hotSeat/sharing.ts'
import { useHotSeat } from '../table/hotSeat/useHotSeat.ts'
import { MatchClient } from '../table/matchClient.ts'
import { PassDevice } from '../table/PassDevice.tsx'
import { nameAt } from '../table/seatNames.ts'
import { TableHead } from '../table/TableHead.tsx'
import { TableView } from '../table/TableView.tsx'
import { useGoal } from '../table/useGoal.ts'
import { useMatchClient } from '../table/useMatchClient.ts'

export function LocalScreen({ id }: { id: string }) {
  const words = useWords().app
  const [found, setFound] = useState<LocalSetup | 'nothing'>()
  useEffect(() => {
    const setup = prepared(id) ?? 'nothing'
    // A match that has started is saved: reloading the page continues it.
    savedMatch(id).then(
      (saved) => setFound(saved?.setup ?? setup),
      () => setFound(setup),
    )
  }, [id])
  if (found === 'nothing')
    return (
      <main className="page">
        <h1>{words.notFound}</h1>
        <Link href="/">{words.home}</Link>
      </main>
    )
  if (!found) return <p className="quiet waiting">{words.loading}</p>
  return <Connected setup={found} />
}

function Connected({ setup }: { setup: LocalSetup }) {
  const words = useWords().table
  const [client, setClient] = useState<MatchClient>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const opened = new MatchClient(localConnection(setup, setFault), setup.id, firstSeat(setup))
    setClient(opened)
    return () => opened.close()
  }, [setup])
  if (fault)
    return (
      <main className="page">
        <h1>{words.problems.internal}</h1>
        <pre>{fault}</pre>
        <Link href="/">{words.home}</Link>
      </main>
    )
  return client ? <LocalMatch client={client} setup={setup} /> : null
}

const people = ({ seats }: LocalSetup) => seats.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : []))

/** One person sees their own seat; several start with the table covered. */
const firstSeat = (setup: LocalSetup) => (people(setup).length === 1 ? people(setup)[0]! : null)

function LocalMatch({ client, setup }: { client: MatchClient; setup: LocalSetup }) {
  const words = useWords().table
  const { language } = useSettings()
  const [, go] = useLocation()
  const state = useMatchClient(client)
  const module = useModule(setup.game, state.table)
  const { snapshot, table } = state
  const mine = useMemo(() => people(setup), [setup])
  const shared = mine.length > 1
  const hotSeat = useHotSeat(client, state, table, mine)
  const { handover } = hotSeat
  const goal = useGoal(module?.game, table, mine.length === 1)
  if (!module || !table) return <p className="quiet waiting">{words.loading}</p>
  const names = table?.seats.map((info, seat) => nameAt(info, seat, words)) ?? []
  const again = () => {
    const { game, seats, options } = setup
    const next = prepare({ game, seats: rotated(seats), options: { ...options, ...goal } })
    setSharing(next, sharingOf(setup.id))
    go(`/local/${next}`)
  }
  const isOver = table.ending !== undefined || table.status === 'abandoned'
  const rival = isOver && !shared ? nextOpponent(table, module, mine[0]!, language) : undefined
  const over = isOver ? (
    <MatchResult client={client} state={state} module={module} mine={shared ? undefined : mine[0]} names={names}>
      <AfterMatch match={setup.id}>
        <Button kind="primary" onClick={again}>
          {words.again}
        </Button>
        {rival && (
          <NextOpponentButton
            next={rival}
            start={({ seats, options }) => go(`/local/${prepare({ game: setup.game, seats, options })}`)}
          />
        )}
      </AfterMatch>
    </MatchResult>
  ) : handover.is === 'pass' ? (
    <PassDevice name={names[handover.seat]!} ready={() => hotSeat.ready(handover.seat)} back={hotSeat.back} />
  ) : null
  return (
    <TableView
      client={client}
      state={state}
      module={module}
      mine={mine}
      hue={listedGame(setup.game)?.hue ?? 0}
      header={<TableHead title={module.game.text[language].title} state={state} local />}
      over={over}
      notice={
        handover.is === 'aloud' && (
          <AskAloud
            key={state.position}
            client={client}
            asked={handover}
            names={names}
            text={module.game.text[language]}
            view={snapshot?.view}
            busy={state.sending !== undefined}
            take={hotSeat.take}
          />
        )
      }
    />
  )
}
