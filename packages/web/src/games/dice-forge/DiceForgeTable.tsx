import { Grow, Swipe } from '@alea/board'
import type { View } from '@alea/dice-forge'
import { useEffect, useState } from 'react'
import TempleIcon from '~icons/game-icons/greek-temple'
import RivalsIcon from '~icons/game-icons/guards'
import IslandsIcon from '~icons/game-icons/island'
import DiceIcon from '~icons/game-icons/rolling-dices'
import { WORDS } from '../../language/languages.ts'
import type { BoardProps } from '../boardModule.ts'
import { useMedia } from '../useMedia.ts'
import { useRolls } from '../useRolls.ts'
import { HeroPanel } from './HeroPanel.tsx'
import { Islands } from './Islands.tsx'
import { laidOut } from './layout.ts'
import type { Drawing } from './look.tsx'
import { PAGES, type Page, pagesFor } from './pages.ts'
import { ReserveBar } from './ReserveBar.tsx'
import { noRolls, rollsAfter } from './rolls.ts'
import { Temple } from './Temple.tsx'
import './diceForgeTable.css'

const PAGE_ICON: Readonly<Record<Page, Drawing>> = {
  islands: IslandsIcon,
  sanctuary: TempleIcon,
  hero: DiceIcon,
  rivals: RivalsIcon,
}

/** Islands and temple, one's own dice, rivals. On a phone one of these at a time. */
export function DiceForgeTable(props: BoardProps<View>) {
  const { view, home, language, names, offer, position } = props
  const words = WORDS[language].diceForge
  const rolls = useRolls(view, noRolls(view), rollsAfter)
  const layout = laidOut(view, home)
  const narrow = useMedia('(width < 44rem), (height < 30rem)')
  const [seen, setSeen] = useState<Page>('hero')
  const open = offer ? pagesFor(layout, offer, view) : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question brings into view where it may be answered
  useEffect(() => {
    if (open.length > 0 && !open.includes(seen)) setSeen(open[0]!)
  }, [position])

  const islands = <Islands layout={layout} view={view} names={names} language={language} />
  const temple = <Temple layout={layout} language={language} />
  const [own, ...rivals] = layout.inventories.map((inventory) => (
    <HeroPanel key={inventory.seat} {...props} inventory={inventory} rolls={rolls} />
  ))
  if (narrow) {
    const content: Readonly<Record<Page, React.ReactNode>> = {
      islands,
      sanctuary: temple,
      hero: own,
      rivals: <div className="df-rivals">{rivals}</div>,
    }
    const title: Readonly<Record<Page, string>> = {
      islands: words.islands,
      sanctuary: words.sanctuary,
      hero: words.ownDice,
      rivals: words.rivals,
    }
    return (
      <Grow>
        <div className="df df-narrow">
          <ReserveBar inventories={layout.inventories} view={view} names={names} language={language} />
          <Swipe
            single
            label={words.pages}
            selected={seen}
            onSelect={(id) => setSeen(id as Page)}
            items={PAGES.map((page) => {
              const Icon = PAGE_ICON[page]
              return {
                id: page,
                label: title[page],
                mark: (
                  <span className="df-page" data-answer={open.includes(page) || undefined}>
                    <Icon aria-hidden="true" /> {title[page]}
                  </span>
                ),
                content: content[page],
              }
            })}
          />
        </div>
      </Grow>
    )
  }
  return (
    <Grow>
      <div className="df df-wide" data-players={layout.inventories.length}>
        {islands}
        {temple}
        {own}
        <div className="df-rivals">{rivals}</div>
      </div>
    </Grow>
  )
}
