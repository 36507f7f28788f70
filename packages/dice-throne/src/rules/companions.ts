/** The state of companions: a number among their states, and a health dial for some. Nothing but their own rules changes it. */
import { emit, type Seat, visit } from '@alea/engine'
import type { Companion } from '../content/hero.ts'
import { companionHome } from '../content/programNames.ts'
import { companionsOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { playerKey } from '../options.ts'
import { type DiceThrone, fighter, isIn } from '../state.ts'
import { putToken } from './tokens.ts'

function companionOf(g: DiceThrone, seat: Seat, id: string): Companion {
  const found = companionsOf(fighter(g, seat).hero).find((one) => one.id === id)
  if (!found) throw new Error(`${fighter(g, seat).hero} has no companion ${id}`)
  return found
}

const dialMark = (id: string): string => `${id}:dial`

/** Companions before the match. */
export const companionMarks = (companions: readonly Companion[] = []): Record<string, number> =>
  Object.fromEntries(
    companions.flatMap(({ id, start, dial }) => [[id, start], ...(dial ? [[dialMark(id), dial.start] as const] : [])]),
  )

/** The word for its state; none if the player's hero has no such companion. */
export function stateOf(g: DiceThrone, seat: Seat, id: string): string | undefined {
  const companion = companionsOf(fighter(g, seat).hero).find((one) => one.id === id)
  return companion?.states[fighter(g, seat).marks[id] ?? 0]
}

export const dialOf = (g: DiceThrone, seat: Seat, id: string): number => fighter(g, seat).marks[dialMark(id)] ?? 0

export function setState(g: DiceThrone, seat: Seat, id: string, state: string): void {
  const index = companionOf(g, seat, id).states.indexOf(state)
  if (index < 0) throw new Error(`${id} is never ${state}`)
  const { marks } = fighter(g, seat)
  if (marks[id] === index) return
  marks[id] = index
  visit(() => companionHome(fighter(g, seat).hero, id), seat)
  emit<DiceThroneEvent>(() => ({ type: 'companion', seat, companion: id, state }))
}

/** Companions that are with a player who has fallen return to their heroes. */
export function bringBack(g: DiceThrone, fallen: Seat): void {
  for (const [seat, { hero }] of g.fighters.entries())
    for (const { id, states, start, returns } of isIn(g, seat) ? companionsOf(hero) : []) {
      if (!returns || stateOf(g, seat, id) !== playerKey(fallen)) continue
      setState(g, seat, id, states[start]!)
      putToken(g, seat, returns.gain, 1)
    }
}

/** Turns its dial; returns by how much it moved. */
export function turnCompanion(g: DiceThrone, seat: Seat, id: string, change: number): number {
  const { dial } = companionOf(g, seat, id)
  const before = dialOf(g, seat, id)
  const after = Math.max(0, Math.min(dial?.most ?? 0, before + change))
  fighter(g, seat).marks[dialMark(id)] = after
  if (after !== before)
    emit<DiceThroneEvent>(() => ({ type: 'companion-dial', seat, companion: id, change: after - before, value: after }))
  return after - before
}

/** How many companions of this family are not in their first state. */
export function countFamily(g: DiceThrone, seat: Seat, family: string): number {
  let count = 0
  for (const { id, family: own } of companionsOf(fighter(g, seat).hero))
    if (own === family && (fighter(g, seat).marks[id] ?? 0) > 0) count++
  return count
}
