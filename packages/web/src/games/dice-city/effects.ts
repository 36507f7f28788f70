/** What a location does, as signs: read from its data, so that the picture always agrees with the rules. */
import { LOCATION, type LocationId, RESOURCES, type Resource } from '@alea/dice-city'

export const SIGNS = [
  ...RESOURCES,
  ...(['strength', 'points', 'bandit', 'forge', 'mint', 'harvest', 'recruit', 'exchange', 'pairs'] as const),
  ...(['copy', 'ride', 'reroll', 'adorn', 'shelter'] as const),
] as const
export type Sign = (typeof SIGNS)[number]

export interface Effect {
  readonly sign: Sign
  readonly text?: string
}

export function effectsOf(id: LocationId): readonly Effect[] {
  const { ability, points, adornments, shelters } = LOCATION[id]
  if (points === 'cultural-row') return [{ sign: 'points', text: '×' }]
  if (adornments !== undefined) return [{ sign: 'adorn', text: `+${adornments}` }]
  if (shelters !== undefined) return [{ sign: 'shelter', text: `+${shelters}` }]
  switch (ability?.verb) {
    case 'gain':
      return gains(ability.gain)
    case 'strength':
    case 'points':
      return [amount(ability.verb, ability.amount)]
    case 'watch':
      return [amount('strength', ability.amount), { sign: 'bandit' }]
    case 'pairs':
      return [{ sign: 'pairs' }, amount('points', ability.amount)]
    case 'forge':
    case 'mint':
      return [{ sign: ability.verb, text: `+${ability.amount}` }]
    case 'train':
      return [{ sign: 'bandit', text: `−${ability.amount}` }]
    case 'exchange':
      return [{ sign: 'exchange', text: `1:${ability.rate}` }]
    case 'multiply':
      return [{ sign: 'exchange', text: `${ability.pay}:${ability.get}` }]
    case 'reroll':
      return [ability.others ? { sign: 'reroll', text: '+' } : { sign: 'reroll' }]
    case undefined:
      return []
    default:
      // A verb without a sign of its own is told in words only.
      return ability && isSign(ability.verb) ? [{ sign: ability.verb }] : []
  }
}

const isSign = (verb: string): verb is Sign => (SIGNS as readonly string[]).includes(verb)

/** Several kinds at once: one of each needs no number. */
function gains(gain: readonly number[]): readonly Effect[] {
  const kinds = gain.filter((count) => count > 0).length
  return gain.flatMap((count, i) => {
    if (count === 0) return []
    return [kinds > 1 && count === 1 ? { sign: RESOURCES[i]! } : amount(RESOURCES[i]!, count)]
  })
}

const amount = (sign: Resource | 'strength' | 'points', count: number): Effect => ({ sign, text: String(count) })
