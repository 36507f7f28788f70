import { Button } from '@alea/board'
import type { ReactNode } from 'react'
import { useWords } from '../language/useWords.ts'
import type { DockItem, KeyTarget } from './dockOptions.ts'
import type { Choice } from './useChoice.ts'
import { type DockState, nameOf } from './useDock.ts'
import { useNumberKeys } from './useNumberKeys.ts'
import './actionBar.css'

/** Among so many, the first is what one usually does; among more, they are a list. */
const MOST_WEIGHED = 2

interface Props {
  readonly dock: DockState
  readonly composer: ReactNode
  readonly sending: string | undefined
  readonly choice: Choice
  openList(): void
  /** In a window: declines those that follow, too. */
  passOn: (() => void) | undefined
}

/** What the board does not show, as buttons; the rest is one press away. Keys 1 to 9 press buttons and places. */
export function ActionBar({ dock, composer, sending, choice, openList, passOn }: Props) {
  const words = useWords().table
  const { shown, list, keys, unlisted, total, closed } = dock
  useNumberKeys(keys.targets.map((target) => () => press(target)))
  // What declines must not look like the recommended choice.
  const isOnly = shown.length === 1 && unlisted === 0 && !composer
  const wished = shown.filter((item) => isOnly || item.kind === 'group' || !item.declines)
  // The first of many is no better than the others.
  const recommended = composer || wished.length > MOST_WEIGHED ? undefined : wished[0]
  const isOnBoard = shown.length === 0 && !composer
  const [first] = shown
  const declinesOnly = shown.length === 1 && first?.kind === 'option' && first.declines
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar is no fieldset
    <div className="actions" role="group" aria-label={words.actions} data-composes={composer ? '' : undefined}>
      {composer && <div className="actions-composer">{composer}</div>}
      <div className="actions-list" ref={list}>
        {isOnBoard && <p className="actions-hint">{words.onBoard}</p>}
        {shown.map((item, i) => (
          <ItemButton
            key={nameOf(item)}
            item={item}
            shortcut={i < 9 ? String(i + 1) : undefined}
            isRecommended={item === recommended && (unlisted === 0 || item.kind === 'group')}
            {...{ sending, choice }}
          />
        ))}
        {declinesOnly && passOn && (
          <Button kind="quiet" title={words.passing.unchanged} disabled={sending !== undefined} onClick={passOn}>
            {words.passOn}
          </Button>
        )}
      </div>
      {unlisted + closed.length > 0 && (
        <Button kind="quiet" className="actions-more" data-more="" onClick={openList}>
          {unlisted > 0 ? words.allActions(total) : words.whyNot(closed.length)}
        </Button>
      )}
    </div>
  )
}

interface ItemProps {
  readonly item: DockItem
  readonly shortcut: string | undefined
  readonly isRecommended: boolean
  readonly sending: string | undefined
  readonly choice: Choice
}

function ItemButton({ item, shortcut, isRecommended, sending, choice }: ItemProps) {
  const kind = isRecommended ? 'primary' : 'normal'
  if (item.kind === 'group')
    return (
      <Button
        {...{ kind, shortcut }}
        data-group={item.title}
        aria-haspopup="menu"
        disabled={sending !== undefined}
        onClick={({ currentTarget }) => choice.ask({ anchor: currentTarget, options: item.options })}
      >
        {item.title} ({item.options.length})
      </Button>
    )
  const { key, label, places } = item.option
  const point = () => choice.point(places[0], key)
  return (
    <Button
      {...{ kind, shortcut }}
      busy={sending === key}
      disabled={sending !== undefined && sending !== key}
      data-option={key}
      onClick={() => choice.choose(key)}
      onPointerEnter={point}
      onPointerLeave={() => choice.point(undefined)}
      onFocus={point}
      onBlur={() => choice.point(undefined)}
    >
      {label}
    </Button>
  )
}

/** As if it had been pressed by hand: a board may have its own way to answer at a place. */
function press(target: KeyTarget): void {
  const selector =
    'place' in target
      ? `.table-board [data-place="${CSS.escape(target.place)}"] > .place-press`
      : target.item.kind === 'group'
        ? `.actions [data-group="${CSS.escape(target.item.title)}"]`
        : `.actions [data-option="${CSS.escape(target.item.option.key)}"]`
  document.querySelector<HTMLElement>(selector)?.click()
}
