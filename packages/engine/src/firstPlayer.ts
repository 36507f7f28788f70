/** Who begins. Rulebooks say: the youngest, whoever rolled last, the highest die. The table may name that player; otherwise chance decides. */
import type { Kit, Part, Running } from './flow.ts'
import { BY_CHANCE, type OptionSpec, type Options } from './options.ts'
import { parseSeat, type Seat } from './seat.ts'
import { visit } from './trace.ts'

/** The match option `first`, the same in every game that has a first player. */
export const FIRST_PLAYER: OptionSpec = { kind: 'seat', default: BY_CHANCE }

/** The seat that the option `first` names; undefined if chance decides. */
export const namedFirst = ({ first }: Options): Seat | undefined => parseSeat(String(first))

/** A state that knows whom the table named. */
export interface FirstNamed extends Running {
  named?: Seat | undefined
}

/** The id under which `visit` reports who begins. */
export const BEGINS = 'first-player'

/** The first player, named or drawn by lot; somebody alone is not drawn. Whoever listens to visits hears who it is. */
export const firstPlayer = <G extends FirstNamed, L extends object>(
  $: Kit<G, L>,
  seats: (g: G) => number,
  begin: (g: G, first: Seat) => void,
): Part => {
  const reported = (g: G, first: Seat) => {
    visit(BEGINS, first)
    begin(g, first)
  }
  return $.either(
    (g) => g.named !== undefined,
    [$.run((g) => reported(g, g.named!))],
    [
      $.roll('first-player', {
        dice: (g) => (seats(g) > 1 ? 1 : 0),
        sides: seats,
        lot: 'first-player',
        then: (g, _, [first]) => reported(g, first! - 1),
      }),
    ],
  )
}
