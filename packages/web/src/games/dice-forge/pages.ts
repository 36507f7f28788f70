import type { View } from '@alea/dice-forge'
import type { Offer } from '@alea/engine'
import type { Inventory, Layout } from './layout.ts'
import { places } from './places.ts'

/** On a phone, one page at a time. */
export const PAGES = ['islands', 'sanctuary', 'hero', 'rivals'] as const
export type Page = (typeof PAGES)[number]

/** The names of all places there are, page by page. */
export function placesOn({
  islands,
  sanctuary,
  gardens,
  inventories,
}: Layout): Readonly<Record<Page, ReadonlySet<string>>> {
  const [own, ...rivals] = inventories
  return {
    islands: new Set(islands.flatMap(({ piles }) => piles.map(({ place }) => place))),
    sanctuary: new Set([...sanctuary, ...gardens].flatMap(({ stacks }) => stacks.map(({ place }) => place))),
    hero: new Set(own ? ofInventory(own) : []),
    rivals: new Set(rivals.flatMap(ofInventory)),
  }
}

export const placesOf = (layout: Layout): ReadonlySet<string> => {
  const pages = placesOn(layout)
  return new Set(PAGES.flatMap((page) => [...pages[page]]))
}

/** The pages where something may be answered. */
export function pagesFor(layout: Layout, offer: Offer, view: View): Page[] {
  const pages = placesOn(layout)
  const wanted = offer.options.flatMap(({ value }) => places(offer.name, value, view, offer.seat))
  return PAGES.filter((page) => wanted.some((place) => pages[page].has(place)))
}

const ofInventory = ({ place, lines, dice, cards, tokens, hammer, applied }: Inventory): string[] => [
  place,
  ...[...lines, ...cards, ...tokens, ...applied].map((one) => one.place),
  ...dice.flatMap((die) => [die.place, ...die.cells.map((cell) => cell.place)]),
  ...(hammer ? [hammer.place] : []),
]
