import { type CSSProperties, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { GAME_LIST, type ListedGame, listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/useWords.ts'
import { LessonLinks } from '../learn/LessonLinks.tsx'
import { RulesBook } from '../rules/RulesBook.tsx'
import { useSettings } from '../settings/settings.ts'

/** The rules of a game as a page: `/rules/dice-throne#DT-3.2` opens at that rule. */
export function RulesScreen({ game }: { game: string }) {
  const words = useWords().rules
  const found = listedGame(game)
  if (found) return <Opened key={game} game={found} />
  return (
    <main className="page stack">
      <h1>{words.noGame}</h1>
      <OtherRules />
    </main>
  )
}

function Opened({ game }: { game: ListedGame }) {
  const words = useWords().rules
  const { language } = useSettings()
  const module = useModule(game.id)
  const rule = useCitedRule()
  return (
    <main className="page rules-screen" data-game={game.id} style={{ '--game-hue': game.hue } as CSSProperties}>
      <div className="rules-head">
        <h1>{words.of(game.title[language])}</h1>
        <OtherRules but={game.id} />
      </div>
      {module?.lessons && <LessonLinks game={game.id} lessons={module.lessons} />}
      {module?.RulesLinks && <module.RulesLinks />}
      {module ? (
        <RulesBook module={module} language={language} rule={rule} page />
      ) : (
        <p className="quiet">{words.loading}</p>
      )}
    </main>
  )
}

function OtherRules({ but }: { but?: string }) {
  const words = useWords().rules
  const { language } = useSettings()
  return (
    <nav className="cluster" aria-label={words.otherGames}>
      {GAME_LIST.filter(({ id }) => id !== but).map(({ id, title }) => (
        <Link key={id} href={`/rules/${id}`} className="tile-link">
          {title[language]}
        </Link>
      ))}
    </nav>
  )
}

const RULE = /^#([A-Z]+-[\w.]+)$/

/** The rule that the address links to. */
function useCitedRule(): string | undefined {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const look = () => setHash(location.hash)
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return RULE.exec(hash)?.[1]
}
