/** Applies damage: all of a phase at once, or isolated damage; then players without health are defeated. */
import { abort, emit, finish, flow, framesOf, isOf, isRunning, type Seat, unwind } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { type DamageType, type DiceThrone, healthOf, isIn, type Line, NOBODY, teamOf } from '../state.ts'
import { bringBack } from './companions.ts'
import { attackShare, finalDamage } from './damageArithmetic.ts'
import { typed } from './damageType.ts'
import { roomOn, turnDial, turnDials } from './dials.ts'
import { forward } from './forward.ts'
import { halvings } from './halved.ts'
import { clearIncoming, pooledFor, returned } from './incoming.ts'
import { leave } from './leave.ts'
import { discardUnfinished } from './playing.ts'
import { noteHarm, reactions } from './reactions.ts'
import { opened } from './responseWindow.ts'
import { throwDice } from './throwDice.ts'

/** All damage and healing of the phase, applied at once. */
export const applyIncoming = flow<DiceThrone>('dice-throne/apply-incoming', ($) => [
  $.run(settle),
  $.call(defeats),
  $.call(reactions),
])

/** Turns the dials; whoever has no health left is not defeated yet. */
export function settle(g: DiceThrone): void {
  // It is added to the rest, so that the attacker could prevent it too.
  for (const line of returned(g)) g.incoming[g.attack!.by]!.push(line)
  const counted = g.incoming.map((_, seat) => pooledFor(g, seat))
  g.dealt = counted.map(finalDamage)
  if (g.attack && g.attack.target !== NOBODY) g.attack.dealt = attackShare(counted[g.attack.target]!)
  const changes = g.dials.map(() => 0)
  for (const [seat, lines] of counted.entries()) {
    noteHarm(g, seat, g.dealt[seat]!)
    const heal = g.healing[seat]!
    changes[teamOf(g, seat)]! += heal - g.dealt[seat]!
    // What exceeds the limit of a dial is not told; damage of the same moment makes room.
    const healed = Math.min(heal, g.dealt[seat]! + roomOn(g, seat))
    if (g.dealt[seat]! > 0 || lines.length > 0)
      emit<DiceThroneEvent>(() => ({ type: 'damaged', seat, amount: g.dealt[seat]!, lines: typed(g, lines) }))
    if (healed > 0) emit<DiceThroneEvent>(() => ({ type: 'healed', seat, amount: healed }))
  }
  if (g.attack?.endured) {
    const team = teamOf(g, g.attack.target)
    changes[team] = Math.max(changes[team]!, 1 - g.dials[team]!)
    g.attack.endured = undefined
  }
  turnDials(g, changes)
  clearIncoming(g)
}

interface Blow {
  to: Seat
  amount: number
  by: string
  certain: boolean
  type?: DamageType
  /** Who deals it, if a player does. */
  from?: Seat
  /** The isolated damage that this one interrupts. */
  outer?: DiceThrone['isolated']
}

/** Isolated damage: players respond to it, and it is dealt at once, separately from the pool. */
export const isolatedDamage = flow<DiceThrone, Blow>('dice-throne/isolated', ($) => [
  $.leave((g, l) => l.amount <= 0 || !isIn(g, l.to)),
  $.run((g, l) => {
    l.outer = g.isolated
    const halves = l.from === undefined ? [] : halvings(g, l.from)
    g.isolated = {
      to: l.to,
      lines: [
        { kind: 'other', by: l.by, amount: l.amount, type: l.type ?? 'normal' },
        ...halves.map((by) => ({ kind: 'half' as const, by, amount: 0 })),
      ],
    }
  }),
  $.when((_, l) => !l.certain, opened($)),
  $.run((g, l) => {
    const { lines } = g.isolated!
    const amount = finalDamage(lines)
    g.isolated = l.outer
    emit<DiceThroneEvent>(() => ({ type: 'damaged', seat: l.to, amount, lines: dealtBy(l.from, typed(g, lines)) }))
    turnDial(g, l.to, -amount)
    noteHarm(g, l.to, amount)
  }),
  $.call(defeats),
  $.call(reactions),
])

/** Isolated damage as it is told: with the player who deals it. */
const dealtBy = (from: Seat | undefined, lines: readonly Line[]): Line[] =>
  lines.map((line) => (line.kind === 'other' && from !== undefined ? { ...line, from } : line))

/** [DT-20.1] Players without health are defeated; the last team wins, and if none is left it is a draw. */
export const defeats = flow<DiceThrone>('dice-throne/defeats', ($) => [
  $.run((g) => {
    const before = g.out.length
    const fallen = [...g.fighters.keys()].filter((seat) => isIn(g, seat) && healthOf(g, seat) === 0)
    for (const seat of fallen) {
      g.out.push(seat)
      // [DT-20.6] Players defeated together share their place.
      g.fighters[seat]!.marks.fell = before
      emit<DiceThroneEvent>(() => ({ type: 'defeated', seat }))
    }
    for (const seat of g.out.slice(before)) bringBack(g, seat)
    const left = new Set(g.fighters.flatMap((_, seat) => (isIn(g, seat) ? [teamOf(g, seat)] : [])))
    if (left.size === 1) g.ended = 'defeat'
    if (left.size === 0) g.ended = 'draw'
    if (g.ended) {
      const reason = g.ended
      emit<DiceThroneEvent>(() => ({ type: 'ended', reason }))
      finish(g)
    } else {
      for (const seat of fallen) leave(g, seat)
      // [DT-20.4] If the active player is defeated, the turn ends; only the match itself goes on.
      if (!isIn(g, g.active)) unwind(g, forward.match)
      else cutShort(g)
    }
    discardUnfinished(g)
  }),
])

/** [DT-20.5] The rest of an attack on a defeated player is lost, and so is whatever that player was doing. */
function cutShort(g: DiceThrone): void {
  const { attack } = g
  if (isRunning(g, forward.resolveAttack) && attack && attack.target !== NOBODY && !isIn(g, attack.target)) {
    abort(g, forward.resolveAttack)
    g.isolated = undefined
    return
  }
  const doing = framesOf(g, forward.act).find(({ vars }) => !isIn(g, vars.seat))
  if (!doing) return
  const dropped = abort(g, doing)
  const blow = dropped.find((frame) => isOf(frame, isolatedDamage))
  if (blow) g.isolated = blow.vars.outer
  for (const frame of dropped) if (isOf(frame, throwDice)) g.rolls.pop()
}
