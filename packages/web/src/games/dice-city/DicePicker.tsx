import { classes, DieFace, PIP_FACES } from '@alea/board'
import { ROWS, type View } from '@alea/dice-city'
import type { Language, Seat } from '@alea/engine'
import { useEffect } from 'react'
import type { Words } from '../../language/languages.ts'
import { ROW_TONE } from './look.tsx'
import { NAMES } from './names.ts'
import './dicePicker.css'

interface Props {
  readonly dice: readonly number[]
  readonly picked: readonly number[]
  readonly view: View
  readonly seat: Seat
  readonly language: Language
  readonly words: Words['diceCity']
  readonly label: string
  pick(die: number): void
}

/** Dice as buttons that stay down; a letter of its colour presses each of them too. */
export function DicePicker({ dice, picked, view, seat, language, words, label, pick }: Props) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      if ((event.target as HTMLElement).matches('input, textarea, select')) return
      const die = words.dieKeys.indexOf(event.key.toUpperCase())
      if (!dice.includes(die)) return
      event.preventDefault()
      pick(die)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of toggles is no fieldset
    <div className="dc-picker" role="group" aria-label={label} title={words.keys}>
      <span className="dc-picker-label" aria-hidden="true">
        {label}
      </span>
      {dice.map((die) => {
        const row = ROWS[die]!
        const column = view.cities[seat]!.dice[die]
        return (
          <button
            key={row}
            type="button"
            className={classes('dc-pick', picked.includes(die) && 'dc-picked')}
            aria-pressed={picked.includes(die)}
            aria-label={`${words.die(NAMES[language].row[row])} ${NAMES[language].letter[row]}${column ?? ''}`}
            aria-keyshortcuts={words.dieKeys[die]}
            onClick={() => pick(die)}
          >
            <DieFace size={30} tone={ROW_TONE[row]}>
              {column && PIP_FACES[column - 1]}
            </DieFace>
          </button>
        )
      })}
    </div>
  )
}
