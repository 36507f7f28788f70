import { rulesOf } from '@alea/catalog/rules'
import type { Options } from '@alea/engine'
import { useEffect, useState } from 'react'
import type { Table } from '../connection/types.ts'
import type { BoardModule } from './boardModule.ts'
import { listedGame } from './gameList.ts'
import { genericBoard } from './generic/genericBoard.ts'
import { olderBoard } from './olderBoard.tsx'

/** What a match is played with, as its table says. */
type Played = Pick<Table, 'rules' | 'options'>

/**
 * A game's rules and board, once they are here; to show a match, give what it is played with, and they are here with all that it needs.
 * `?board=generic` shows any game on the plain one.
 */
export function useModule(game: string, played?: Played): BoardModule | undefined {
  const [loaded, setLoaded] = useState<{ readonly wish: string; readonly module: BoardModule }>()
  // A table that changes brings its options anew: the same ones are no reason to load again.
  const wish = JSON.stringify({ game, played: played && { rules: played.rules, options: played.options } })
  useEffect(() => {
    let wanted = true
    const { game, played } = JSON.parse(wish) as { game: string; played?: Played }
    void loadModule(game, played).then((module) => {
      if (wanted && module)
        setLoaded({ wish, module: isPlainWanted() ? genericBoard(module.game, module.rules) : module })
    })
    return () => {
      wanted = false
    }
  }, [wish])
  return loaded?.wish === wish ? loaded.module : undefined
}

export async function loadModule(game: string, played?: Played): Promise<BoardModule | undefined> {
  const present = await listedGame(game)?.load()
  if (!present || !played) return present
  const { rules } = played
  // Options of a table have been checked.
  const options = played.options as Options
  await Promise.all([present.game.prepare?.(options), present.prepare?.(options)])
  if (rules === present.game.rulesVersion) return present
  // Rules that are newer than this page, or not kept: the present sentences are the best there are.
  const older = (await rulesOf(game, rules)) ?? present.game
  await older.prepare?.(options)
  return olderBoard(present, older)
}

const isPlainWanted = (): boolean => new URLSearchParams(location.search).get('board') === 'generic'
