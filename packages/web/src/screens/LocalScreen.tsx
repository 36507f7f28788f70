/** A match on this device: solo against bots, or several people at one screen. */
import { Button } from '@alea/board'
import { movedOn } from '@alea/host'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { appWords } from '../language/appWords.ts'
import { useWords } from '../language/bilingual.ts'
import { tableWords } from '../language/tableWords.ts'
import { prepare, prepared } from '../local/begin.ts'
import { localDoor } from '../local/localDoor.ts'
import type { LocalSetup } from '../local/localSetup.ts'
import { savedMatch } from '../local/saves.ts'
import { useSettings } from '../settings/settings.ts'
import { AtTable } from '../table/atTable.ts'
import { isStoodInFor, nameAt } from '../table/names.ts'
import { PassDevice } from '../table/PassDevice.tsx'
import { PutAway } from '../table/PutAway.tsx'
import { Result } from '../table/Result.tsx'
import { TableHead } from '../table/TableHead.tsx'
import { TableView } from '../table/TableView.tsx'
import { useAtTable } from '../table/useAtTable.ts'

export function LocalScreen({ id }: { id: string }) {
  const words = useWords(appWords)
  const [found, setFound] = useState<LocalSetup | 'nothing'>()
  useEffect(() => {
    const setup = prepared(id) ?? 'nothing'
    // Once begun it is saved: loading the page again goes on with it.
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
  return <Opened setup={found} />
}

function Opened({ setup }: { setup: LocalSetup }) {
  const words = useWords(tableWords)
  const [at, setAt] = useState<AtTable>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const opened = new AtTable(localDoor(setup, setFault), setup.id, firstEyes(setup))
    setAt(opened)
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
  return at ? <Sitting at={at} setup={setup} /> : null
}

const people = ({ seats }: LocalSetup) => seats.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : []))

/** One person sees through their own eyes; several begin behind the cover. */
const firstEyes = (setup: LocalSetup) => (people(setup).length === 1 ? people(setup)[0]! : null)

function Sitting({ at, setup }: { at: AtTable; setup: LocalSetup }) {
  const words = useWords(tableWords)
  const { language } = useSettings()
  const [, go] = useLocation()
  const state = useAtTable(at)
  const module = useModule(setup.game)
  const { sight, table, as } = state
  const mine = useMemo(() => people(setup), [setup])
  const shared = mine.length > 1
  const asked = sight?.asked?.seats ?? []
  const asking = asked.find((seat) => setup.seats[seat]?.kind === 'me' && !isStoodInFor(table?.seats[seat]))
  if (!module) return <p className="quiet waiting">{words.loading}</p>
  const names = table?.seats.map((info, seat) => nameAt(info, seat, words.seat)) ?? []
  const covered = shared && asking !== undefined && as !== asking && table?.status === 'playing'
  const again = () => {
    const { game, seats, options } = setup
    go(`/local/${prepare({ game, seats: movedOn(seats), ...(options && { options }) })}`)
  }
  const next = (
    <>
      <Button kind="primary" onClick={again}>
        {words.again}
      </Button>
      <Link href={`/replay/${setup.id}`} className="button-link">
        {words.replay}
      </Link>
      <Link href="/" className="button-link">
        {words.home}
      </Link>
    </>
  )
  const over =
    table?.ending !== undefined ? (
      <Result
        ending={table.ending}
        mine={shared ? undefined : mine[0]}
        names={names}
        reason={table.ending.by === 'rules' ? module.game.text[language].reason(table.ending.reason) : ''}
        made={(seat) => sight && module.scoreText?.(sight.view, seat, language)}
      >
        {next}
      </Result>
    ) : table?.status === 'abandoned' ? (
      <PutAway table={table} names={names}>
        {next}
      </PutAway>
    ) : covered ? (
      <PassDevice name={names[asking]!} ready={() => at.look(asking)} />
    ) : null
  return (
    <TableView
      at={at}
      state={state}
      module={module}
      mine={mine}
      hue={listedGame(setup.game)?.hue ?? 0}
      header={<TableHead title={module.game.text[language].title} state={state} local />}
      over={over}
    />
  )
}
