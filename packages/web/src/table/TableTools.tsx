import { Button } from '@alea/board'
import type { ReactNode } from 'react'
import { useMedia } from '../games/useMedia.ts'
import { useWords } from '../language/useWords.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { SoundSwitch } from './SoundSwitch.tsx'
import type { OpenDrawer } from './TableDrawers.tsx'

interface Props {
  readonly unreadChat: number | undefined
  open(drawer: OpenDrawer): void
  /** Before all others. */
  readonly children?: ReactNode
}

/** The buttons of the table's head. Log, coach and chat lie beside the board where there is room, and can be folded away. */
export function TableTools({ unreadChat, open, children }: Props) {
  const words = useWords().table
  const { rail } = useSettings()
  const isWide = useMedia('(width >= 1000px)')
  return (
    <nav className="table-tools" aria-label={words.menu}>
      {children}
      <SoundSwitch />
      <Button
        kind="quiet"
        aria-expanded={isWide ? rail : undefined}
        title={isWide ? (rail ? words.foldRail : words.unfoldRail) : undefined}
        onClick={() => (isWide ? changeSettings({ rail: !rail }) : open({ name: 'log' }))}
      >
        {unreadChat ? words.unread(words.log, unreadChat) : words.log}
      </Button>
      <Button kind="quiet" onClick={() => open({ name: 'rules' })}>
        {words.rules}
      </Button>
      <Button kind="quiet" onClick={() => open({ name: 'menu' })}>
        {words.menu}
      </Button>
    </nav>
  )
}
