/** A game in which everybody chooses at once, again and again; for tests of sealed answers. */
import { gameOf } from '@alea/catalog'
import { flow, type Game, type Running } from '@alea/engine'

interface Together extends Running {
  seats: number
}

const rules = flow<Together>('together/match', ($) => [
  $.loop(
    () => true,
    $.askAll<string>('choose', {
      who: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
      options: () => ['left', 'right'],
      then: () => {},
    }),
  ),
])

export const together = {
  ...gameOf('pig')!,
  options: {},
  setup: (seats: number) => ({ seats }),
  rules,
  view: () => ({}),
  outcome: () => undefined,
  turn: () => 1,
  active: () => undefined,
  redeal: undefined,
  insight: undefined,
} as unknown as Game
