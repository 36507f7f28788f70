import type { KeyboardEvent } from 'react'

export type Axis = 'row' | 'column' | 'both'

const ARROW_KEYS: Readonly<Record<string, { readonly axis: Axis; readonly by: number }>> = {
  ArrowRight: { axis: 'row', by: 1 },
  ArrowLeft: { axis: 'row', by: -1 },
  ArrowDown: { axis: 'column', by: 1 },
  ArrowUp: { axis: 'column', by: -1 },
}

/** The index that an arrow key, Home or End leads to from `at`, among `count` things; `undefined` for any other key. */
export function roveTo(key: string, at: number, count: number, axis: Axis = 'both', around = true): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const arrow = ARROW_KEYS[key]
  if (!arrow || (axis !== 'both' && arrow.axis !== axis)) return undefined
  const to = at + arrow.by
  return around ? (to + count) % count : Math.min(count - 1, Math.max(0, to))
}

/** Moves the focus among the elements that `selector` finds inside the element with the key handler. */
export function rove(event: KeyboardEvent<HTMLElement>, selector: string, axis: Axis = 'both', around = true): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const at = all.indexOf(document.activeElement as HTMLElement)
  const to = at < 0 ? undefined : roveTo(event.key, at, all.length, axis, around)
  if (to === undefined) return
  event.preventDefault()
  all[to]!.focus()
}
