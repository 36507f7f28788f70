import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { AtTable, TableState } from './atTable.ts'

/** Whoever prefers not to be passed for says so once on sitting down; what is chosen at the table afterwards stands. */
export function useStandingOrders(at: AtTable, { as, sight, orders }: TableState): void {
  const { autoPass } = useSettings()
  const told = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (as === null || !sight || told.current === as) return
    told.current = as
    if (!autoPass && Object.keys(orders).length === 0) at.order({ stop: true })
  }, [at, as, sight, orders, autoPass])
}
