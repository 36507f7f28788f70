import { RACE, type Race, type View } from '@alea/battle-dice'
import { DieFace } from '@alea/board'
import type { Language } from '@alea/engine'
import { FacePicture } from './FacePicture.tsx'
import { powersOf } from './faceParts.ts'
import { POWER_ICON, RACE_TONE } from './look.tsx'
import { type BattleDiceWords, NAMES } from './names.ts'
import './sixFaces.css'

interface Props {
  readonly race: Race
  readonly view: View
  readonly language: Language
  readonly words: BattleDiceWords
  /** 1 to 6: marked, and its powers are explained. */
  readonly shows?: number | undefined
}

/** The six faces of a race, its price and how many are left. */
export function SixFaces({ race, view, language, words, shows }: Props) {
  const { race: nameOf, face: faceName } = NAMES[language]
  const faces = facesOf(view, race)
  const left = view.stock.find((pile) => pile.race === race)?.left ?? 0
  const shown = shows === undefined ? undefined : faces[shows - 1]
  return (
    <span className="bd-six">
      <span className="bd-six-head">
        <b>{nameOf(race)}</b>
        <span>
          {words.price(RACE[race].cost)}, {words.left(left)}
        </span>
      </span>
      <span className="bd-six-faces">
        {faces.map((text, i) => (
          <DieFace
            // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
            key={i}
            size={38}
            tone={RACE_TONE[race]}
            marked={i + 1 === shows}
            label={faceName(text)}
          >
            <FacePicture text={text} />
          </DieFace>
        ))}
      </span>
      {shown !== undefined && <Explained text={shown} words={words} language={language} />}
    </span>
  )
}

export const facesOf = (view: View, race: Race): readonly string[] =>
  view.faces.find((one) => one.race === race)?.faces ?? []

function Explained({ text, words, language }: Pick<Props, 'words' | 'language'> & { text: string }) {
  return (
    <span className="bd-explained">
      {powersOf(text).map((power) => {
        const Icon = POWER_ICON[power]
        return (
          <span key={power} className="bd-explained-power">
            <Icon aria-hidden="true" />
            <span>
              <b>{power === 'multiplier' ? '×' : NAMES[language].face(power)}</b> {words.explained[power]}
            </span>
          </span>
        )
      })}
    </span>
  )
}
