import type { Game } from '@alea/engine'
import { createElement } from 'react'
import type { BoardModule } from '../boardModule.ts'
import { GenericTable } from './GenericTable.tsx'
import { placeOf } from './places.ts'
import { previewText } from './previewText.ts'

/** A board for a game that has none of its own yet. */
export const genericBoard = (game: Game, rules: BoardModule['rules']): BoardModule => ({
  game,
  // biome-ignore lint/correctness/noComponentHookFactories: a module is made once for its game, and its board with it
  Board: (props) => createElement(GenericTable, { ...props, game }),
  places: (_, value) => [placeOf(value)],
  previewText,
  rules,
})
