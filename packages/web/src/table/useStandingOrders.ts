import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { ClientState, MatchClient } from './matchClient.ts'

/** Turns the preference against automatic passing into a standing order, once per seat; orders given at the table stay. */
export function useStandingOrders(client: MatchClient, { as, snapshot, orders }: ClientState, isOwn: boolean): void {
  const { autoPass } = useSettings()
  const orderedFor = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (as === null || !isOwn || !snapshot || orderedFor.current === as) return
    orderedFor.current = as
    if (!autoPass && Object.keys(orders).length === 0) client.order({ stop: true })
  }, [client, as, isOwn, snapshot, orders, autoPass])
}
