/** The numbers of the house: a file to upload, where a hero with reconstructed numbers may sit at the table. */
import { Button } from '@alea/board'
import { type HouseNumbers, NO_HOUSE_NUMBERS, replaceable } from '@alea/dice-throne'
import type { Json, Language } from '@alea/engine'
import { useId, useState } from 'react'
import { download } from '../../app/download.ts'
import { WORDS } from '../../language/languages.ts'
import type { OptionFieldProps } from '../boardModule.ts'
import { chosenHeroes } from './heroes/chosenHeroes.ts'
import { changesIn, type HouseFile, readHouseFile, templateFor } from './houseFile.ts'
import { NumbersEditor } from './NumbersEditor.tsx'
import { NAMES } from './names.ts'
import './numbersField.css'

export function NumbersField({ label, value, seats, options, language, change }: OptionFieldProps) {
  const words = WORDS[language].houseNumbers
  const help = useId()
  const [file, setFile] = useState<HouseFile>()
  const heroes = chosenHeroes(options.heroes, seats.length)
  const changed = isChanged(value) ? changesIn(value) : []
  if (changed.length === 0 && !file && !heroes.some((hero) => replaceable().includes(hero))) return null
  const read = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? []
    if (!chosen) return
    const found = readHouseFile(await chosen.text())
    // The same file may be chosen again once it is corrected.
    input.value = ''
    setFile(found)
    // A file that is refused changes nothing.
    if ('numbers' in found) change(found.numbers as Json)
  }
  const set = (numbers: Json) => {
    setFile(undefined)
    change(numbers)
  }
  const remove = () => {
    setFile(undefined)
    change(NO_HOUSE_NUMBERS)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would be a frame inside a frame
    <div role="group" aria-label={label} className="dt-house">
      <p className="dt-house-title">{label}</p>
      <p id={help} className="quiet">
        {words.help}
      </p>
      <div className="cluster">
        <label className="button button-normal dt-house-choose">
          {words.choose}
          <input
            type="file"
            className="visually-hidden"
            accept=".json,application/json"
            aria-describedby={help}
            onChange={({ target }) => read(target)}
          />
        </label>
        <Button onClick={() => download('numbers.json', templateFor(heroes), 'application/json')}>
          {words.template}
        </Button>
        {(changed.length > 0 || file) && <Button onClick={remove}>{words.remove}</Button>}
      </div>
      {replaceable()
        .filter((hero) => heroes.includes(hero) || changed.some((one) => one.hero === hero))
        .map((hero) => (
          <NumbersEditor
            key={hero}
            hero={hero}
            value={isChanged(value) ? value : {}}
            language={language}
            change={set}
          />
        ))}
      {file && 'problem' in file && (
        <p role="alert" className="dt-house-wrong">
          {words.refused(file.problem(language))}
        </p>
      )}
      <div role="status">
        {file && 'numbers' in file && file.numbers === NO_HOUSE_NUMBERS && <p>{words.nothing}</p>}
        {changed.length > 0 && (
          <ul>
            {changed.map(({ hero, changes }) => (
              <li key={hero}>
                {words.changes(
                  NAMES[language].hero(hero),
                  changes.map(({ name, from, to }) => words.change(name, from, to)),
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** What house numbers change; undefined if they change nothing. */
export function numbersText(value: unknown, language: Language): string | undefined {
  if (!isChanged(value)) return undefined
  const { houseNumbers: words, grammar } = WORDS[language]
  return grammar.clauses(
    changesIn(value).map(({ hero, changes }) =>
      words.changes(
        NAMES[language].hero(hero),
        changes.map(({ name, from, to }) => words.change(name, from, to)),
      ),
    ),
  )
}

const isChanged = (value: unknown): value is HouseNumbers => typeof value === 'object' && value !== null
