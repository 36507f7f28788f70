import type { View } from '@alea/battle-dice'
import { classes, DieFace, Piece, Place, Tooltip } from '@alea/board'
import type { Language } from '@alea/engine'
import type { Pile } from './layout.ts'
import { RACE_ICON, RACE_TONE } from './look.tsx'
import { type BattleDiceWords, NAMES } from './names.ts'
import { SixFaces } from './SixFaces.tsx'
import './creaturePile.css'

interface Props {
  readonly pile: Pile
  readonly zone: string
  readonly view: View
  readonly language: Language
  readonly words: BattleDiceWords
  readonly className?: string
}

/** Creatures of one race outside the arena, interchangeable until they are rolled. */
export function CreaturePile({ pile, zone, view, language, words, className }: Props) {
  const { race, place, dice } = pile
  const Race = RACE_ICON[race]
  const name = NAMES[language].race(race)
  const label = words.pile(name, dice.length, zone)
  return (
    <Tooltip tip={<SixFaces race={race} view={view} language={language} words={words} />}>
      <Place id={place} as="span" label={label} className={classes('bd-pile', className)}>
        <span className="bd-pile-dice" role="img" aria-label={label}>
          {dice.map((die) => (
            <Piece key={die} id={`die:${die}`} as="span" className="bd-token">
              <DieFace tone={RACE_TONE[race]}>
                <Race />
              </DieFace>
            </Piece>
          ))}
        </span>
        <span className="bd-pile-name" aria-hidden="true">
          {name}
          {dice.length > 1 && <b> ×{dice.length}</b>}
        </span>
      </Place>
    </Tooltip>
  )
}
