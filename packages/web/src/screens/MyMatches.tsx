import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { listedGame } from '../games/gameList.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import type { MyMatch } from './useMyMatches.ts'

interface Props {
  readonly id: string
  readonly title: string
  readonly matches: readonly MyMatch[]
  /** Room is kept for so many. */
  readonly expected?: number
  forget(id: string): void
}

/** A list of one's own matches; nothing if there are none. */
export function MyMatches({ id, title, matches, expected = matches.length, forget }: Props) {
  const words = useWords().app
  const { language } = useSettings()
  if (expected === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="home-list home-mine"
      style={{ '--matches': Math.max(expected, matches.length) } as CSSProperties}
    >
      <h2 id={id}>{title}</h2>
      <ul>
        {matches.map(({ id: match, game, href, where, state, isMyTurn, local }) => (
          <li key={match} data-turn={isMyTurn || undefined}>
            <Link href={href}>{listedGame(game)?.title[language] ?? game}</Link>
            <span className="quiet">
              {where} · {isMyTurn ? <strong>{state}</strong> : state}
            </span>
            {local && (
              <button type="button" className="tile-link" onClick={() => forget(match)}>
                {words.forget}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
