import type { Game } from '@alea/engine'
import { gameOf } from './index.ts'

/** What a frozen build exports (`scripts/frozenBuild.ts`). */
export interface FrozenBuild {
  readonly game: Game
}

/** `pig@1`: the name of a frozen build. */
export const frozenName = (game: string, rules: number): string => `${game}@${rules}`

/**
 * Finds the rules a match was started under: the present ones, or a frozen build of an older version, which is loaded at first use.
 * Undefined if there is no such game or the version is not kept.
 */
export function findingRules(load: (name: string) => Promise<FrozenBuild> | undefined) {
  const loaded = new Map<string, Promise<Game | undefined>>()
  return (game: string, rules: number): Promise<Game | undefined> => {
    const present = gameOf(game)
    if (present?.rulesVersion === rules) return Promise.resolve(present)
    const name = frozenName(game, rules)
    let found = loaded.get(name)
    if (!found) {
      found = Promise.resolve(load(name)).then((build) => build?.game)
      loaded.set(name, found)
    }
    return found
  }
}
