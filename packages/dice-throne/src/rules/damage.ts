/** Incoming damage: a list of lines that travels through the phase and is computed once, in the order of the rulebook. */
import { abort, emit, type Flow, finish, flow, framesOf, isOf, isRunning, type Seat, unwind } from '@alea/engine'
import { tokenOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { type DiceThrone, isIn, type Line, NOBODY, startingHealth, teamOf } from '../state.ts'
import { act } from './act.ts'
import { match } from './match.ts'
import { resolveAttack } from './rollPhase.ts'
import { throwDice } from './throwDice.ts'
import { takeToken, tokenIdsOn } from './tokens.ts'
import { opened } from './window.ts'

/** What a player is about to suffer: an isolated blow if there is one, else the pool of the phase. */
export const incomingOf = (g: DiceThrone, seat: Seat): Line[] =>
  g.isolated?.to === seat ? g.isolated.lines : g.incoming[seat]!

export function addLine(g: DiceThrone, seat: Seat, line: Line): void {
  incomingOf(g, seat).push(line)
}

/** Once all of it is avoided there is nothing left to act against. */
export function hasIncoming(g: DiceThrone, seat: Seat): boolean {
  const lines = incomingOf(g, seat)
  if (lines.some(({ kind }) => kind === 'avoid')) return false
  return subtotal(lines) > 0 || (g.isolated === undefined && g.attack?.by === seat && returned(g) > 0)
}

/** [DT-12.2] Everything added, everything fixed subtracted, in any order; never below nothing. */
export function subtotal(lines: readonly Line[]): number {
  let sum = 0
  for (const { kind, amount, certain } of lines) {
    if (certain) continue
    if (kind === 'base' || kind === 'add' || kind === 'other') sum += amount
    else if (kind === 'prevent') sum -= amount
  }
  return Math.max(0, sum)
}

/** [DT-12.3] Each half is taken from the same subtotal, rounded up. */
export const halfOf = (whole: number): number => Math.ceil(whole / 2)

export function finalDamage(lines: readonly Line[]): number {
  const sure = lines.reduce((sum, { amount, certain }) => (certain ? sum + amount : sum), 0)
  if (lines.some(({ kind }) => kind === 'avoid')) return sure
  const whole = subtotal(lines)
  const halves = lines.filter(({ kind }) => kind === 'half').length
  return sure + Math.max(0, whole - halves * halfOf(whole))
}

/** What goes back to the attacker: half of the subtotal for each line, whatever was halved; nothing if all was avoided. */
function reflected(lines: readonly Line[]): number {
  if (lines.some(({ kind }) => kind === 'avoid')) return 0
  return lines.filter(({ kind }) => kind === 'reflect').length * halfOf(subtotal(lines))
}

/** What the attack in progress will cost the attacker, as things stand. */
function returned(g: DiceThrone): number {
  if (!g.attack || g.attack.target === NOBODY || g.attack.stage === 'dealt') return 0
  const lines = g.incoming[g.attack.target]!
  return reflected(lines) + (finalDamage(lines) > 0 ? g.attack.recoil : 0)
}

export const isAnythingPooled = (g: DiceThrone): boolean =>
  g.incoming.some((lines) => lines.length > 0) || g.healing.some((heal) => heal > 0)

/** All damage and healing of the phase, applied at once. */
export const applyIncoming = flow<DiceThrone>('dice-throne/apply-incoming', ($) => [
  $.run((g) => {
    const back = returned(g)
    // It joins the rest, so that the attacker may have prevented it too.
    if (back > 0) g.incoming[g.attack!.by]!.push({ kind: 'other', by: tierName(g), amount: back })
    g.dealt = g.incoming.map(finalDamage)
    const changes = g.dials.map(() => 0)
    for (const [seat, lines] of g.incoming.entries()) {
      const heal = g.healing[seat]!
      changes[teamOf(g, seat)]! += heal - g.dealt[seat]!
      if (g.dealt[seat]! > 0 || lines.length > 0)
        emit<DiceThroneEvent>(() => ({ type: 'damaged', seat, amount: g.dealt[seat]!, lines: [...lines] }))
      if (heal > 0) emit<DiceThroneEvent>(() => ({ type: 'healed', seat, amount: heal }))
    }
    turnDials(g, changes)
    clearIncoming(g)
  }),
  $.call(defeats),
])

const tierName = (g: DiceThrone): string => g.attack!.tier.split('.')[0]!

interface Blow {
  to: Seat
  amount: number
  by: string
  certain: boolean
  /** The blow that this one interrupts. */
  outer?: DiceThrone['isolated']
}

/** A blow of its own: answered and suffered at once, apart from the pool. */
export const isolatedDamage: Flow<DiceThrone, Blow> = flow<DiceThrone, Blow>('dice-throne/isolated', ($) => [
  $.leave((g, l) => l.amount <= 0 || !isIn(g, l.to)),
  $.run((g, l) => {
    l.outer = g.isolated
    g.isolated = { to: l.to, lines: [{ kind: 'other', by: l.by, amount: l.amount }] }
  }),
  $.when((_, l) => !l.certain, opened($)),
  $.run((g, l) => {
    const { lines } = g.isolated!
    const amount = finalDamage(lines)
    g.isolated = l.outer
    emit<DiceThroneEvent>(() => ({ type: 'damaged', seat: l.to, amount, lines }))
    turnDials(
      g,
      g.dials.map((_, team) => (team === teamOf(g, l.to) ? -amount : 0)),
    )
  }),
  $.call(defeats),
])

export const heal = (g: DiceThrone, seat: Seat, amount: number): void => {
  emit<DiceThroneEvent>(() => ({ type: 'healed', seat, amount }))
  turnDials(
    g,
    g.dials.map((_, team) => (team === teamOf(g, seat) ? amount : 0)),
  )
}

/** [DT-18.2] Where a dial comes to stand: between nothing and ten more than the start. */
export const turnedBy = (g: DiceThrone, team: number, change: number): number =>
  Math.max(0, Math.min(startingHealth(g.mode) + 10, g.dials[team]! + change))

/** [DT-18.2] The net change is applied once. */
function turnDials(g: DiceThrone, changes: readonly number[]): void {
  for (const [team, change] of changes.entries()) {
    const before = g.dials[team]!
    g.dials[team] = turnedBy(g, team, change)
    if (g.dials[team] === 0 && before > 0) bless(g, team)
  }
}

/** A token that saves is spent for its holder, or the holder's team, at one health. */
function bless(g: DiceThrone, team: number): void {
  for (const seat of g.fighters.keys()) {
    const token = teamOf(g, seat) === team ? tokenIdsOn(g, seat).find((id) => tokenOf(id).saves) : undefined
    if (token === undefined) continue
    takeToken(g, seat, token, 1)
    g.dials[team] = 1
    return
  }
}

export function clearIncoming(g: DiceThrone): void {
  for (let seat = 0; seat < g.incoming.length; seat++) {
    g.incoming[seat] = []
    g.healing[seat] = 0
  }
}

/** [DT-20.1] Whoever has no health left is out; the last team wins, and if none is left it is a draw. */
const defeats = flow<DiceThrone>('dice-throne/defeats', ($) => [
  $.run((g) => {
    const before = g.out.length
    for (const seat of g.fighters.keys()) {
      if (g.dials[teamOf(g, seat)]! > 0 || !isIn(g, seat)) continue
      g.out.push(seat)
      // [DT-20.6] Those who fall together stand equal.
      g.fighters[seat]!.marks.fell = before
      emit<DiceThroneEvent>(() => ({ type: 'defeated', seat }))
    }
    const left = new Set(g.fighters.flatMap((_, seat) => (isIn(g, seat) ? [teamOf(g, seat)] : [])))
    if (left.size === 1) g.ended = 'defeat'
    if (left.size === 0) g.ended = 'draw'
    if (g.ended) {
      const reason = g.ended
      emit<DiceThroneEvent>(() => ({ type: 'ended', reason }))
      finish(g)
    }
    // [DT-20.4] Whoever falls on their own turn plays it no further: only the match itself goes on.
    else if (!isIn(g, g.active)) unwind(g, match)
    else cutShort(g)
  }),
])

/** [DT-20.5] The rest of an attack on a player who has fallen is lost, and so is whatever that player was doing. */
function cutShort(g: DiceThrone): void {
  const { attack } = g
  if (isRunning(g, resolveAttack) && attack && attack.target !== NOBODY && !isIn(g, attack.target)) {
    abort(g, resolveAttack)
    g.isolated = undefined
    g.incoming[attack.target] = []
    g.healing[attack.target] = 0
    return
  }
  const doing = framesOf(g, act).find(({ vars }) => !isIn(g, vars.seat))
  if (!doing) return
  const dropped = abort(g, doing)
  const blow = dropped.find((frame) => isOf(frame, isolatedDamage))
  if (blow) g.isolated = blow.vars.outer
  for (const frame of dropped) if (isOf(frame, throwDice)) g.rolls.pop()
}
