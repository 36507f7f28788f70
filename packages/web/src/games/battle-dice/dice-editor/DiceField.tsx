/** The dice of a table: a named set, or six dice whose faces one changes. */
import { checkTable, RACE, RACES, type Race, STANDARD, TABLES } from '@alea/battle-dice'
import { classes, DieFace, type FaceNumber, Select, Unfolded } from '@alea/board'
import { InputError, type Json } from '@alea/engine'
import { useId, useRef, useState } from 'react'
import { WORDS } from '../../../language/languages.ts'
import type { OptionFieldProps } from '../../boardModule.ts'
import { FacePicture } from '../FacePicture.tsx'
import { RACE_ICON, RACE_TONE } from '../look.tsx'
import { NAMES } from '../names.ts'
import { FaceEditor } from './FaceEditor.tsx'
import { changedFaces, nameOf, optionFor, tableOf, withFace } from './houseTable.ts'
import './diceEditor.css'

/** The value of the select while the dice have no name. */
const OWN = 'house'

interface Edited {
  readonly race: Race
  readonly at: number
}

export function DiceField({ label, value, language, text, change }: OptionFieldProps) {
  const { battleDice, newTable } = WORDS[language]
  const words = battleDice.editor
  const names = NAMES[language]
  const [edited, setEdited] = useState<Edited>()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const title = useId()
  const table = tableOf(value)
  const named = nameOf(table)
  const changed = changedFaces(table)
  const isChanged = (race: Race, at: number) => table[race][at] !== STANDARD[race][at]

  const setFace = ({ race, at }: Edited, face: string) => change(optionFor(withFace(table, race, at, face)) as Json)
  /** What the rules say against this face, in place of the one that is there. */
  const faultOf = ({ race, at }: Edited, face: string): string | undefined => {
    try {
      checkTable(withFace(table, race, at, face))
      return undefined
    } catch (error) {
      if (error instanceof InputError) return error.in(language)
      throw error
    }
  }
  const close = () => {
    if (edited) buttons.current.get(`${edited.race} ${edited.at}`)?.focus()
    setEdited(undefined)
  }

  return (
    <div className="bd-editor">
      <Select
        label={label}
        hint={newTable.hints['battle-dice']!.dice!}
        value={named ?? OWN}
        onChange={(name) => {
          setEdited(undefined)
          change(name)
        }}
        options={[
          ...Object.keys(TABLES).map((name) => ({ value: name, label: text(name) })),
          ...(named === undefined ? [{ value: OWN, label: text(OWN) }] : []),
        ]}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would be a frame inside a frame */}
      <div role="group" aria-labelledby={title} className="bd-editor-dice">
        <p id={title} className="bd-editor-title">
          {words.pressFace}
        </p>
        {RACES.map((race) => {
          const Icon = RACE_ICON[race]
          return (
            <div key={race} className="bd-editor-die">
              <p className="bd-editor-race">
                <Icon aria-hidden="true" />
                <b>{names.race(race)}</b> <span className="quiet">{battleDice.price(RACE[race].cost)}</span>
              </p>
              <Unfolded
                label={names.race(race)}
                tone={RACE_TONE[race]}
                size={44}
                faces={table[race].map((face) => <FacePicture key={face} text={face} />)}
                shows={edited?.race === race ? ((edited.at + 1) as FaceNumber) : undefined}
                cell={(face, drawn) => (
                  <button
                    type="button"
                    ref={(button) => {
                      if (button) buttons.current.set(`${race} ${face - 1}`, button)
                      else buttons.current.delete(`${race} ${face - 1}`)
                    }}
                    className={classes('bd-editor-face', isChanged(race, face - 1) && 'bd-editor-changed')}
                    aria-label={words.face(names.race(race), face, names.face(table[race][face - 1]!))}
                    aria-expanded={edited?.race === race && edited.at === face - 1}
                    onClick={() => setEdited({ race, at: face - 1 })}
                  >
                    {drawn}
                  </button>
                )}
              />
            </div>
          )
        })}
      </div>
      {edited && (
        <FaceEditor
          key={`${edited.race} ${edited.at}`}
          race={edited.race}
          at={edited.at}
          faces={table[edited.race]}
          language={language}
          faultOf={(face) => faultOf(edited, face)}
          change={(face) => setFace(edited, face)}
          allowMore={table.variant ? undefined : () => change({ ...faces(table), variant: true })}
          close={close}
        />
      )}
      {changed.length > 0 && named === undefined && (
        <div className="bd-editor-changes">
          <p>{words.changes}</p>
          <ul>
            {changed.map(({ race, face, from, to }) => (
              <li key={`${race} ${face}`}>
                <DieFace tone={RACE_TONE[race]} size={28}>
                  <FacePicture text={to} />
                </DieFace>{' '}
                {words.change(names.race(race), face, names.face(from), names.face(to))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const faces = (table: ReturnType<typeof tableOf>): Record<Race, readonly string[]> =>
  Object.fromEntries(RACES.map((race) => [race, table[race]])) as Record<Race, readonly string[]>
