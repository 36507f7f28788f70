/** Words of a sentence that have a meaning of their own: tokens, companions, types of damage. */
import { type DamageType, sheetOf } from '@alea/dice-throne'

export interface Keywords {
  readonly tokens: readonly string[]
  readonly companions: readonly string[]
  readonly types: readonly Exclude<DamageType, 'normal'>[]
}

const TYPES = ['undefendable', 'pure', 'collateral', 'ultimate'] as const

/** `printed`: an ability, a card or a token, as data. */
export function keywordsIn(printed: unknown, hero: string): Keywords {
  const said = new Set<string>()
  collect(printed, said)
  const { tokens, companions = [] } = sheetOf(hero).hero
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).filter((id) => said.has(id))
  return { tokens: ids(tokens), companions: ids(companions), types: TYPES.filter((type) => said.has(type)) }
}

/** Names of tokens stand as values, in lists, and as keys with a number. */
function collect(data: unknown, said: Set<string>): void {
  if (typeof data === 'string') said.add(data)
  else if (Array.isArray(data)) for (const one of data) collect(one, said)
  else if (data && typeof data === 'object')
    for (const [key, value] of Object.entries(data)) {
      if (typeof value === 'number') said.add(key)
      collect(value, said)
    }
}
