/** The rules of every version that is kept, loaded: rows are checked within one transaction, which cannot wait for them. */

import { gameOf } from '@alea/catalog'
import { FROZEN, rulesOf } from '@alea/catalog/rules'
import type { Game } from '@alea/engine'
import type { MatchRecord } from '@alea/host'

/** Undefined if the rules a match was started under are not installed. */
export type InstalledRules = (record: Pick<MatchRecord, 'game' | 'rules'>) => Game | undefined

export async function installedRules(): Promise<InstalledRules> {
  const kept = await Promise.all(FROZEN.map(({ game, rules }) => rulesOf(game, rules)))
  return ({ game, rules }) => [gameOf(game), ...kept].find((each) => each?.id === game && each.rulesVersion === rules)
}
