/** What is about to be gained: faces not yet applied, gains not yet stored, a card paid for but not yet taken. */
import {
  type Flow,
  type Frame,
  type FrameReader,
  hasReached,
  isAt,
  isOf,
  readersOf,
  reads,
  type Seat,
  sumFrames,
} from '@alea/engine'
import { CARDS } from '../content/cards.ts'
import { type Face, MIRROR, NO_FACE, TRIPLE } from '../content/faces.ts'
import { apply } from '../rules/apply.ts'
import { exploit } from '../rules/exploit.ts'
import { favours, favoursOfAll, minorFavours } from '../rules/favours.ts'
import { gain } from '../rules/gain.ts'
import { pick } from '../rules/pick.ts'
import { satyrs } from '../rules/rivals.ts'
import { type DiceForge, shownOn } from '../state.ts'
import { plainWorth } from './diceWorth.ts'
import { estimate, type Situation } from './estimate.ts'

/** Summed over the frames that are this seat's. */
export const pendingOf = (g: DiceForge, s: Situation): number =>
  unserved(g, s) + sumFrames(g, PENDING, s, s.outlook.phase)

/** A roll of everybody's favours, while other players are still applying theirs. */
function unserved(g: DiceForge, s: Situation): number {
  const { phase } = s.outlook
  if (!isOf(phase, favoursOfAll)) return 0
  const order = (s.seat - g.active + g.heroes.length) % g.heroes.length
  if (order < phase.vars.served) return 0
  const hero = g.heroes[s.seat]!
  return pairWorth(shownOn(hero, 0), shownOn(hero, 1), s)
}

const own = <L extends { seat: Seat }>(
  flow: Flow<DiceForge, L>,
  weigh: (frame: Frame<L>, s: Situation) => number,
): FrameReader<Situation> => reads(flow, (frame, s: Situation) => (frame.vars.seat === s.seat ? weigh(frame, s) : 0))

const PENDING = readersOf(
  own(apply, (frame, s) => {
    const l = frame.vars
    const sign = l.losing ? -1 : 1
    // The roll as a whole, until both mirrors have taken a face.
    if (!hasReached(frame, 'mirrored')) return sign * (l.sailed ? lone(MIRROR, s) : pairWorth(l.first, l.second, s))
    let sum = 0
    for (const face of l.queue) sum += plainWorth(face, s.outlook, s.weights) * l.factor
    if (isAt(frame, 'pick')) sum += plainWorth(l.face, s.outlook, s.weights) * l.factor
    return sign * sum
  }),
  own(gain, ({ vars: l }, s) => l.gold * s.outlook.fresh + l.sun * s.outlook.sun + l.moon * s.outlook.moon + l.glory),
  own(exploit, (frame, s) => {
    if (hasReached(frame, 'taken')) return 0
    const { glory, now } = CARDS[frame.vars.card]!
    return glory + (now ? estimate(now, s) : 0)
  }),
  own(pick, (frame, s) => (isAt(frame, 'pick') ? estimate(frame.vars.does, s) : 0)),
  own(minorFavours, ({ vars }, s) => vars.count * s.dice.best),
  own(favours, ({ vars }, s) => vars.count * s.dice.roll),
  own(satyrs, (frame, s) => {
    if (hasReached(frame, 'stolen')) return 0
    const { first = NO_FACE } = frame.vars
    return first === NO_FACE ? s.dice.roll : pairWorth(first, NO_FACE, s) + s.dice.best
  }),
)

function pairWorth(first: Face, second: Face, s: Situation): number {
  const one = lone(first, s)
  const other = second === NO_FACE ? 0 : lone(second, s)
  if (first === TRIPLE) return second === NO_FACE ? 2 * s.dice.best : 3 * other
  return second === TRIPLE ? 3 * one : one + other
}

const lone = (face: Face, { outlook, weights, beside }: Situation): number =>
  face === MIRROR ? weights.mirror * beside.rival : plainWorth(face, outlook, weights)
