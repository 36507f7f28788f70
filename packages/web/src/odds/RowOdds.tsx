/** What a row of creatures rolls: the exact chances of its gold and of its powers. */
import { battleDiceNames, RACES, type Race, rowOdds, TABLES } from '@alea/battle-dice'
import { Button, Select } from '@alea/board'
import { gameOf } from '@alea/catalog'
import { useMemo, useState } from 'react'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { TableHead } from './TableHead.tsx'

/** What everybody begins with. */
const FIRST_ROW: readonly Race[] = ['goblin', 'orc', 'dwarf']
const MOST_CREATURES = 12

export function RowOdds() {
  const { lab, grammar } = useWords()
  const words = lab.odds
  const { language } = useSettings()
  const { race: nameOf, face: powerName } = battleDiceNames[language]
  const text = gameOf('battle-dice')!.text[language]
  const [table, setTable] = useState('standard')
  const [row, setRow] = useState<readonly Race[]>(FIRST_ROW)
  const { gold, mean, powers } = useMemo(() => rowOdds(table, row), [table, row])
  const number = (value: number) => grammar.number(Math.round(value * 100) / 100)
  const races = RACES.map((race) => ({ value: race, label: nameOf(race) }))
  let atLeast = 1
  return (
    <>
      <p>{words.rowLead}</p>
      <div className="odds-choice">
        <Select
          label={text.matchOption('dice')}
          value={table}
          onChange={setTable}
          options={Object.keys(TABLES).map((name) => ({ value: name, label: text.matchOption('dice', name) }))}
        />
        {row.map((race, i) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a creature is its place
            key={i}
            label={words.creature(i + 1)}
            value={race}
            onChange={(now) => setRow(row.map((one, k) => (k === i ? (now as Race) : one)))}
            options={races}
          />
        ))}
      </div>
      <div className="cluster odds-buttons">
        <Button disabled={row.length >= MOST_CREATURES} onClick={() => setRow([...row, row.at(-1) ?? 'goblin'])}>
          {words.addCreature}
        </Button>
        <Button disabled={row.length <= 1} onClick={() => setRow(row.slice(0, -1))}>
          {words.removeCreature}
        </Button>
      </div>
      <section aria-labelledby="odds-gold">
        <h2 id="odds-gold">{words.gold(number(mean))}</h2>
        <table>
          <TableHead columns={[words.amount, words.exactly, words.atLeast]} />
          <tbody>
            {gold.map(([amount, chance]) => {
              const more = atLeast
              atLeast -= chance
              return (
                <tr key={amount}>
                  <th scope="row">{grammar.number(amount)}</th>
                  <td>
                    <meter value={chance} aria-hidden="true" /> {grammar.percent(chance, 1)}
                  </td>
                  <td>{grammar.percent(more, 1)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <p className="quiet">{words.goldNote}</p>
      </section>
      <section aria-labelledby="odds-powers">
        <h2 id="odds-powers">{words.powers}</h2>
        <table>
          <TableHead columns={[words.power, words.anyCreature, words.onAverage]} />
          <tbody>
            {powers.map(({ power, chance, mean: count }) => (
              <tr key={power}>
                <th scope="row">{power === 'multiplier' ? '×' : powerName(power)}</th>
                <td>
                  <meter value={chance} aria-hidden="true" /> {grammar.percent(chance, 1)}
                </td>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
