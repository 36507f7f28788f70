/** Which creatures a power may target. Shields stop opponents' vicious blows, pauldrons stop KO and death. */
import { type Seat, type Unavailable, visit } from '@alea/engine'
import { type BattleDice, type Die, faceOf, has, rowOf, trainer } from '../../state.ts'
import type { WhyNot } from '../../whyNot.ts'

/** The creatures in all rows but this player's, in seat order. */
export function opposing(g: BattleDice, seat: Seat): Die[] {
  const dice: Die[] = []
  for (const [other, { arena }] of g.trainers.entries()) if (other !== seat) dice.push(...arena)
  return dice
}

/** Is the creature to the right of an active shield of its own row? A shield never protects itself. */
export function isShielded(g: BattleDice, die: Die): boolean {
  if (g.shielding.length === 0) return false
  const { arena } = trainer(g, rowOf(g, die))
  const at = arena.indexOf(die)
  return g.shielding.some((shield) => {
    const from = arena.indexOf(shield)
    if (from < 0 || from >= at) return false
    return from === at - 1 || faceOf(g, shield).powers.some(({ name }) => name === 'major-shield')
  })
}

/** Opponents' creatures that a blow may hit. */
export const exposed = (g: BattleDice, seat: Seat): Die[] => opposing(g, seat).filter((die) => !isShielded(g, die))

/** Opponents' creatures that may be knocked out or killed. */
export const vulnerable = (g: BattleDice, seat: Seat): Die[] => exposed(g, seat).filter((die) => !isArmoured(g, die))

function isArmoured(g: BattleDice, die: Die): boolean {
  const armoured = has(g, die, 'pauldron')
  if (armoured) visit('power/pauldron', g.owner[die])
  return armoured
}

/** Opponents' creatures that a shield protects, with the rule that says so. */
export const shieldedFrom = (g: BattleDice, seat: Seat): Unavailable<Die>[] =>
  opposing(g, seat)
    .filter((die) => isShielded(g, die))
    .map((value) => ({ value, rule: 'BD-6.9', why: { is: 'shielded' } satisfies WhyNot }))

/** The same, and those protected by a pauldron. */
export const invulnerable = (g: BattleDice, seat: Seat): Unavailable<Die>[] => [
  ...shieldedFrom(g, seat),
  ...exposed(g, seat)
    .filter((die) => isArmoured(g, die))
    .map((value) => ({ value, rule: 'BD-6.15', why: { is: 'armoured' } satisfies WhyNot })),
]
