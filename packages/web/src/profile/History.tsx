import { Button } from '@alea/board'
import { useState } from 'react'
import { Link } from 'wouter'
import { listedGame } from '../games/gameList.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import type { FinishedMatch } from './finishedMatch.ts'

const FIRST = 8

/** Finished matches, each with a link to its replay. */
export function History({ played }: { played: readonly FinishedMatch[] }) {
  const { profile: words, grammar } = useWords()
  const { language } = useSettings()
  const [all, setAll] = useState(false)
  const shown = all ? played : played.slice(0, FIRST)
  return (
    <section className="profile-box" aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      {played.length === 0 && <p className="quiet">{words.noHistory}</p>}
      <ul className="profile-list">
        {shown.map(({ id, game, ended, where, result, names }) => {
          const title = listedGame(game)?.title[language] ?? game
          return (
            <li key={id}>
              <Link href={`/replay/${id}`} aria-label={words.replayOf(title, grammar.date(ended))}>
                {title}
              </Link>
              <span className="profile-names">{names.filter(Boolean).join(', ')}</span>
              {result && <b className={`profile-${result}`}>{words[result]}</b>}
              <span className="quiet">
                {grammar.date(ended)} · {where === 'device' ? words.onDevice : words.onServer}
              </span>
            </li>
          )
        })}
      </ul>
      <div className="cluster">
        {played.length > shown.length && (
          <Button onClick={() => setAll(true)}>{words.more(played.length - shown.length)}</Button>
        )}
        <Link href="/replay/file" className="button-link">
          {words.openLog}
        </Link>
      </div>
    </section>
  )
}
