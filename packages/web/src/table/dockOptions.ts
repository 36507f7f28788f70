/** What the dock lists of a question, and which key presses what. What lies on the board in sight is answered there. */
import type { PlacedOption, PlacedOptions } from './placedOptions.ts'

/** More than this many are put in groups. */
export const MOST_LISTED = 9

export interface OptionGroup {
  readonly title: string
  readonly options: readonly PlacedOption[]
}

export type DockItem =
  | { readonly kind: 'option'; readonly option: PlacedOption; readonly declines: boolean }
  | ({ readonly kind: 'group' } & OptionGroup)

interface DockWishes {
  /** Picked piece by piece, or not yet: neither a button nor a key of its own. */
  isComposed(option: PlacedOption): boolean
  /** Does the board show it where the reader looks? */
  isInSight(place: string): boolean
  /** Also a button, though it lies on the board. */
  lists(option: PlacedOption): boolean
  declines(option: PlacedOption): boolean
  groupOf(option: PlacedOption): string | undefined
}

/** The buttons of the dock, in the order of the rules. */
export function dockItems({ options }: PlacedOptions, wishes: DockWishes): readonly DockItem[] {
  const listed = options.filter(
    (option) => !wishes.isComposed(option) && (wishes.lists(option) || !option.places.some(wishes.isInSight)),
  )
  const single = (option: PlacedOption): DockItem => ({ kind: 'option', option, declines: wishes.declines(option) })
  if (listed.length <= MOST_LISTED) return listed.map(single)
  return grouped(listed, wishes.groupOf).flatMap((group): DockItem[] =>
    group.title === undefined || group.options.length === 1
      ? group.options.map(single)
      : [{ kind: 'group', title: group.title, options: group.options }],
  )
}

/** Options under their headings, each group where its first option stood; those without a heading stay single. */
export function grouped(
  options: readonly PlacedOption[],
  titleOf: (option: PlacedOption) => string | undefined,
): readonly { readonly title: string | undefined; readonly options: readonly PlacedOption[] }[] {
  const groups = new Map<string, { title: string | undefined; options: PlacedOption[] }>()
  for (const option of options) {
    const title = titleOf(option)
    const id = title ?? `single ${option.key}`
    const known = groups.get(id)
    if (known) known.options.push(option)
    else groups.set(id, { title, options: [option] })
  }
  return [...groups.values()]
}

/** As many as there is room for: what declines always, then the first of the others. */
export function fitting(items: readonly DockItem[], room: number): readonly DockItem[] {
  if (items.length <= room) return items
  const declining = items.filter((item) => item.kind === 'option' && item.declines).slice(0, Math.max(1, room))
  let left = room - declining.length
  return items.filter((item) => declining.includes(item) || left-- > 0)
}

/** What a number key presses: a button of the dock, or a place of the board. */
export type KeyTarget = { readonly item: DockItem } | { readonly place: string }

export interface NumberedKeys {
  /** The first is pressed by 1. */
  readonly targets: readonly KeyTarget[]
  /** By place: the key written on it. */
  readonly onPlaces: ReadonlyMap<string, string>
}

/** The buttons come first, then the places in the order of the rules. */
export function numberedKeys(
  shown: readonly DockItem[],
  { options, optionsAt }: PlacedOptions,
  isOnBoard: (option: PlacedOption, place: string) => boolean,
): NumberedKeys {
  const targets: KeyTarget[] = shown.slice(0, MOST_LISTED).map((item) => ({ item }))
  const onPlaces = new Map<string, string>()
  for (const option of options) {
    const places = option.places.filter((place) => isOnBoard(option, place))
    const [place] = places
    if (place === undefined || onPlaces.has(place)) continue
    if (targets.length >= MOST_LISTED) break
    targets.push({ place })
    const key = String(targets.length)
    // Where only this option lies, any of its places does the same.
    for (const one of places)
      if (one === place || (optionsAt.get(place)?.length === 1 && optionsAt.get(one)?.length === 1))
        if (!onPlaces.has(one)) onPlaces.set(one, key)
  }
  return { targets, onPlaces }
}
