import { classes, Piece, Place, Tooltip } from '@alea/board'
import { cellText, type RowName } from '@alea/dice-city'
import type { Language } from '@alea/engine'
import type { CSSProperties, ReactNode } from 'react'
import type { Words } from '../../language/languages.ts'
import { Worth } from './LocationCard.tsx'
import { LocationTip } from './LocationTip.tsx'
import type { Spot } from './layout.ts'
import { typeOf } from './layout.ts'
import { LOCATION_ICON, Off, TYPE_HUE, TYPE_ICON } from './look.tsx'
import { NAMES } from './names.ts'
import { EffectSigns } from './Signs.tsx'
import './cityCell.css'

interface Props {
  readonly spot: Spot
  readonly row: RowName
  readonly language: Language
  readonly words: Words['diceCity']
}

/** One cell of a city: the printed location, or the card built on it. */
export function CityCell({ spot, row, language, words }: Props) {
  const { location, card, off, defense, points, place, working } = spot
  const type = typeOf(location)
  const Icon = LOCATION_ICON[location]
  const Type = TYPE_ICON[type]
  return (
    <Tooltip tip={<LocationTip {...{ location, language, words, defense }} {...(card !== null && { points })} />}>
      <Place
        id={place}
        as="span"
        label={labelOf(spot, row, language, words)}
        className={classes(
          'dc-cell',
          card === null ? 'dc-printed' : 'dc-built',
          off && 'dc-off',
          working && 'dc-working',
          spot.die && 'dc-has-die',
        )}
      >
        <span className="visually-hidden">{labelOf(spot, row, language, words)}</span>
        <MaybePiece card={card}>
          <span
            className="dc-cell-face"
            data-hue=""
            style={{ '--game-hue': TYPE_HUE[type] } as CSSProperties}
            aria-hidden="true"
          >
            <span className="dc-cell-name">{NAMES[language].location[location]}</span>
            <span className="dc-cell-middle">
              <Icon className="dc-cell-icon" />
              <EffectSigns location={location} />
            </span>
            {card !== null && (
              <span className="dc-badges">
                <Type className="dc-type" />
                <Worth defense={defense} points={points} />
              </span>
            )}
            {off && <Off className="dc-off-token" />}
          </span>
        </MaybePiece>
      </Place>
    </Tooltip>
  )
}

const MaybePiece = ({ card, children }: { card: number | null; children: ReactNode }) =>
  card === null ? (
    children
  ) : (
    <Piece key={card} id={`card:${card}`} as="span" className="dc-cell-piece">
      {children}
    </Piece>
  )

function labelOf(spot: Spot, row: RowName, language: Language, words: Words['diceCity']): string {
  const { location, type, row: rowName, letter } = NAMES[language]
  return [
    `${cellText(spot.cell, letter)} ${words.location(location[spot.location], type[typeOf(spot.location)])}`,
    ...(spot.defense === null ? [] : [words.defense(spot.defense), words.points(spot.points)]),
    ...(spot.off ? [words.off] : []),
    ...(spot.working ? [words.working] : []),
    ...(spot.die ? [words.dieHere(rowName[row])] : []),
  ].join(', ')
}
