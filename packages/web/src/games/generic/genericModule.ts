import type { Game, Json } from '@alea/engine'
import type { BoardModule } from '../boardModule.ts'
import { GenericBoard } from './GenericBoard.tsx'

/** A board for a game that has none of its own yet. */
export const genericModule = (game: Game, rules: BoardModule['rules']): BoardModule => ({
  game,
  Board: GenericBoard,
  places: (_, value) => [placeOf(value)],
  rules,
})

const placeOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))
