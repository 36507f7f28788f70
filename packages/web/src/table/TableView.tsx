/** The table, common to every game: prompt, board, action bar, log, chat, coach. It knows no rule. */

import { Button, Menu, ReachProvider, Stage, Tabs } from '@alea/board'
import type { Json, Seat } from '@alea/engine'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { ActionBar } from './ActionBar.tsx'
import { CoachPanel } from './CoachPanel.tsx'
import { LogPanel } from './LogPanel.tsx'
import type { ClientState, MatchClient } from './matchClient.ts'
import { PromptNote } from './PromptNote.tsx'
import { Proposals } from './Proposals.tsx'
import { placedOptions } from './placedOptions.ts'
import { hasStandIn, nameAt } from './seatNames.ts'
import { type OpenDrawer, TableDrawers } from './TableDrawers.tsx'
import { useChoice } from './useChoice.ts'
import { useLogLines } from './useLogLines.ts'
import { usePreview } from './usePreview.ts'
import { useSounds } from './useSounds.ts'
import { useStandingOrders } from './useStandingOrders.ts'
import { WindowTime } from './WindowTime.tsx'
import { waitingText } from './waitingText.ts'
import './table.css'

interface TableViewProps {
  readonly client: MatchClient
  readonly state: ClientState
  readonly module: BoardModule
  /** The seats of this device; none for a spectator. */
  readonly mine: readonly Seat[]
  /** Beside the log: the chat, in matches on a server. */
  readonly chat?: ReactNode
  readonly unreadChat?: number
  /** The corner of a player's panel. */
  aside?(seat: Seat): ReactNode
  /** Over the board: result, or the request to pass the device on. */
  readonly over?: ReactNode
  /** Above the prompt: who is away. */
  readonly notice?: ReactNode
  /** Above the action bar: the explanation of a lesson's step. */
  readonly lesson?: ReactNode
  /** Above the prompt of a spectator. */
  readonly watching?: ReactNode
  /** Does the lesson accept this option? All are accepted, if left out. */
  accepts?(key: string): boolean
  readonly header: ReactNode
  /** The hue of the game. */
  readonly hue: number
}

