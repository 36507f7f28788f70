/** What is about to happen: faces not yet applied, gains not yet stored, a card paid for and not yet taken. */
import { type Frame, type Seat, stepsOf } from '@alea/engine'
import { CARDS } from '../content/cards.ts'
import { type Face, MIRROR, NO_FACE, TRIPLE } from '../content/faces.ts'
import type { Applying } from '../rules/apply.ts'
import { TAKEN } from '../rules/exploit.ts'
import type { Gaining } from '../rules/gain.ts'
import type { Picking } from '../rules/pick.ts'
import { type DiceForge, shownOn } from '../state.ts'
import { plainWorth } from './diceWorth.ts'
import { estimate, type Situation } from './estimate.ts'

/** Summed over the frames that are this seat's. */
export function pendingOf(g: DiceForge, seat: Seat, s: Situation): number {
  let sum = unserved(g, seat, s)
  for (let i = 3; i < g.stack.length; i++) {
    const frame = g.stack[i]!
    if ((frame.vars as { seat?: Seat }).seat === seat) sum += PENDING[frame.flow]?.(frame, s) ?? 0
  }
  return sum
}

/** A roll of everybody's favours that waits for others to apply theirs. */
function unserved(g: DiceForge, seat: Seat, s: Situation): number {
  const step = g.stack[2]
  if (step?.flow !== 'dice-forge/favours-of-all') return 0
  const order = (seat - g.active + g.heroes.length) % g.heroes.length
  if (order < (step.vars as { served: number }).served) return 0
  const hero = g.heroes[seat]!
  return pairWorth(shownOn(hero, 0), shownOn(hero, 1), s)
}

type Weigh = (frame: Frame, s: Situation) => number

const PENDING: Readonly<Record<string, Weigh>> = {
  'dice-forge/apply': ({ at, vars }, s) => {
    const l = vars as Applying
    const sign = l.losing ? -1 : 1
    // Until both mirrors have looked, the roll as a whole.
    if (at < MIRRORS) return sign * pairWorth(l.first, l.second, s)
    let sum = 0
    for (const face of l.queue) sum += plainWorth(face, s.outlook, s.weights) * l.factor
    if (at === picking()) sum += plainWorth(l.face, s.outlook, s.weights) * l.factor
    return sign * sum
  },
  'dice-forge/gain': ({ vars }, s) => {
    const l = vars as Gaining
    return l.gold * s.outlook.fresh + l.sun * s.outlook.sun + l.moon * s.outlook.moon + l.glory
  },
  'dice-forge/exploit': ({ at, vars }, s) => {
    if (at >= TAKEN) return 0
    const { glory, now } = CARDS[(vars as { card: number }).card]!
    return glory + (now ? estimate(now, s) : 0)
  },
  'dice-forge/pick': ({ at, vars }, s) => (at === 0 ? estimate((vars as Picking).does, s) : 0),
  'dice-forge/minor': ({ vars }, s) => (vars as { count: number }).count * s.dice.best,
  'dice-forge/favours': ({ vars }, s) => (vars as { count: number }).count * s.dice.roll,
  'dice-forge/satyrs': ({ at, vars }, s) => {
    const { first = NO_FACE } = vars as { first?: Face }
    if (at > STEALING) return 0
    return first === NO_FACE ? s.dice.roll : pairWorth(first, NO_FACE, s) + s.dice.best
  },
}

/** Places in the flows named: what lies before them is still to be done. */
const MIRRORS = 2
const picking = () => stepsOf('dice-forge/apply').findIndex(({ name }) => name === 'pick')
const STEALING = 2

function pairWorth(first: Face, second: Face, s: Situation): number {
  const one = lone(first, s)
  const other = second === NO_FACE ? 0 : lone(second, s)
  if (first === TRIPLE) return second === NO_FACE ? 2 * s.dice.best : 3 * other
  return second === TRIPLE ? 3 * one : one + other
}

const lone = (face: Face, { outlook, weights, beside }: Situation): number =>
  face === MIRROR ? weights.mirror * beside.rival : plainWorth(face, outlook, weights)
