import { RACES, type View } from '@alea/battle-dice'
import { Dialog } from '@alea/board'
import type { Language } from '@alea/engine'
import { type PowerName, powersOf } from './faceParts.ts'
import { POWER_ICON } from './look.tsx'
import { type BattleDiceWords, NAMES } from './names.ts'
import { SixFaces } from './SixFaces.tsx'
import './allDice.css'

interface Props {
  readonly open: boolean
  close(): void
  readonly view: View
  readonly language: Language
  readonly words: BattleDiceWords
}

/** All dice of this match, and what their powers do. */
export function AllDice({ open, close, view, language, words }: Props) {
  return (
    <Dialog open={open} onClose={close} closeLabel={words.close} title={words.allDiceTitle} wide>
      {open && (
        <div className="stack">
          <div className="bd-all-dice">
            {RACES.map((race) => (
              <SixFaces key={race} {...{ race, view, language, words }} />
            ))}
          </div>
          <h3>{words.powers}</h3>
          <dl className="bd-powers">
            {powersIn(view).map((power) => {
              const Icon = POWER_ICON[power]
              return (
                <div key={power}>
                  <dt>
                    <Icon aria-hidden="true" /> {power === 'multiplier' ? '×' : NAMES[language].face(power)}
                  </dt>
                  <dd>{words.explained[power]}</dd>
                </div>
              )
            })}
          </dl>
        </div>
      )}
    </Dialog>
  )
}

const powersIn = ({ faces }: View): PowerName[] => [...new Set(faces.flatMap((one) => one.faces.flatMap(powersOf)))]
