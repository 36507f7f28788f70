import { Drawer } from '@alea/board'
import { type ReactNode, useEffect } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { RulesBook } from '../rules/RulesBook.tsx'
import { useSettings } from '../settings/settings.ts'
import { KeysDialog } from './KeysDialog.tsx'
import type { ClientState, MatchClient } from './matchClient.ts'
import { OptionsSheet } from './OptionsSheet.tsx'
import { TableMenu } from './TableMenu.tsx'
import { isCovered } from './topLayer.ts'
import type { DockState } from './useDock.ts'

/** `rule`: the rule to open the rules at. */
export type OpenDrawer =
  | { readonly name: 'log' | 'rules' | 'menu' | 'options' | 'keys'; readonly rule?: string }
  | undefined

interface Props {
  readonly open: OpenDrawer
  readonly module: BoardModule
  readonly client: MatchClient
  readonly state: ClientState
  /** What a wide screen shows beside the board. */
  readonly side: ReactNode
  readonly dock: DockState
  choose(key: string): void
  readonly isOwn: boolean
  readonly isLesson: boolean
  readonly isShared: boolean
  show(drawer: OpenDrawer): void
}

export function TableDrawers(props: Props) {
  const { open, module, client, state, side, dock, choose, isOwn, isLesson, isShared, show } = props
  const words = useWords().table
  const { language } = useSettings()
  const { position } = state
  const onClose = () => show(undefined)
  const common = { onClose, closeLabel: words.close }
  const isListOpen = open?.name === 'options'
  // A list of options is about one question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the position changes
  useEffect(() => {
    if (isListOpen) show(undefined)
  }, [position])
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key !== '?' || isCovered() || (target instanceof Element && target.matches('input, textarea, select'))) return
      show({ name: 'keys' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [show])
  return (
    <>
      <Drawer {...common} open={open?.name === 'log'} title={words.log}>
        {side}
      </Drawer>
      <Drawer {...common} open={open?.name === 'rules'} title={words.rules}>
        {open?.name === 'rules' && <RulesBook module={module} language={language} rule={open.rule} />}
      </Drawer>
      <Drawer {...common} open={isListOpen} title={words.actions}>
        {isListOpen && (
          <OptionsSheet
            {...{ dock, module, language }}
            choose={(key) => {
              onClose()
              choose(key)
            }}
            readRule={(rule) => show({ name: 'rules', rule })}
          />
        )}
      </Drawer>
      <Drawer {...common} open={open?.name === 'menu'} title={words.menu}>
        <TableMenu {...{ client, state, isOwn, isLesson, isShared, onClose }} showKeys={() => show({ name: 'keys' })} />
      </Drawer>
      <KeysDialog open={open?.name === 'keys'} module={module} onClose={onClose} />
    </>
  )
}
