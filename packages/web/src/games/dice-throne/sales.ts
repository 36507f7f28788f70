import { useReach } from '@alea/board'
import { optionOf, type View } from '@alea/dice-throne'
import type { Offer } from '@alea/engine'
import { createContext, useContext } from 'react'

/** Options that sell a card beside others that do not: there a press on a card must not sell it before its owner has read that. */
export function salesIn(offer: Offer | undefined, view: View): ReadonlySet<string> {
  const sales = offer?.options.filter(({ value }) => optionOf(offer.name, value, view).is === 'sell') ?? []
  return new Set(sales.length === offer?.options.length ? [] : sales.map(({ key }) => key))
}

const SalesContext = createContext<ReadonlySet<string>>(new Set())
export const SalesProvider = SalesContext.Provider

/** Says of a place whether nothing can be done there but to sell what lies on it. */
export function useIsSale(): (place: string | undefined) => boolean {
  const sales = useContext(SalesContext)
  const { optionsAt } = useReach()
  return (place) => {
    const options = place === undefined ? [] : optionsAt(place)
    return options.length > 0 && options.every(({ key }) => sales.has(key))
  }
}
