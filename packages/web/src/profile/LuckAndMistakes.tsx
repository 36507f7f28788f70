/** One's luck and mistakes over time by game, from the matches that were analysed on this device. */

import { useEffect, useState } from 'react'
import { type KeptReport, keptReports } from '../analysis/keptAnalyses.ts'
import { listedGame } from '../games/gameList.ts'
import { Chart } from '../lab/charts/Chart.tsx'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { byGame, type GameRecord } from './luckByGame.ts'

export function LuckAndMistakes() {
  const words = useWords().profile
  const [reports, setReports] = useState<readonly KeptReport[]>()
  useEffect(() => {
    keptReports().then(setReports, () => setReports([]))
  }, [])
  if (!reports) return null
  return (
    <section className="profile-box profile-wide" aria-labelledby="luck">
      <h2 id="luck">{words.luckAndMistakes}</h2>
      <p className="quiet">{reports.length === 0 ? words.noLuckYet : words.luckHelp}</p>
      <div className="luck-games">
        {byGame(reports).map((record) => (
          <OneGame key={record.game} record={record} />
        ))}
      </div>
    </section>
  )
}

/** The height of a lane, and of the line above it. */
const LANE = 76
const LABEL = 20
const MARGIN = 6
const WIDEST = 26
const MOST_SHOWN = 40

function OneGame({ record: { game, matches, luck, errorRate } }: { record: GameRecord }) {
  const { profile: words, grammar } = useWords()
  const { language } = useSettings()
  const shown = matches.slice(-MOST_SHOWN)
  const mostLuck = Math.max(0.05, ...shown.map((match) => Math.abs(match.luck.mean)))
  const mostLost = Math.max(0.01, ...shown.map((match) => match.errorRate))
  const title = listedGame(game)?.title[language] ?? game
  const draw = (width: number) => {
    const step = Math.min(WIDEST, (width - 2 * MARGIN) / shown.length)
    const x = (i: number) => MARGIN + i * step
    const middle = LABEL + LANE / 2
    const floor = 2 * LABEL + 2 * LANE
    const points = shown.map(({ errorRate }, i) => ({
      x: x(i) + step / 2,
      y: floor - (errorRate / mostLost) * (LANE - 8),
    }))
    return (
      <>
        <text className="chart-label" x={MARGIN} y={14}>
          {words.luckLane(grammar.signedPercent(mostLuck))}
        </text>
        {shown.map(({ match, luck: { mean } }, i) => {
          const height = (Math.abs(mean) / mostLuck) * (LANE / 2)
          return (
            <rect
              key={match}
              className={mean < 0 ? 'chart-less' : 'chart-more'}
              x={x(i) + 1}
              y={mean < 0 ? middle : middle - height}
              width={Math.max(2, step - 2)}
              height={Math.max(1, height)}
            />
          )
        })}
        <line className="chart-axis" x1={MARGIN} x2={width - MARGIN} y1={middle} y2={middle} />
        <text className="chart-label" x={MARGIN} y={LABEL + LANE + 16}>
          {words.errorLane(grammar.percent(mostLost, 1))}
        </text>
        <path className="chart-whisker" d={`M${points.map((point) => `${point.x} ${point.y}`).join('L')}`} />
        {points.map((point, i) => (
          <circle key={shown[i]!.match} className="chart-point" cx={point.x} cy={point.y} r={4} />
        ))}
        <line className="chart-axis" x1={MARGIN} x2={width - MARGIN} y1={floor} y2={floor} />
      </>
    )
  }
  return (
    <Chart
      title={title}
      name={`luck-${game}`}
      note={words.luckSoFar(matches.length, grammar.signedPercent(luck, 1), grammar.percent(errorRate, 1))}
      height={2 * (LABEL + LANE) + 2}
      table={{
        head: [words.when, words.luckColumn, words.errorColumn],
        rows: matches.map(({ ended, luck: { mean }, errorRate }) => [
          grammar.date(ended),
          grammar.signedPercent(mean, 1),
          grammar.percent(errorRate, 1),
        ]),
      }}
      draw={draw}
    />
  )
}
