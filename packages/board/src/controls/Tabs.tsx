import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { rove } from './rove.ts'
import { useScrolls } from './useScrolls.ts'

export interface Tab {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
  /** Unread lines. */
  readonly badge?: number
}

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** If left out, the component keeps track itself. */
  readonly selected?: string | undefined
  readonly onSelect?: (id: string) => void
  readonly className?: string
}

export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const base = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const here = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0]
  const panel = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(panel)
  const select = (id: string) => {
    setOwn(id)
    onSelect?.(id)
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => rove(event, '[role=tab]', 'row')
  return (
    <div className={classes('tabs', className)}>
      <div role="tablist" className="tabs-list scroll-x" aria-label={label} onKeyDown={keys} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tabs-tab"
            id={`${base}${tab.id}`}
            aria-selected={tab === here}
            aria-controls={tab === here ? `${base}panel` : undefined}
            tabIndex={tab === here ? 0 : -1}
            onClick={() => select(tab.id)}
            // Not under a finger: a panel of another height would move the tab away before it is let go.
            onFocus={({ target }) => tab !== here && target.matches(':focus-visible') && select(tab.id)}
          >
            {tab.label}
            {tab.badge ? <span className="tabs-badge">{tab.badge}</span> : undefined}
          </button>
        ))}
      </div>
      {here && (
        <div
          ref={panel}
          role="tabpanel"
          className="tabs-panel"
          id={`${base}panel`}
          aria-labelledby={`${base}${here.id}`}
          {...scrolls}
        >
          {here.content}
        </div>
      )}
    </div>
  )
}
