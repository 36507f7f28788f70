import type { Json, Offer } from '@alea/engine'
import { useMemo } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useSettings } from '../settings/settings.ts'
import { type DockItem, dockItems, fitting, grouped, type NumberedKeys, numberedKeys } from './dockOptions.ts'
import type { PlacedOption, PlacedOptions } from './placedOptions.ts'
import { useInSight } from './useInSight.ts'
import { useRoom } from './useRoom.ts'

export interface DockState {
  /** The buttons that have room. */
  readonly shown: readonly DockItem[]
  readonly keys: NumberedKeys
  readonly list: ReturnType<typeof useRoom>['list']
  /** Everything that may be answered and is not picked piece by piece, under headings. */
  readonly groups: ReturnType<typeof grouped>
  /** So many of them are no buttons. */
  readonly unlisted: number
  /** So many there are in the list of all. */
  readonly total: number
  readonly closed: PlacedOptions['unavailable']
}

/** What the dock shows of a question: buttons for what the board does not show, and a key for each. */
export function useDock(
  module: BoardModule,
  offer: Offer | undefined,
  placed: PlacedOptions,
  view: unknown,
  draft: readonly string[],
  names: readonly string[],
): DockState {
  const { language } = useSettings()
  const isInSight = useInSight(placed, draft)
  const question = offer?.name ?? ''
  const composer = offer && module.composers?.[question]
  const covers = (value: Json) => composer?.covers(value) ?? false
  const waits = (value: Json) => (offer && composer?.waits?.(value, offer, draft)) ?? false
  const declines = ({ key, value }: PlacedOption) =>
    offer?.decline === key || (module.dock?.declines?.(question, value) ?? false)
  const groupOf = (option: PlacedOption) =>
    declines(option) ? undefined : module.dock?.groupOf?.(question, option.value, view, language, names)
  const items = dockItems(placed, {
    isComposed: ({ value }) => covers(value) || waits(value),
    isInSight,
    lists: ({ value }) => module.dock?.lists?.(question, value, view) ?? false,
    declines,
    groupOf,
  })
  const { list, room } = useRoom(items.map(nameOf).join(), items.length)
  const shown = fitting(items, room)
  const open = placed.options.filter(({ value }) => !covers(value))
  const buttons = shown.reduce((sum, item) => sum + (item.kind === 'option' ? 1 : item.options.length), 0)
  const isButton = new Set(shown.flatMap((item) => (item.kind === 'option' ? [item.option.key] : [])))
  const keys = numberedKeys(
    shown,
    placed,
    ({ key, value }, place) => !covers(value) && !isButton.has(key) && isInSight(place),
  )
  // Every place listens to the keys: they change only when they differ.
  const written = JSON.stringify([...keys.onPlaces])
  const onPlaces = useMemo(() => new Map<string, string>(JSON.parse(written)), [written])
  return {
    shown,
    keys: { ...keys, onPlaces },
    list,
    groups: grouped(open, groupOf),
    unlisted: open.length - buttons,
    total: open.length,
    closed: placed.unavailable.filter(({ value }) => !covers(value)),
  }
}

export const nameOf = (item: DockItem): string => (item.kind === 'option' ? item.option.key : `group ${item.title}`)
