/** What a question says about the attack it interrupts: which ability, and what it has to do with the player who is asked. */
import type { Seat } from '@alea/engine'
import type { DiceThrone } from '../state.ts'

export type Underway = { ability: string; role: 'announces' | 'uses' | 'target' }

/** Nothing where the attack concerns somebody else, or is over. */
export function underway({ attack }: DiceThrone, seat: Seat): Underway | undefined {
  if (!attack || attack.stage === 'dealt') return undefined
  const { tier: ability, by, target, stage, isAttack } = attack
  if (by === seat) return { ability, role: stage === 'announced' ? 'announces' : 'uses' }
  return isAttack && target === seat && stage !== 'announced' ? { ability, role: 'target' } : undefined
}
