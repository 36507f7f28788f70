import { Button } from '@alea/board'
import { type CSSProperties, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Scene } from '../art/Scene.tsx'
import { api } from '../connection/api.ts'
import type { Table } from '../connection/types.ts'
import { listedGame } from '../games/gameList.ts'
import { HOME_TILES, type HomeTile } from '../games/homeTiles.ts'
import { useWords } from '../language/useWords.ts'
import { prepareQuick } from '../local/preparedMatches.ts'
import { useSettings } from '../settings/settings.ts'
import { MyMatches } from './MyMatches.tsx'
import { useMyMatches } from './useMyMatches.ts'

const MARVEL_HUE = 300

/** One's own matches, the games, and public tables. */
export function Home() {
  const { app: words, lab } = useWords()
  const mine = useMyMatches()
  return (
    <main className="page home">
      <h1 className="home-tagline">{words.tagline}</h1>
      <MyMatches id="mine" title={words.myMatches} matches={mine.open} expected={mine.expected} forget={mine.forget} />
      <ul className="game-list">
        {HOME_TILES.map((tile) => (
          <GameTile key={tile.id} tile={tile} />
        ))}
      </ul>
      <PublicTables />
      <section aria-labelledby="home-lab" className="home-list">
        <h2 id="home-lab">{lab.heading}</h2>
        <p>
          <Link href="/lab">{lab.homeLink}</Link>
        </p>
      </section>
      <MyMatches id="over" title={words.myFinished} matches={mine.over} forget={mine.forget} />
    </main>
  )
}

function GameTile({ tile: { id, game, quick, newTable, hasHeroes, isSmall } }: { tile: HomeTile }) {
  const words = useWords().app
  const { language } = useSettings()
  const [, go] = useLocation()
  const isMarvel = id === 'marvel'
  const title = isMarvel ? words.marvel.title : game.title[language]
  // Starts loading the board before the button is pressed.
  const fetchAhead = () => void game.load().catch(() => undefined)
  return (
    <li
      className="tile"
      style={{ '--game-hue': isMarvel ? MARVEL_HUE : game.hue } as CSSProperties}
      data-game={id}
      data-small={isSmall}
    >
      <Scene game={id} />
      <div className="tile-text">
        <h2>{title}</h2>
        <p className="tile-facts">
          {words.players(game.seats.min, game.seats.max)} · {words.minutes(game.minutes)} ·{' '}
          {words.weight[game.weight - 1]}
        </p>
        <p>{isMarvel ? words.marvel.pitch : game.pitch[language]}</p>
        <div className="tile-actions">
          <Button
            kind="primary"
            aria-label={words.playNowGame(title)}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onClick={() => go(`/local/${prepareQuick({ ...game, quick })}`)}
          >
            {words.playNow}
          </Button>
          {game.hasLesson && !isMarvel && (
            <Link href={`/learn/${game.id}`} className="tile-link" aria-label={words.learnGame(title)}>
              {words.learn}
            </Link>
          )}
          <Link href={newTable} className="tile-link" aria-label={words.newTableOf(title)}>
            {words.newTable}
          </Link>
          {hasHeroes && (
            <Link href="/heroes" className="tile-link" aria-label={words.heroesOf(title)}>
              {words.heroes}
            </Link>
          )}
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
