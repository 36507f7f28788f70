import { useEffect, useState } from 'react'
import type { BoardModule } from './boardModule.ts'
import { listedGame } from './gameList.ts'
import { genericBoard } from './generic/genericBoard.ts'

/** A game's rules and board, once they are here. `?board=generic` shows any game on the plain one. */
export function useModule(game: string): BoardModule | undefined {
  const [module, setModule] = useState<BoardModule>()
  useEffect(() => {
    let wanted = true
    listedGame(game)
      ?.load()
      .then((loaded) => wanted && setModule(isPlainWanted() ? genericBoard(loaded.game, loaded.rules) : loaded))
    return () => {
      wanted = false
    }
  }, [game])
  return module
}

const isPlainWanted = (): boolean => new URLSearchParams(location.search).get('board') === 'generic'
