import { emit, visit } from '@alea/engine'
import type { Use } from '../abilities/ability.ts'
import { resolve } from '../abilities/verbs.ts'
import { CELL_NAMES, ROWS } from '../content/board.ts'
import { idOf, LOCATIONS } from '../content/cards.ts'
import type { CityEvent } from '../events.ts'
import { activeCity, type DiceCity, kindAt } from '../state.ts'
import type { Follow } from './follow/follow.ts'
import { deactivate } from './place.ts'

/** Resolves the ability of a location, after deactivating it if that is its price; returns what is left to ask. */
export function use(g: DiceCity, at: Use, copied: boolean): Follow {
  const kind = kindAt(activeCity(g), at.cell)
  const { ability, exhausts } = LOCATIONS[kind]!
  if (!ability) throw new Error(`${idOf(kind)} has nothing to use`)
  visit(() => `use/${idOf(kind)}`, g.active)
  emit<CityEvent>(() => {
    const where = { seat: g.active, cell: CELL_NAMES[at.cell]!, location: idOf(kind) }
    return copied ? { type: 'copied', ...where } : { type: 'used', die: ROWS[at.die]!, ...where }
  })
  if (exhausts) deactivate(g, g.active, at.cell)
  return resolve(g, at, ability)
}
