/** The bottom of every table, always equally high: what is asked, what an option would do, the options that the board does not show. */
import { Button } from '@alea/board'
import type { Offer } from '@alea/engine'
import type { ReactNode } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { ActionBar } from './ActionBar.tsx'
import type { ClientState, MatchClient } from './matchClient.ts'
import { Doubt, PromptNote } from './PromptNote.tsx'
import type { Choice } from './useChoice.ts'
import type { DockState } from './useDock.ts'
import { WindowTime } from './WindowTime.tsx'
import './dock.css'

interface Props {
  readonly client: MatchClient
  readonly state: ClientState
  readonly module: BoardModule
  readonly offer: Offer | undefined
  /** What is asked, or whom the table waits for. */
  readonly prompt: string
  readonly preview: string | undefined
  readonly choice: Choice
  readonly dock: DockState
  readonly composer: ReactNode
  /** Is the seat one of this device? */
  readonly isOwn: boolean
  openList(): void
  readRule(rule: string): void
}

export function Dock(props: Props) {
  const { client, state, module, offer, prompt, preview, choice, dock, composer, isOwn, openList, readRule } = props
  const words = useWords().table
  const { language } = useSettings()
  const { table, sending, refusal, mayUndo } = state
  const passOn =
    offer?.decline === undefined || state.orders.stop ? undefined : () => client.order({ pass: 'unchanged' })
  const note = choice.note ?? (refusal && { text: words.problems[refusal.code], rule: refusal.rule })
  return (
    <section className="table-dock dock" aria-label={words.actions}>
      {note && (
        <PromptNote {...{ module, language, note, readRule }} close={choice.note ? choice.closeNote : undefined} />
      )}
      <div className="prompt" data-asked={offer?.name} data-mine={offer ? '' : undefined}>
        <p className="prompt-line" role="status" aria-live="polite">
          {prompt}
        </p>
        {isOwn && <WindowTime client={client} state={state} />}
        {isOwn && table?.status === 'playing' && (
          <Button
            kind="quiet"
            disabled={!mayUndo || table.paused !== undefined}
            onClick={() => client.undo()}
            title={mayUndo ? undefined : words.undoBarred}
          >
            {words.undo}
          </Button>
        )}
      </div>
      {offer && choice.unconfirmed ? (
        <Doubt unconfirmed={choice.unconfirmed} confirm={choice.confirm} />
      ) : (
        <>
          <p className="prompt-preview" role="status">
            {preview && words.certain(preview)}
          </p>
          {offer && <ActionBar {...{ dock, composer, sending, choice, openList, passOn }} />}
        </>
      )}
    </section>
  )
}
