import { classes, Piece, Place, Tooltip } from '@alea/board'
import { LOCATION, type LocationId } from '@alea/dice-city'
import type { Language } from '@alea/engine'
import type { CSSProperties } from 'react'
import type { Words } from '../../language/languages.ts'
import { LocationTip } from './LocationTip.tsx'
import { Defense, LOCATION_ICON, Points, TYPE_HUE, TYPE_ICON } from './look.tsx'
import { NAMES } from './names.ts'
import { listed } from './previewText.ts'
import { EffectSigns, Price } from './Signs.tsx'
import './locationCard.css'

interface Props {
  readonly place: string
  readonly location: LocationId
  /** The number of the card, which flies; none where the pile is empty. */
  readonly card: number | null
  readonly language: Language
  readonly words: Words['diceCity']
  /** How many lie here, where it is a pile. */
  readonly left?: number
  readonly marked?: boolean
}

/** A card one may build: price, what it does, defence, points. */
export function LocationCard({ place, location, card, language, words, left, marked }: Props) {
  const { type, cost, defense, points } = LOCATION[location]
  const { location: called, type: typeName } = NAMES[language]
  const Icon = LOCATION_ICON[location]
  const Type = TYPE_ICON[type]
  const label = [
    words.location(called[location], typeName[type]),
    words.costs(listed(cost ?? [], language)),
    words.defense(defense ?? 0),
    typeof points === 'number' ? words.points(points) : words.rowPoints,
    ...(left === undefined ? [] : [words.left(left)]),
    ...(marked ? [words.leaving] : []),
  ].join(', ')
  const face = (
    <span className="dc-card-face" data-hue="" style={{ '--game-hue': TYPE_HUE[type] } as CSSProperties}>
      <span className="dc-card-name" aria-hidden="true">
        <Type className="dc-type" /> {called[location]}
      </span>
      <span className="dc-card-middle" aria-hidden="true">
        <Icon className="dc-card-icon" />
        <EffectSigns location={location} />
        <Worth points={typeof points === 'number' ? points : 0} />
      </span>
      <span className="dc-card-foot" aria-hidden="true">
        <Price cost={cost ?? []} />
        {left !== undefined && <span className="dc-count">×{left}</span>}
        <Worth defense={defense} points={0} />
      </span>
    </span>
  )
  return (
    <Tooltip tip={<LocationTip location={location} language={language} words={words} />}>
      <Place
        id={place}
        as="span"
        label={label}
        selected={marked || undefined}
        className={classes('dc-card', left === 0 && 'dc-card-gone')}
      >
        <span className="visually-hidden">{label}</span>
        {card === null ? (
          face
        ) : (
          <Piece key={card} id={`card:${card}`} as="span" className="dc-card-piece">
            {face}
          </Piece>
        )}
      </Place>
    </Tooltip>
  )
}

/** Defence and points, where there are any. */
export const Worth = ({ defense, points }: { defense?: number | null | undefined; points: number }) => (
  <>
    {defense != null && (
      <span className="dc-badge dc-badge-defense">
        <Defense />
        {defense}
      </span>
    )}
    {points !== 0 && (
      <span className="dc-badge dc-badge-points">
        <Points />
        {points}
      </span>
    )}
  </>
)
