import type { Game } from '@alea/engine'
import { checkConformance, type LawName } from '../src/index.ts'

export function lawsBrokenBy(game: Game): LawName[] {
  const { failures } = checkConformance(game, { seeds: 12, deep: 3 })
  return [...new Set(failures.map(({ law }) => law))]
}
