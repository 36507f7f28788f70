import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { rove } from '../controls/rove.ts'
import { calm } from '../motion/calm.ts'
import { useReach } from '../place/Reach.ts'

export interface SwipeItem {
  readonly id: string
  readonly label: string
  /** Shown in the row of dots; if left out, a dot. */
  readonly mark?: ReactNode
  readonly content: ReactNode
}

export interface SwipeProps {
  readonly label: string
  readonly items: readonly SwipeItem[]
  /** The one visible on a phone; if left out, the component keeps track itself. */
  readonly selected?: string | undefined
  readonly onSelect?: (id: string) => void
  /** One at a time at every width. */
  readonly single?: boolean
  readonly className?: string
}

/** One at a time on a phone, with dots, fingers and arrow keys; all side by side where there is room. */
export function Swipe({ label, items, selected, onSelect, single = false, className }: SwipeProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(selected ?? items[0]?.id)
  const select = (id: string) => {
    setSeen(id)
    if (id !== selected) onSelect?.(id)
  }
  const show = (id: string, behavior: ScrollBehavior = calm() ? 'instant' : 'smooth') => {
    const panel = strip.current?.querySelector<HTMLElement>(`[data-swipe="${CSS.escape(id)}"]`)
    if (panel) strip.current!.scrollTo({ left: panel.offsetLeft - strip.current!.offsetLeft, behavior })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins
  useEffect(() => {
    if (seen !== undefined && seen !== items[0]?.id) show(seen, 'instant')
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the app's own choice scrolls
  useEffect(() => {
    if (selected !== undefined && selected !== seen) {
      setSeen(selected)
      show(selected)
    }
  }, [selected])
  useFollowing(strip, seen, show)
  const settled = () => {
    const { scrollLeft, clientWidth } = strip.current!
    const nearest = items[Math.round(scrollLeft / clientWidth)]
    if (nearest && nearest.id !== seen) select(nearest.id)
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => rove(event, 'button', 'row')
  return (
    <fieldset className={classes('swipe', single && 'swipe-single', className)} aria-label={label}>
      {items.length > 1 && (
        <div role="toolbar" className="swipe-dots" aria-label={label} onKeyDown={keys} tabIndex={-1}>
          {items.map(({ id, label: name, mark }) => (
            <button
              key={id}
              type="button"
              className={classes('swipe-dot', id === seen && 'swipe-here')}
              aria-label={name}
              aria-current={id === seen ? 'true' : undefined}
              tabIndex={id === seen ? 0 : -1}
              onFocus={() => show(id)}
              onClick={() => show(id)}
            >
              {mark ?? <span className="swipe-point" />}
            </button>
          ))}
        </div>
      )}
      {/* A scrolling element must be reachable without a mouse, even if nothing in it can be pressed. */}
      <div ref={strip} className="swipe-strip" onScroll={settled} tabIndex={items.length > 1 ? 0 : undefined}>
        {items.map(({ id, content }) => (
          <div key={id} className="swipe-panel" data-swipe={id}>
            {content}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** Where something has just happened is shown; when that is over, or when the reader is asked elsewhere, what was there before. */
function useFollowing(
  strip: { readonly current: HTMLElement | null },
  seen: string | undefined,
  show: (id: string) => void,
): void {
  const reach = useReach()
  const before = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is lit or open scrolls
  useEffect(() => {
    const { current } = strip
    if (!current || current.scrollWidth <= current.clientWidth) return
    const panelsWith = (what: string) =>
      [...current.children].flatMap((panel) =>
        panel.querySelector(what) ? [(panel as HTMLElement).dataset.swipe!] : [],
      )
    const goBack = () => {
      if (before.current !== undefined) show(before.current)
      before.current = undefined
    }
    const open = panelsWith('[data-open]')
    if (open.length > 0) return open.includes(seen ?? '') ? undefined : goBack()
    const [lit, ...more] = panelsWith('.lit')
    if (lit === undefined) return goBack()
    if ([lit, ...more].includes(seen ?? '')) return
    before.current ??= seen
    show(lit)
  }, [reach])
}
