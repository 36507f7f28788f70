/** Upgrades that come into play without being paid for: shown first, then put on the board. */
import { emit, type Kit, type Part, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { upgrade } from '../rules/upgrade.ts'
import { type CardId, type DiceThrone, fighter } from '../state.ts'
import type { Fx } from './effect.ts'
import { playableAmong } from './upgradesAmong.ts'

/** Shows an upgrade without paying for it. */
export function playFree(g: DiceThrone, seat: Seat, card: CardId): void {
  fighter(g, seat).laid.push(card)
  emit<DiceThroneEvent>(() => ({ type: 'played', seat, card }))
}

/** Puts the upgrades shown into play. */
export const playOpen = ($: Kit<DiceThrone, Fx>): Part =>
  $.loop(
    (g, l) => openUpgrade(g, l.self) !== undefined,
    $.call(upgrade, (g, l) => ({ seat: l.self, card: openUpgrade(g, l.self)! })),
  )

const openUpgrade = (g: DiceThrone, seat: Seat): CardId | undefined =>
  fighter(g, seat).laid.find((id) => playableAmong(g, seat, [id]).length > 0)
