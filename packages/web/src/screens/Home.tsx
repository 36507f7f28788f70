import { Button } from '@alea/board'
import { type CSSProperties, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Scene } from '../art/Scene.tsx'
import { api } from '../connection/api.ts'
import type { Table } from '../connection/types.ts'
import { GAME_LIST, type ListedGame, listedGame } from '../games/gameList.ts'
import { useWords } from '../language/useWords.ts'
import { prepareQuick } from '../local/preparedMatches.ts'
import { useSettings } from '../settings/settings.ts'
import { MyMatches } from './MyMatches.tsx'

/** The games, one's own matches, and public tables. */
export function Home() {
  const words = useWords().app
  return (
    <main className="page home">
      <h1 className="home-tagline">{words.tagline}</h1>
      <ul className="game-list">
        {GAME_LIST.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </ul>
      <MyMatches />
      <PublicTables />
    </main>
  )
}

function GameTile({ game }: { game: ListedGame }) {
  const words = useWords().app
  const { language } = useSettings()
  const [, go] = useLocation()
  const title = game.title[language]
  // Starts loading the board before the button is pressed.
  const fetchAhead = () => void game.load().catch(() => undefined)
  return (
    <li className="tile" style={{ '--game-hue': game.hue } as CSSProperties} data-game={game.id}>
      <Scene game={game.id} />
      <div className="tile-text">
        <h2>{title}</h2>
        <p className="tile-facts">
          {words.players(game.seats.min, game.seats.max)} · {words.minutes(game.minutes)} ·{' '}
          {words.weight[game.weight - 1]}
        </p>
        <p>{game.pitch[language]}</p>
        <div className="tile-actions">
          <Button
            kind="primary"
            aria-label={words.playNowGame(title)}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onClick={() => go(`/local/${prepareQuick(game)}`)}
          >
            {words.playNow}
          </Button>
          {game.hasLesson && (
            <Link href={`/learn/${game.id}`} className="tile-link" aria-label={words.learnGame(title)}>
              {words.learn}
            </Link>
          )}
          <Link href={`/new/${game.id}`} className="tile-link" aria-label={words.newTableOf(title)}>
            {words.newTable}
          </Link>
          <Link href={`/rules/${game.id}`} className="tile-link" aria-label={words.rulesOf(title)}>
            {words.rules}
          </Link>
        </div>
      </div>
    </li>
  )
}

function PublicTables() {
  const { app: words, absence: absenceWords } = useWords()
  const { language } = useSettings()
  const [gathering, setGathering] = useState<readonly Table[]>()
  const [playing, setPlaying] = useState<readonly Table[]>()
  const [offline, setOffline] = useState(false)
  useEffect(() => {
    const look = () => {
      if (document.hidden) return
      api.tables({ status: 'gathering' }).then(setGathering, () => setOffline(true))
      api.tables({ status: 'playing' }).then(setPlaying, () => setOffline(true))
    }
    look()
    const timer = setInterval(look, 15_000)
    return () => clearInterval(timer)
  }, [])
  const titleOf = (game: string) => listedGame(game)?.title[language] ?? game
  const rows = (tables: readonly Table[], label: string) => (
    <ul>
      {tables.map(({ id, game, seats, status, absence }) => (
        <li key={id}>
          <Link href={`/table/${id}`}>{words.tableOf(label, titleOf(game))}</Link>{' '}
          <span className="quiet">{seats.map(({ name, kind }) => name ?? words.seatKinds[kind]).join(', ')}</span>
          {status === 'gathering' && absence && <span className="quiet"> · {absenceWords.listed[absence.rule]}</span>}
        </li>
      ))}
    </ul>
  )
  if (offline && !gathering) return <p className="quiet">{words.offline}</p>
  return (
    <>
      <section aria-labelledby="open" className="home-list">
        <h2 id="open">{words.openTables}</h2>
        {gathering?.length === 0 && <p className="quiet">{words.noTables}</p>}
        {rows(gathering ?? [], words.join)}
      </section>
      <section aria-labelledby="live" className="home-list">
        <h2 id="live">{words.live}</h2>
        {playing?.length === 0 && <p className="quiet">{words.noLive}</p>}
        {rows(playing ?? [], words.watch)}
      </section>
    </>
  )
}
