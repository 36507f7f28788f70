import { classes, Piece, SeatMark } from '@alea/board'
import type { View } from '@alea/dice-city'
import type { CSSProperties } from 'react'
import type { Words } from '../../language/languages.ts'
import type { CityPlan, Spot } from './layout.ts'
import { typeOf } from './layout.ts'
import { Hourglass, LOCATION_ICON, Points, RESOURCE_ICON, TYPE_HUE } from './look.tsx'
import './miniature.css'

interface Props {
  readonly plan: CityPlan
  readonly view: View
  readonly name: string
  readonly words: Words['diceCity']
  /** How many things in this city are offered. */
  readonly targets: number
  readonly opened: boolean
  onOpen(): void
  /** Without the small city: where there is no room for it. */
  readonly brief?: boolean
}

/** A small picture of a city: press it to open it. */
export function Miniature({ plan, view, name, words, targets, opened, onOpen, brief }: Props) {
  const { seat, streets, stock, hourglasses } = plan
  const { score, cityPoints, bandits, ships } = view.cities[seat]!
  const label = [words.open(name), ...(targets > 0 ? [words.targets(targets)] : [])].join(', ')
  return (
    <button
      type="button"
      className={classes('dc-mini', targets > 0 && 'dc-mini-wanted', view.active === seat && 'dc-mini-active')}
      style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}
      aria-pressed={brief ? opened : undefined}
      onClick={onOpen}
    >
      <span className="visually-hidden">{label}</span>
      <span className="dc-mini-head" aria-hidden="true">
        <SeatMark seat={seat} />
        <span className="dc-mini-name" title={name}>
          {name}
        </span>
        {targets > 0 && <span className="dc-mini-targets">{targets}</span>}
      </span>
      {!brief && (
        <span className="dc-mini-city" aria-hidden="true">
          {streets.flatMap(({ spots, row }) =>
            spots.map((spot) => <MiniCell key={`${row}${spot.cell}`} spot={spot} />),
          )}
        </span>
      )}
      <span className="dc-mini-facts" aria-hidden="true">
        <span>
          <Points /> {score ?? `${cityPoints}+?`}
        </span>
        {stock.map(({ resource, amount }) => {
          const Icon = RESOURCE_ICON[resource]
          return (
            <span key={resource} className={`dc-sign-${resource}`}>
              <Icon /> {amount}
            </span>
          )
        })}
        <span>
          <Hourglass /> {hourglasses}
        </span>
      </span>
      <span className="visually-hidden">{words.taken(bandits.length, ships.length)}</span>
    </button>
  )
}

function MiniCell({ spot }: { spot: Spot }) {
  const { card, location, off, die } = spot
  const Icon = LOCATION_ICON[location]
  const className = classes(
    'dc-mini-cell',
    card !== null && 'dc-mini-built',
    off && 'dc-mini-off',
    die && 'dc-mini-die',
  )
  const style = { '--game-hue': TYPE_HUE[typeOf(location)] } as CSSProperties
  if (card === null) return <span className={className} />
  return (
    <Piece id={`card:${card}`} as="span" className={className}>
      <span className="dc-mini-face" data-hue="" style={style}>
        <Icon />
      </span>
    </Piece>
  )
}
