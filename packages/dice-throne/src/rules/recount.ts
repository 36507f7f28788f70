/** Lines of damage that are not kept but computed anew whenever damage is totalled: auras, weakened attackers, halves. */
import type { Seat } from '@alea/engine'
import { auraTokens, companionsOf, weakeningTokens } from '../content/roster.ts'
import { amountOf } from '../effects/amount.ts'
import { type Attack, type DiceThrone, fighter, hasVariant, isIn, type Line, NOBODY } from '../state.ts'
import { stateOf } from './companions.ts'
import { attackShare, TYPE_RULES } from './damageArithmetic.ts'
import { fx } from './fx.ts'
import { halvings } from './halved.ts'
import { pooledFor } from './incoming.ts'
import { tokensOn } from './tokens.ts'

/** After every action, and before damage is dealt. */
export function recount(g: DiceThrone): void {
  const { attack } = g
  if (!attack || (attack.stage !== 'activated' && attack.stage !== 'defended')) return
  for (const seat of g.fighters.keys()) {
    if (seat === attack.by) continue
    const lines = g.incoming[seat]!.filter(({ recounted }) => !recounted)
    g.incoming[seat] = lines
    if (lines.length === 0) continue
    if (attack.target === seat) addAuras(g, attack, lines)
    if (TYPE_RULES[attack.type].reduced) addReductions(g, attack, seat, lines)
  }
  if (attack.target !== NOBODY) attack.peak = Math.max(attack.peak ?? 0, attackShare(pooledFor(g, attack.target)))
}

/** What tokens and companions add to an attack as long as they are there. */
function addAuras(g: DiceThrone, { by, target, type, isAttack }: Attack, lines: Line[]): void {
  if (!isAttack || !TYPE_RULES[type].modified || !isIn(g, target)) return
  const add = (id: string, amount: number) => {
    if (amount !== 0) lines.push({ kind: 'add', by: id, amount, from: by, recounted: true })
  }
  for (const { id, aura } of auraTokens())
    if (tokensOn(g, aura!.of === 'attacker' ? by : target, id) > 0)
      add(id, amountOf(g, fx(by, target, id), aura!.amount))
  for (const { id, aura } of companionsOf(fighter(g, by).hero))
    if (aura && stateOf(g, by, id) === aura.state) add(id, aura.damage)
}

/** Tokens that weaken the attacker reduce the damage this phase deals, once for each player; halves are taken from each of its sources. */
function addReductions(g: DiceThrone, { by, ...attack }: Attack, seat: Seat, lines: Line[]): void {
  if (isWeakened(g, attack, seat))
    for (const { id, weakens = 0 } of weakeningTokens()) {
      const amount = -weakens * tokensOn(g, by, id)
      if (amount === 0) continue
      const line: Line = { kind: 'add', by: id, amount, from: by, recounted: true }
      lines.push(hasVariant(g, 'wither-strict') ? line : { ...line, overall: true })
    }
  for (const id of halvings(g, by))
    lines.push({ kind: 'half', by: id, amount: 0, from: by, bySource: true, recounted: true })
}

/** Every kind of damage; with `wither-strict`, only what an attack modifier could change. */
const isWeakened = (g: DiceThrone, { isAttack, target, type }: Omit<Attack, 'by'>, seat: Seat): boolean =>
  !hasVariant(g, 'wither-strict') || (isAttack && target === seat && TYPE_RULES[type].modified)
