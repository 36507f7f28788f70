/**
 * The arithmetic of damage, from a list of lines to a number: pure functions, no flows and no state.
 * The order is that of RULES.md, DT-12: everything fixed, then the halves of that subtotal, then what was avoided; certain damage comes on top.
 * What somebody else takes instead is subtracted last.
 */
import type { DamageType, Line } from '../state.ts'

/** What is possible against an attack of each type. */
interface TypeRules {
  /** [DT-7.2] Whether it can be defended. */
  readonly defended: boolean
  /** [DT-11.5] Whether attack modifiers can change it. */
  readonly modified: boolean
  /** [DT-13.2] Whether it can be prevented, avoided or weakened. */
  readonly reduced: boolean
}

export const TYPE_RULES: Readonly<Record<DamageType, TypeRules>> = {
  normal: { defended: true, modified: true, reduced: true },
  undefendable: { defended: false, modified: true, reduced: true },
  pure: { defended: false, modified: false, reduced: true },
  collateral: { defended: false, modified: false, reduced: true },
  ultimate: { defended: false, modified: true, reduced: false },
}

/** [DT-12.2] Everything added, all fixed prevention subtracted, in any order; never below 0. A modifier changes the attack alone. */
export function subtotal(lines: readonly Line[]): number {
  let attack = 0
  let rest = 0
  for (const line of lines) {
    if (isOfAttack(line)) attack += line.amount
    else rest += changeBy(line)
  }
  return Math.max(0, Math.max(0, attack) + rest)
}

/** The damage of the attack and what modifies it; not what is taken off all damage. */
const isOfAttack = ({ kind, certain, overall }: Line): boolean =>
  (kind === 'base' || kind === 'add') && !certain && !overall

/** What any other line adds to the subtotal, or takes off it. */
function changeBy({ kind, amount, certain, overall }: Line): number {
  if (certain) return 0
  if (kind === 'prevent') return -amount
  return kind === 'other' || overall ? amount : 0
}

/** [DT-12.3] Each half is taken from the same subtotal, rounded up. */
export const halfOf = (whole: number): number => Math.ceil(whole / 2)

/** The source of everything that an attack deals to its target. */
export const ATTACK = 'attack'

/** [DT-12.8] Where a line of damage comes from: the attack, or else the ability, token or card. */
export function sourceOf(line: Line): string | undefined {
  if (isOfAttack(line)) return ATTACK
  return line.kind === 'other' && !line.certain && line.amount > 0 ? line.by : undefined
}

export const isAvoided = (lines: readonly Line[], source: string): boolean =>
  lines.some((line) => line.kind === 'avoid' && (line.source === undefined || line.source === source))

/** [DT-12.4] What is left to count of what is not avoided. */
export function unavoided(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ kind }) => kind === 'avoid')) return lines
  return lines.filter((line) => {
    const source = sourceOf(line)
    return source === undefined || !isAvoided(lines, source)
  })
}

/** What a half takes off: half of the subtotal, or, [DT-12.7] if its attacker deals only half, of each source by itself. */
export const halved = ({ bySource }: Line, lines: readonly Line[]): number => {
  const left = unavoided(lines)
  return bySource ? sum(sharesOf(left).map(halfOf)) : halfOf(subtotal(left))
}

/** What is left of each source, the attack first: what is taken off all damage counts against it, and what exceeds it against the others. */
function sharesOf(lines: readonly Line[]): number[] {
  let attack = 0
  let off = 0
  const others = new Map<string, number>()
  for (const line of lines) {
    const change = changeBy(line)
    if (isOfAttack(line)) attack += line.amount
    else if (change > 0) others.set(line.by, (others.get(line.by) ?? 0) + change)
    else off -= change
  }
  attack = Math.max(0, attack)
  let excess = Math.max(0, off - attack)
  const rest = [...others.values()].map((amount) => {
    const share = Math.max(0, amount - excess)
    excess -= amount - share
    return share
  })
  return [Math.max(0, attack - off), ...rest]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What is suffered in the end. */
export function finalDamage(lines: readonly Line[]): number {
  const sure = lines.reduce((total, { amount, certain }) => (certain ? total + amount : total), 0)
  const passed = lines.reduce((total, { kind, amount }) => (kind === 'passed' ? total + amount : total), 0)
  const whole = subtotal(unavoided(lines))
  const taken = lines.reduce((total, line) => (line.kind === 'half' ? total + halved(line, lines) : total), 0)
  return Math.max(0, sure + Math.max(0, whole - taken) - passed)
}

/** Without collateral damage and the like; prevention counts against the attack first. */
export const ofTheAttack = (lines: readonly Line[]): readonly Line[] => lines.filter(({ kind }) => kind !== 'other')

/** How much of it the attack itself has dealt. */
export const attackShare = (lines: readonly Line[]): number =>
  Math.min(finalDamage(lines), finalDamage(ofTheAttack(lines)))

/** [DT-12.5] What goes back to the attacker: half of the subtotal for each line, whatever was halved; nothing if all was avoided. */
export const reflected = (lines: readonly Line[]): number =>
  lines.filter(({ kind }) => kind === 'reflect').length * halfOf(subtotal(unavoided(lines)))

/** [DT-12.6] What an attack costs the attacker: what is reflected, and the recoil if any damage is dealt. */
export const costsToAttacker = (lines: readonly Line[], recoil: number): { reflected: number; recoil: number } => ({
  reflected: reflected(lines),
  recoil: finalDamage(lines) > 0 ? recoil : 0,
})

/** How far healing may exceed the starting value. */
const ABOVE_START = 10

/** [DT-18.2] The highest value of a dial with this starting value. */
export const highestHealth = (start: number): number => start + ABOVE_START

/** [DT-18.2] The value of a dial after a net change. */
export const turned = (health: number, change: number, start: number): number =>
  Math.max(0, Math.min(highestHealth(start), health + change))
