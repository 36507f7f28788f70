import { DieFace, PipFace } from '@alea/board'
import type { CSSProperties } from 'react'
import { listedGame } from '../games/gameList.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { countDice, DIE_FACES, type DiceCount, pValue, totalDice } from './countDice.ts'

/** How often each face came up, against what was to be expected, by game. */
export function DiceStatistics({ logs }: { logs: readonly string[] | undefined }) {
  const words = useWords().profile
  const counts = logs && countDice(logs)
  return (
    <section className="profile-box profile-wide" aria-labelledby="dice">
      <h2 id="dice">{words.dice}</h2>
      <p className="quiet">{words.diceHelp}</p>
      {!counts && <p className="quiet">{words.counting}</p>}
      {counts?.length === 0 && <p className="quiet">{words.noDice}</p>}
      <div className="dice-games">
        {counts?.map((count) => (
          <OneGame key={count.game} count={count} />
        ))}
      </div>
    </section>
  )
}

function OneGame({ count: { game, matches, faces } }: { count: DiceCount }) {
  const words = useWords().profile
  const { language } = useSettings()
  const listed = listedGame(game)
  const dice = totalDice(faces)
  const expected = dice / faces.length
  const most = Math.max(...faces, expected)
  return (
    <div
      className="dice-game"
      data-game={game}
      style={{ '--game-hue': listed?.hue ?? 0, '--dice-expected': expected / most } as CSSProperties}
    >
      <h3>{words.diceOf(listed?.title[language] ?? game, dice, matches)}</h3>
      <ul className="dice-bars">
        {DIE_FACES.map((face) => {
          const seen = faces[face - 1]!
          return (
            <li key={face} style={{ '--dice-seen': seen / most } as CSSProperties}>
              <DieFace size={26}>
                <PipFace value={face} />
              </DieFace>
              <span className="visually-hidden">{words.face(face, seen, Math.round(expected))}</span>
              <span className="dice-bar" aria-hidden="true" />
              <span className="dice-count" aria-hidden="true">
                {seen}
              </span>
            </li>
          )
        })}
      </ul>
      <p>{verdict()}</p>
    </div>
  )

  function verdict(): string {
    const share = pValue(faces)
    if (share === undefined) return words.tooFew
    if (share < 0.01) return words.strange
    return share < 0.05 ? words.unusual(Math.round(share * 100)) : words.ordinary(Math.round(share * 100))
  }
}
