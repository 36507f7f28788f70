/** What an experiment has found so far: in words, in pictures, and as files. */
import { Button } from '@alea/board'
import { gameOf } from '@alea/catalog'
import type { Language } from '@alea/engine'
import {
  areDifferent,
  csvOf,
  LAB_WORDS,
  labelIn,
  type Measure,
  playerName,
  type Report,
  sentencesOf,
  type VariantReport,
} from '@alea/lab'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { download } from '../app/download.ts'
import { useWords } from '../language/useWords.ts'
import { prepare } from '../local/preparedMatches.ts'
import { useSettings } from '../settings/settings.ts'
import { ContentMap } from './ContentMap.tsx'
import { Histograms } from './charts/Histograms.tsx'
import { Whiskers } from './charts/Whiskers.tsx'

export function Results({ report, share }: { report: Report; share(): void }) {
  const { lab: words, grammar } = useWords()
  const { language, name: me } = useSettings()
  const [, go] = useLocation()
  const { figures } = LAB_WORDS[language]
  const said = useMemo(() => sentencesOf(report, language), [report, language])
  const names = report.variants.map(({ name }) => labelIn(name, language))
  const percent = (share: number) => grammar.percent(share, 1)
  const number = (value: number) => grammar.number(Math.round(value * 10) / 10)
  const file = report.experiment.game

  const play = (variant: number) => {
    const { game, variants } = report.experiment
    const { seats, options } = variants[variant]!
    const wishes = seats.map((bot, seat) =>
      seat === 0 ? { kind: 'me' as const, ...(me && { name: me }) } : { kind: 'bot' as const, bot },
    )
    go(`/local/${prepare({ game, seats: wishes, options })}`)
  }
  const means = (measure: Measure) => (
    <Whiskers
      title={figures[measure]}
      name={`${file}-${measure}`}
      rows={report.variants.map(({ measures }, i) => ({ label: names[i]!, estimate: measures[measure] }))}
      text={number}
      bars
    />
  )
  const differences = (measure: Measure | 'first', text: (value: number) => string) => (
    <Whiskers
      title={words.differenceIn(figures[measure])}
      name={`${file}-difference-${measure}`}
      note={words.differenceNote}
      rows={report.differences.map((each) => ({
        label: figures.difference(names[each.variant]!, names[0]!),
        estimate: each[measure],
      }))}
      text={text}
      reference={0}
    />
  )

  return (
    <section aria-labelledby="lab-results" className="lab-results">
      <h2 id="lab-results">{words.results}</h2>
      {said.map(({ variant, sentences }) => (
        <div key={variant ?? 'all'} className="lab-said">
          {variant !== undefined && <h3>{names[variant]}</h3>}
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {variant !== undefined && <Button onClick={() => play(variant)}>{words.playThis(names[variant]!)}</Button>}
        </div>
      ))}
      <div className="lab-charts">
        {differences.length > 0 && report.differences.length > 0 && differences('turns', number)}
        {means('turns')}
        {report.differences.length > 0 && differences('decisions', number)}
        {means('decisions')}
        {report.variants.some(({ first }) => first) && (
          <Whiskers
            title={figures.first}
            name={`${file}-first`}
            rows={report.variants.map(({ first }, i) => ({ label: names[i]!, estimate: first }))}
            text={percent}
            {...evenOf(report.variants)}
            bars
          />
        )}
        {report.differences.length > 0 && differences('first', percent)}
        <Whiskers
          title={figures.wins}
          name={`${file}-wins`}
          rows={winRows(report, names, language)}
          text={percent}
          bars
        />
        {means('leads')}
        <Histograms
          title={figures.turns}
          name={`${file}-turns-histogram`}
          series={report.variants.map(({ histograms }, i) => ({ label: names[i]!, bars: histograms.turns }))}
        />
        <Histograms
          title={figures.winnerScore}
          name={`${file}-winner-scores`}
          series={report.variants.map(({ histograms }, i) => ({ label: names[i]!, bars: histograms.winnerScore }))}
        />
      </div>
      <ContentMap report={report} names={names} language={language} nameOf={contentNames(report, language)} />
      <div className="cluster">
        <Button onClick={() => download(`${file}-lab.csv`, csvOf(report), 'text/csv')}>{words.csv}</Button>
        <Button
          onClick={() => download(`${file}-lab.json`, `${JSON.stringify(report, undefined, 2)}\n`, 'application/json')}
        >
          {words.json}
        </Button>
        <Button
          onClick={() =>
            download(`${file}-experiment.json`, JSON.stringify(report.experiment, undefined, 2), 'application/json')
          }
        >
          {words.file}
        </Button>
        <Button onClick={share}>{words.share}</Button>
      </div>
    </section>
  )
}

/** The line of an even share, where all variants have the same. */
const evenOf = (variants: readonly VariantReport[]): { readonly reference?: number } => {
  const shares = new Set(variants.map(({ even }) => even))
  return shares.size === 1 ? { reference: [...shares][0]! } : {}
}

/** By player where players differ, otherwise by seat. */
function winRows({ experiment: { game }, variants }: Report, names: readonly string[], language: Language) {
  const { figures } = LAB_WORDS[language]
  const of = (i: number, text: string) => (variants.length > 1 ? `${names[i]}, ${text}` : text)
  return variants.flatMap(({ players, seats }, i) =>
    areDifferent(players)
      ? players.map((player, k) => ({ label: of(i, playerName(player, k, game, language)), estimate: player.wins }))
      : seats.map((estimate, seat) => ({ label: of(i, figures.seat(seat + 1)), estimate })),
  )
}

function contentNames({ experiment: { game } }: Report, language: Language): (id: string) => string {
  const text = gameOf(game)!.text[language]
  return (id) => text.content?.(id) ?? id
}
