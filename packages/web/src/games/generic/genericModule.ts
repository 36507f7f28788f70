import type { Game } from '@alea/engine'
import { createElement } from 'react'
import type { BoardModule } from '../boardModule.ts'
import { GenericBoard } from './GenericBoard.tsx'
import { placeOf } from './genericPlaces.ts'
import { genericPreview } from './genericPreview.ts'

/** A board for a game that has none of its own yet. */
export const genericModule = (game: Game, rules: BoardModule['rules']): BoardModule => ({
  game,
  // biome-ignore lint/correctness/noComponentHookFactories: a module is made once for its game, and its board with it
  Board: (props) => createElement(GenericBoard, { ...props, game }),
  places: (_, value) => [placeOf(value)],
  previewText: genericPreview,
  rules,
})
