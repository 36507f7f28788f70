import { DieFace, Piece, Place, Tooltip } from '@alea/board'
import type { Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { FacePicture } from './FacePicture.tsx'
import type { Inventory } from './layout.ts'
import { NAMES } from './names.ts'
import './inHand.css'

/** The faces a player is applying, the face about to be forged, and the faces replaced. */
export function InHand({ inventory, language }: { inventory: Inventory; language: Language }) {
  const words = WORDS[language].diceForge
  const { applied, losing, hero } = inventory
  const { forging, discarded } = hero
  const aside = discarded.at(-1)
  return (
    <div className="df-inhand">
      {applied.length > 0 && (
        <fieldset className="df-applied" aria-label={losing ? words.losing : words.applying}>
          <span aria-hidden="true">{losing ? words.losing : words.applying}</span>
          {applied.map(({ face, place, waiting }, i) => (
            <Place
              // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same face
              key={i}
              id={place}
              as="span"
              label={NAMES[language].face(face) + (waiting ? `, ${words.waiting}` : '')}
              className={waiting ? 'df-waiting' : ''}
            >
              <DieFace tone="silver" label={NAMES[language].face(face)}>
                <FacePicture face={face} />
              </DieFace>
            </Place>
          ))}
        </fieldset>
      )}
      {forging && (
        <span className="df-forging">
          <span>{words.inHand}</span>
          <Piece key={forging.piece} id={`face:${forging.piece}`} as="span">
            <DieFace tone="gold" label={NAMES[language].face(forging.face)}>
              <FacePicture face={forging.face} />
            </DieFace>
          </Piece>
        </span>
      )}
      {aside && (
        <Tooltip tip={words.discarded(discarded.length)} names>
          <span className="df-aside" role="img" aria-label={words.discarded(discarded.length)}>
            <Piece key={aside.piece} id={`face:${aside.piece}`} as="span">
              <DieFace>
                <FacePicture face={aside.face} />
              </DieFace>
            </Piece>
            <b>{discarded.length}</b>
          </span>
        </Tooltip>
      )}
    </div>
  )
}
