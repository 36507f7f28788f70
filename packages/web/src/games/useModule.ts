import { rulesOf } from '@alea/catalog/rules'
import { useEffect, useState } from 'react'
import type { BoardModule } from './boardModule.ts'
import { listedGame } from './gameList.ts'
import { genericBoard } from './generic/genericBoard.ts'
import { olderBoard } from './olderBoard.tsx'

/** A game's rules and board, once they are here; for a match under other rules than the present ones, give their version. `?board=generic` shows any game on the plain one. */
export function useModule(game: string, rules?: number): BoardModule | undefined {
  const [module, setModule] = useState<BoardModule>()
  useEffect(() => {
    let wanted = true
    void loadModule(game, rules).then((loaded) => {
      if (wanted && loaded) setModule(isPlainWanted() ? genericBoard(loaded.game, loaded.rules) : loaded)
    })
    return () => {
      wanted = false
    }
  }, [game, rules])
  return module
}

export async function loadModule(game: string, rules?: number): Promise<BoardModule | undefined> {
  const present = await listedGame(game)?.load()
  if (!present || rules === undefined || rules === present.game.rulesVersion) return present
  // Rules that are newer than this page, or not kept: the present sentences are the best there are.
  return olderBoard(present, (await rulesOf(game, rules)) ?? present.game)
}

const isPlainWanted = (): boolean => new URLSearchParams(location.search).get('board') === 'generic'
