import type { Effect } from '../effects/effect.ts'
import type { Pay } from '../effects/pay.ts'
import type { RollDice } from '../effects/rollDice.ts'

/** A price that only changes how many dice are rolled: the rolls without it and with it. */
export function moreDice({ effects, otherwise }: Pay): readonly [RollDice, RollDice] | undefined {
  const [one, several] = [onlyRoll(otherwise), onlyRoll(effects)]
  if (!one || !several) return undefined
  return JSON.stringify({ ...one, dice: several.dice }) === JSON.stringify(several) ? [one, several] : undefined
}

const onlyRoll = (effects: readonly Effect[]): (Effect & RollDice) | undefined =>
  effects.length === 1 && effects[0]!.do === 'roll' ? (effects[0] as Effect & RollDice) : undefined