export function TableView({
  client,
  state,
  module,
  mine,
  chat,
  unreadChat,
  aside,
  over,
  notice,
  lesson,
  watching,
  accepts,
  header,
  hue,
}: TableViewProps) {
  const allWords = useWords()
  const words = allWords.table
  const { language, coach } = useSettings()
  const { snapshot, as, table, events, position, sending, refusal, mayUndo } = state
  const { game, Board } = module
  const text = game.text[language]
  const view = snapshot?.view
  const seat = as ?? undefined
  // After a resignation the last question stays open, but is not answered any more.
  // A seat that is not one of this device is only watched: open hands.
  const isOwn = seat !== undefined && mine.includes(seat)
  const mayAnswer = isOwn && !table?.paused && table?.ended === undefined && !hasStandIn(table?.seats[seat])
  const asked = mayAnswer ? snapshot?.asked?.offer : undefined
  const offer = useMemo(
    () => (asked && accepts ? { ...asked, options: asked.options.filter(({ key }) => accepts(key)) } : asked),
    [asked, accepts],
  )
  const names = useMemo(() => table?.seats.map((info, i) => nameAt(info, i, words)) ?? [], [table?.seats, words])
  const [drawer, setDrawer] = useState<OpenDrawer>()
  const placed = useMemo(
    () =>
      placedOptions(
        offer,
        (value) => module.places(offer!.name, value, view, offer!.seat),
        (value) => text.option(offer!.name, value, view, (who) => names[who] ?? words.seat(who + 1), offer!.params),
        (why) => text.whyNot?.(why),
      ),
    [offer, module, view, text, names, words],
  )

  const choice = useChoice(client, state, module, offer, placed)
  const { choose, draft, setDraft } = choice
  const preview = usePreview(client, state, module, choice.pointed.key, names)
  const composer = offer && module.composers?.[offer.name]
  const covers = (value: Json) => composer?.covers(value) ?? false
  const lines = useLogLines(events, module, language, names, view)
  useSounds(events, offer !== undefined, { kinds: game.events, outcome: table?.ending ?? snapshot?.outcome, mine })
  useStandingOrders(client, state, isOwn)
  const ended = table?.ended
  // The drawer with the menu would hide the result of a resignation.
  useEffect(() => {
    if (ended !== undefined) setDrawer(undefined)
  }, [ended])

  const board = { view, seat, home: seat ?? 0, names, language, offer, choose, draft, setDraft, position, coach }
  const boardProps = { ...board, aside: aside ?? (() => null) }
  const promptText = offer
    ? words.yourTurn(text.ask(offer.name, offer.params))
    : waitingText(state, names, allWords, isOwn ? seat : undefined)
  const tabs = [
    { id: 'log', label: words.log, content: <LogPanel lines={lines} /> },
    ...(chat
      ? [{ id: 'chat', label: unreadChat ? words.unread(words.chat, unreadChat) : words.chat, content: chat }]
      : []),
    {
      id: 'coach',
      label: words.coach,
      content: <CoachPanel connection={client.connection} seat={seat} position={position} placed={placed} />,
    },
  ]
  const side = <Tabs tabs={tabs} label={words.panels} />

  return (
    <main
      className="table"
      data-position={position}
      data-sending={sending}
      data-game={game.id}
      style={{ '--game-hue': hue } as React.CSSProperties}
    >
      <header className="table-head">
        {header}
        <nav className="table-tools" aria-label={words.menu}>
          <Button kind="quiet" className="only-narrow" onClick={() => setDrawer({ name: 'log' })}>
            {unreadChat ? words.unread(words.log, unreadChat) : words.log}
          </Button>
          <Button kind="quiet" onClick={() => setDrawer({ name: 'rules' })}>
            {words.rules}
          </Button>
          <Button kind="quiet" onClick={() => setDrawer({ name: 'menu' })}>
            {words.menu}
          </Button>
        </nav>
      </header>

      <div className="table-board">
        {snapshot ? (
          <ReachProvider value={choice.reach}>
            <Stage version={position}>
              <Board {...boardProps} />
            </Stage>
          </ReachProvider>
        ) : (
          <p className="quiet table-loading">
            {table?.unplayable ? words.unplayable.why[table.unplayable] : words.loading}
          </p>
        )}
        {over}
      </div>

      <aside className="table-side">{side}</aside>

      <section className="table-dock" aria-label={words.actions}>
        {notice}
        {lesson}
        {watching}
        {table && <Proposals client={client} table={table} mine={mine} names={names} />}
        <div className="prompt" data-asked={offer?.name} data-mine={offer ? '' : undefined}>
          <p className="prompt-line" role="status" aria-live="polite">
            {promptText}
          </p>
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
        {offer && <WindowTime client={client} state={state} />}
        <PromptNote
          unconfirmed={choice.unconfirmed}
          note={choice.note ?? (refusal && { text: words.problems[refusal.code], rule: refusal.rule })}
          preview={preview}
          confirm={choice.confirm}
          readRule={(rule) => setDrawer({ name: 'rules', rule })}
        />
        {offer && (
          <ActionBar
            placed={placed}
            covers={covers}
            composer={composer && <composer.Bar {...boardProps} offer={offer} />}
            sending={sending}
            choose={choose}
            point={choice.point}
            explain={choice.explain}
          />
        )}
      </section>

      {choice.ambiguous && (
        <Menu
          anchor={choice.ambiguous.anchor}
          label={words.whichOne}
          items={(placed.optionsAt.get(choice.ambiguous.place) ?? []).map(({ key, label }) => ({ key, label }))}
          onPick={choose}
          onClose={choice.closeMenu}
        />
      )}
      <TableDrawers
        open={drawer}
        module={module}
        client={client}
        state={state}
        side={side}
        isOwn={isOwn}
        isLesson={lesson !== undefined}
        onClose={() => setDrawer(undefined)}
      />
    </main>
  )
}
