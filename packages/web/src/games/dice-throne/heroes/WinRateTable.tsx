import type { Language } from '@alea/engine'
import { WORDS } from '../../../language/languages.ts'
import { levelLabel } from '../../../language/levelLabel.ts'
import { NAMES } from '../names.ts'
import { percent } from '../speech.ts'
import { Crest } from './Crest.tsx'
import { MEASURED, type WinRate, winRatesOf } from './winRates.ts'

/** How often a hero wins, against whom, and how sure that is. */
export function WinRateTable({ hero, language }: { readonly hero: string; readonly language: Language }) {
  const { heroes: words, grammar } = WORDS[language]
  const names = NAMES[language]
  const rates = winRatesOf(hero)
  if (!rates) return <p className="quiet">{words.notMeasured}</p>
  const cells = ({ share, low, high }: WinRate) => (
    <>
      <td className="dt-rate" style={{ '--share': share } as React.CSSProperties}>
        {percent(share, language)}
      </td>
      <td>{words.between(percent(low, language), percent(high, language))}</td>
    </>
  )
  return (
    <>
      <table className="dt-rates">
        <caption className="visually-hidden">{words.winRatesOf(names.hero(hero))}</caption>
        <thead>
          <tr>
            <th scope="col">{words.against}</th>
            <th scope="col">{words.wins}</th>
            <th scope="col">{words.interval}</th>
          </tr>
        </thead>
        <tbody>
          {rates.against.map(({ rival, ...rate }) => (
            <tr key={rival}>
              <th scope="row">
                <span className="dt-rate-rival">
                  <Crest hero={rival} size="small" /> {names.hero(rival)}
                </span>
              </th>
              {cells(rate)}
            </tr>
          ))}
          <tr className="dt-rate-all">
            <th scope="row">{words.allTogether}</th>
            {cells(rates.overall)}
          </tr>
        </tbody>
      </table>
      <p className="quiet">
        {words.measured(levelLabel(MEASURED.bot, language), MEASURED.matches, grammar.day(MEASURED.day))}
      </p>
    </>
  )
}
