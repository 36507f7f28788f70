import type { View } from '@alea/battle-dice'
import { classes, DieFace, Piece, Place, Tooltip } from '@alea/board'
import type { Language } from '@alea/engine'
import type { battleDiceWords } from '../../language/battleDiceWords.ts'
import type { Pile } from './layout.ts'
import { RACE_ICON, RACE_TONE } from './look.tsx'
import { NAMES } from './names.ts'
import { SixFaces } from './SixFaces.tsx'

interface Props {
  readonly pile: Pile
  readonly zone: string
  readonly view: View
  readonly language: Language
  readonly words: (typeof battleDiceWords)['en']
  readonly className?: string
}

/** Creatures of one race out of the arena: all alike until they are thrown. */
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
