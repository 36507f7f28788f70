/** What players are about to suffer, as a list of lines. */
import type { Seat } from '@alea/engine'
import { type Attack, abilityOf, type DamageType, type DiceThrone, type Line, NOBODY } from '../state.ts'
import {
  costsToAttacker,
  isAvoided,
  ofTheAttack,
  sourceOf,
  subtotal,
  TYPE_RULES,
  unavoided,
} from './damageArithmetic.ts'
import { typeOf } from './damageType.ts'
import { isPassedBy } from './forbidden.ts'

/** What a player is about to suffer: isolated damage if there is any, otherwise the pool of the phase. */
export const incomingOf = (g: DiceThrone, seat: Seat): readonly Line[] =>
  g.isolated?.to === seat ? g.isolated.lines : pooledFor(g, seat)

/** [DT-10.11] The lines of the pool that count as things are: not those of an attacker who deals no damage, or none to this player. */
export function pooledFor(g: DiceThrone, seat: Seat): readonly Line[] {
  const lines = g.incoming[seat]!
  return isPassedBy(g, seat) ? lines.filter(({ from }) => from !== g.attack!.by) : lines
}

export function addLine(g: DiceThrone, seat: Seat, line: Line): void {
  if (g.isolated?.to === seat) g.isolated.lines.push(line)
  else g.incoming[seat]!.push(line)
}

/** Once all of it is avoided, there is nothing left to prevent. */
export const hasIncoming = (g: DiceThrone, seat: Seat): boolean =>
  subtotal(unavoided(incomingOf(g, seat))) > 0 || comesBack(g, seat)

/** Whether the attack itself will hurt this player, apart from its collateral damage. */
export const isHurtByAttack = (g: DiceThrone, seat: Seat): boolean =>
  subtotal(ofTheAttack(unavoided(pooledFor(g, seat)))) > 0

/** Whether the player's own attack will hurt them, and they have not avoided that. */
const comesBack = (g: DiceThrone, seat: Seat): boolean =>
  g.isolated === undefined &&
  g.attack?.by === seat &&
  returned(g).length > 0 &&
  !isAvoided(g.incoming[seat]!, abilityOf(g.attack))

/** What a player may avoid by itself. */
export type Source = {
  readonly source: string
  readonly by: string
  readonly amount: number
  readonly type: DamageType
}

/** [DT-12.8] The sources of what a player is about to suffer in a roll phase, apart from those avoided. */
export function sourcesOf(g: DiceThrone, seat: Seat): Source[] {
  const found: Source[] = []
  const back = comesBack(g, seat) ? returned(g) : []
  for (const line of [...unavoided(pooledFor(g, seat)), ...back]) {
    const source = sourceOf(line)
    if (source === undefined) continue
    const known = found.findIndex((one) => one.source === source)
    if (known < 0) found.push({ source, by: line.by, amount: line.amount, type: typeOf(g, line)! })
    else found[known] = { ...found[known]!, amount: found[known]!.amount + line.amount }
  }
  return found.filter(({ amount }) => amount > 0)
}

/** [DT-13.2] Whether what this player is about to suffer can be reduced: an ultimate's damage cannot, but it is not what its own player suffers. */
export const isReducible = (g: DiceThrone, seat: Seat): boolean =>
  !g.attack || TYPE_RULES[g.attack.type].reduced || g.attack.by === seat || g.isolated?.to === seat

/** The same for the pool of a roll phase alone. */
export const isPoolReducible = (g: DiceThrone, seat: Seat): boolean =>
  g.attack !== undefined && TYPE_RULES[g.attack.type].reduced && subtotal(unavoided(pooledFor(g, seat))) > 0

/** Whether damage may still be added to what a player suffers in this phase, and reduced. */
export const mayStillSuffer = (g: DiceThrone, seat: Seat): boolean =>
  hasIncoming(g, seat) ||
  (g.attack !== undefined && TYPE_RULES[g.attack.type].reduced && STILL_OPEN.includes(g.attack.stage))

const STILL_OPEN: readonly Attack['stage'][] = ['activated', 'defended']

/** The damage the current attack will deal to the attacker, as things are; [BAR-1.9] what the ability itself costs cannot be defended. */
export function returned(g: DiceThrone): Line[] {
  if (!g.attack || g.attack.target === NOBODY || g.attack.stage === 'dealt') return []
  const { reflected, recoil } = costsToAttacker(pooledFor(g, g.attack.target), g.attack.recoil)
  const by = abilityOf(g.attack)
  const back: Line = { kind: 'other', by, amount: reflected }
  const cost: Line = { kind: 'other', by, amount: recoil, type: 'undefendable' }
  return [back, cost].filter(({ amount }) => amount > 0)
}

export const isAnythingPooled = (g: DiceThrone): boolean =>
  g.incoming.some((lines) => lines.length > 0) || g.healing.some((heal) => heal > 0)

export function clearIncoming(g: DiceThrone): void {
  for (let seat = 0; seat < g.incoming.length; seat++) {
    g.incoming[seat] = []
    g.healing[seat] = 0
  }
}
