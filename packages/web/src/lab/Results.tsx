/** What an experiment has found so far: in words, in pictures, and as files. */
import { Button } from '@alea/board'
import { gameOf } from '@alea/catalog'
import type { Language } from '@alea/engine'
import {
  areDifferent,
  capital,
  csvOf,
  type Estimate,
  LAB_WORDS,
  labelIn,
  type Measure,
  playerName,
  type Report,
  sentencesOf,
  type VariantReport,
} from '@alea/lab'
import { useMemo } from 'react'
import { download } from '../app/download.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { ContentMap } from './ContentMap.tsx'
import { HeatMap } from './charts/HeatMap.tsx'
import { Histograms } from './charts/Histograms.tsx'
import { Whiskers } from './charts/Whiskers.tsx'
import { usePlayVariant } from './usePlayVariant.ts'

export function Results({ report, share }: { report: Report; share(): void }) {
  const { lab: words, grammar } = useWords()
  const { language } = useSettings()
  const playVariant = usePlayVariant()
  const { figures } = LAB_WORDS[language]
  const said = useMemo(() => sentencesOf(report, language), [report, language])
  const names = report.variants.map(({ name }) => labelIn(name, language))
  const nameOf = contentNames(report, language)
  const percent = (share: number) => grammar.percent(share, 1)
  const number = (value: number) => grammar.number(Math.round(value * 10) / 10)
  const file = report.experiment.game
  const hasDifferences = report.differences.length > 0
  const wins = winRows(report, language)

  const means = (measure: Measure) => (
    <Whiskers
      title={capital(figures[measure])}
      name={`${file}-${measure}`}
      rows={report.variants.map(({ measures }, i) => ({ label: names[i]!, estimate: measures[measure] }))}
      text={number}
      bars
    />
  )
  const differences = (measure: Measure | 'first', text: (value: number) => string) => (
    <Whiskers
      title={capital(words.differenceIn(figures[measure]))}
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
  const histogram = (what: keyof VariantReport['histograms']) => (
    <Histograms
      title={capital(figures[what])}
      name={`${file}-${what}-histogram`}
      series={report.variants.map(({ histograms }, i) => ({ label: names[i]!, bars: histograms[what] }))}
    />
  )

  return (
    <section aria-labelledby="lab-results" className="lab-results">
      <h2 id="lab-results">{words.results}</h2>
      {said.map(({ variant, sentences }) =>
        variant === undefined ? (
          <ul key="all" className="lab-said lab-answer">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : null,
      )}
      <AboutPicture report={report} names={names} nameOf={nameOf} text={percent} />
      <div className="lab-charts">
        {hasDifferences && differences('turns', number)}
        {means('turns')}
        {report.variants.some(({ first }) => first) && (
          <Whiskers
            title={capital(figures.first)}
            name={`${file}-first`}
            rows={report.variants.map(({ first }, i) => ({ label: names[i]!, estimate: first }))}
            text={percent}
            {...evenOf(report.variants)}
            bars
          />
        )}
        {hasDifferences && differences('first', percent)}
        <Whiskers
          title={capital(report.variants.some(({ players }) => areDifferent(players)) ? figures.wins : figures.seats)}
          name={`${file}-wins`}
          rows={wins.flatMap(({ label, cells }) =>
            cells.map((estimate, i) => ({
              label: names.length > 1 ? words.inVariant(label, names[i]!) : label,
              estimate,
            })),
          )}
          text={percent}
          {...evenOf(report.variants)}
          bars
        />
        {hasDifferences && (
          <HeatMap
            title={capital(words.winMap)}
            name={`${file}-win-map`}
            note={words.winMapNote}
            columns={names}
            rows={wins}
            text={(value) => percent(value)}
            middles={report.variants.map(({ even }) => even)}
            table={{
              head: [figures.wins, ...names],
              rows: wins.map(({ label, cells }) => [label, ...cells.map((each) => intervalText(each, percent))]),
            }}
          />
        )}
        {hasDifferences && differences('decisions', number)}
        {means('decisions')}
        {means('leads')}
        {means('margin')}
        {histogram('turns')}
        {histogram('winnerScore')}
        {histogram('otherScore')}
      </div>
      <ContentMap report={report} names={names} language={language} nameOf={nameOf} />
      {said.map(({ variant, sentences }) =>
        variant === undefined ? null : (
          <details key={variant} className="lab-said" open={names.length === 1 || undefined}>
            <summary>
              <h3>{capital(names[variant]!)}</h3>
            </summary>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <Button onClick={() => playVariant(report.experiment, variant)}>{words.playThis(names[variant]!)}</Button>
          </details>
        ),
      )}
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
        <Button onClick={share}>{words.shareAll}</Button>
      </div>
    </section>
  )

  function intervalText(estimate: Estimate | undefined, text: (value: number) => string): string {
    return estimate ? `${text(estimate.value)} (${words.range(text(estimate.low), text(estimate.high))})` : '–'
  }
}

interface AboutProps {
  readonly report: Report
  readonly names: readonly string[]
  nameOf(id: string): string
  text(share: number): string
}

/** What the question is about, among all of its kind: winners and the others, in each variant. */
function AboutPicture({ report, names, nameOf, text }: AboutProps) {
  const words = useWords().lab
  const [first] = report.variants
  if (!first || first.about.length === 0) return null
  return (
    <section aria-label={words.aboutTitle}>
      <p className="quiet">{words.aboutNote}</p>
      <div className="lab-charts">
        {report.variants.map(({ about }, i) => (
          <Whiskers
            key={names[i]!}
            title={names.length > 1 ? words.inVariant(words.aboutTitle, names[i]!) : words.aboutTitle}
            name={`${report.experiment.game}-about-${i + 1}`}
            rows={about.flatMap(({ id, winners, others }) => [
              { label: words.ofWinners(capital(nameOf(id))), estimate: winners },
              { label: words.ofOthers(capital(nameOf(id))), estimate: others, isQuiet: true },
            ])}
            text={text}
            bars
          />
        ))}
      </div>
    </section>
  )
}

/** The line of an even share, where all variants have the same. */
const evenOf = (variants: readonly VariantReport[]): { readonly reference?: number } => {
  const shares = new Set(variants.map(({ even }) => even))
  return shares.size === 1 ? { reference: [...shares][0]! } : {}
}

interface WinRow {
  readonly label: string
  /** By variant. */
  readonly cells: readonly (Estimate | undefined)[]
}

/** By player where players differ, otherwise by seat; those that variants have in common share a row. */
function winRows({ experiment: { game }, variants }: Report, language: Language): readonly WinRow[] {
  const { figures } = LAB_WORDS[language]
  const rows = new Map<string, (Estimate | undefined)[]>()
  for (const [i, { players, seats }] of variants.entries()) {
    const wins = areDifferent(players)
      ? players.map((player, k) => [capital(playerName(player, k, game, language)), player.wins] as const)
      : seats.map((estimate, seat) => [capital(figures.seat(seat + 1)), estimate] as const)
    for (const [label, estimate] of wins) {
      const cells = rows.get(label) ?? variants.map(() => undefined)
      cells[i] = estimate
      rows.set(label, cells)
    }
  }
  return [...rows].map(([label, cells]) => ({ label, cells }))
}

function contentNames({ experiment: { game } }: Report, language: Language): (id: string) => string {
  const text = gameOf(game)!.text[language]
  return (id) => text.content?.(id) ?? id
}
