import type { Game, Options } from '@alea/engine'
import { goalAfter } from '@alea/host'
import type { Table } from '@alea/protocol/client'
import { useEffect, useRef } from 'react'
import { api } from '../connection/api.ts'
import { setGoal } from '../settings/goals.ts'

/**
 * The next goal of a reader who plays alone, once the match is over. It is kept when the match ends before the reader's eyes: whoever looks at an
 * old match again does not go back to its goal.
 */
export function useGoal(game: Game | undefined, table: Table | undefined, plays: boolean): Options | undefined {
  const played = useRef(false)
  const goal = game && table && plays ? goalAfter(game, { ...table, options: table.options as Options }) : undefined
  const kept = JSON.stringify(goal)
  useEffect(() => {
    if (table?.status === 'playing') played.current = true
    if (!game || kept === undefined || !played.current) return
    played.current = false
    setGoal(game.id, JSON.parse(kept))
    // Without a server, or for somebody it does not know, this browser keeps the goal.
    api.setGoal(game.id, JSON.parse(kept)).catch(() => {})
  }, [game, table?.status, kept])
  return goal
}
