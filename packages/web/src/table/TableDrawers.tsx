import { Drawer } from '@alea/board'
import type { ReactNode } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { RulesBook } from '../rules/RulesBook.tsx'
import { useSettings } from '../settings/settings.ts'
import type { ClientState, MatchClient } from './matchClient.ts'
import { TableMenu } from './TableMenu.tsx'

/** `rule`: the rule to open the rules at. */
export type OpenDrawer = { readonly name: 'log' | 'rules' | 'menu'; readonly rule?: string } | undefined

interface Props {
  readonly open: OpenDrawer
  readonly module: BoardModule
  readonly client: MatchClient
  readonly state: ClientState
  /** What a wide screen shows beside the board. */
  readonly side: ReactNode
  readonly isOwn: boolean
  readonly isLesson: boolean
  onClose(): void
}

export function TableDrawers({ open, module, client, state, side, isOwn, isLesson, onClose }: Props) {
  const words = useWords().table
  const { language } = useSettings()
  const common = { onClose, closeLabel: words.close }
  return (
    <>
      <Drawer {...common} open={open?.name === 'log'} title={words.log}>
        {side}
      </Drawer>
      <Drawer {...common} open={open?.name === 'rules'} title={words.rules}>
        {open?.name === 'rules' && <RulesBook module={module} language={language} rule={open.rule} />}
      </Drawer>
      <Drawer {...common} open={open?.name === 'menu'} title={words.menu}>
        <TableMenu client={client} state={state} isOwn={isOwn} isLesson={isLesson} onClose={onClose} />
      </Drawer>
    </>
  )
}
