import { DieFace, PIP_FACES } from '@alea/board'
import { CELL_NAMES, type CityEvent, columnOf, type LocationId, ROWS, type RowName } from '@alea/dice-city'
import type { Event } from '@alea/engine'
import type { ReactNode } from 'react'
import End from '~icons/game-icons/laurel-crown'
import Round from '~icons/game-icons/village'
import { BANDIT_ICON, type Drawing, Hourglass, LOCATION_ICON, Points, ROW_TONE, SHIP_ICON, Strength } from './look.tsx'

/** The dice and locations something happened to; the sentence says the same in words. */
export function logMark(event: Event): ReactNode {
  const happened = event as CityEvent
  const Sign = signOf(happened)
  const dice = diceOf(happened)
  if (!Sign && dice.length === 0) return undefined
  return (
    <span className="dc-log" aria-hidden="true">
      {dice.map(({ row, shows }) => (
        <DieFace key={row} tone={ROW_TONE[row]}>
          {shows !== undefined && PIP_FACES[shows - 1]}
        </DieFace>
      ))}
      {Sign && <Sign />}
    </span>
  )
}

function signOf(event: CityEvent): Drawing | undefined {
  switch (event.type) {
    case 'turn':
      return Round
    case 'strength':
      return Strength
    case 'points':
      return Points
    case 'passed':
    case 'hourglass':
      return Hourglass
    case 'bandit':
      return BANDIT_ICON
    case 'shipped':
      return SHIP_ICON[event.size]
    case 'built':
      return LOCATION_ICON[event.piece.location]
    case 'ending':
    case 'ended':
      return End
    default:
      return 'location' in event ? LOCATION_ICON[event.location as LocationId] : undefined
  }
}

interface Shown {
  readonly row: RowName
  readonly shows?: number
}

function diceOf(event: CityEvent): readonly Shown[] {
  switch (event.type) {
    case 'rolled':
      return event.dice.map((shows, i) => ({ row: ROWS[i]!, shows }))
    case 'rerolled':
      return event.dice.map(({ die, cell }) => ({ row: die, shows: columnOf(CELL_NAMES.indexOf(cell)) }))
    case 'moved':
      return [{ row: event.die, shows: columnOf(CELL_NAMES.indexOf(event.cell)) }]
    case 'used':
    case 'passed':
    case 'idled':
    case 'reactivated':
      return [{ row: event.die }]
    default:
      return []
  }
}
