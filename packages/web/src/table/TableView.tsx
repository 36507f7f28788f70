/** The table, common to every game: board, dock, log, chat, coach. It knows no rule. */

import { Menu, ReachProvider, Stage, Tabs } from '@alea/board'
import type { Seat } from '@alea/engine'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { CoachPanel } from './CoachPanel.tsx'
import { Dock } from './Dock.tsx'
import { Highlights } from './Highlights.tsx'
import { Happening } from './happening/Happening.tsx'
import { RecapButton } from './happening/Recap.tsx'
import type { ShownState } from './happening/shownMatch.ts'
import { useHappening } from './happening/useHappening.ts'
import { LogPanel } from './LogPanel.tsx'
import type { MatchClient } from './matchClient.ts'
import { Proposals } from './Proposals.tsx'
import { placedOptions } from './placedOptions.ts'
import { promptText } from './promptText.ts'
import { hasStandIn, nameAt } from './seatNames.ts'
import { type OpenDrawer, TableDrawers } from './TableDrawers.tsx'
import { TableTools } from './TableTools.tsx'
import { closeWhatCoversBoard } from './topLayer.ts'
import { useChoice } from './useChoice.ts'
import { useDock } from './useDock.ts'
import { useInputGuard } from './useInputGuard.ts'
import { useLogLines } from './useLogLines.ts'
import { usePreview } from './usePreview.ts'
import { useSeatNotes } from './useSeatNotes.ts'
import { useSounds } from './useSounds.ts'
import { useStandingOrders } from './useStandingOrders.ts'
import './table.css'

interface TableViewProps {
  readonly client: MatchClient
  readonly state: ShownState
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
  const { language, coach, rail } = useSettings()
  const { snapshot, as, table, events, position, sending } = state
  const { game, Board } = module
  const text = game.text[language]
  const view = snapshot?.view
  const seat = as ?? undefined
  // After a resignation the last question stays open, but is not answered any more.
  // A seat that is not one of this device is only watched: open hands.
  const isOwn = seat !== undefined && mine.includes(seat)
  const mayAnswer = isOwn && !table?.paused && table?.ended === undefined && !hasStandIn(table?.seats[seat])
  const asked = mayAnswer && !state.passes ? snapshot?.asked?.offer : undefined
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
  const dock = useDock(module, offer, placed, view, draft, names)
  const { onPlaces } = dock.keys
  const lines = useLogLines(events, module, language, names, view)
  const happening = useHappening(client.match, state, module, lines)
  const readRule = (rule: string) => setDrawer({ name: 'rules', rule })
  const links = { point: happening.point, readRule }
  const reach = useMemo(
    () => ({ ...choice.reach, keyAt: (place: string) => onPlaces.get(place), lit: happening.lit }),
    [choice.reach, onPlaces, happening.lit],
  )
  const settling = useInputGuard(offer, `${sending} ${choice.unconfirmed?.key}`)
  useSounds(events, offer !== undefined, {
    game,
    turn: snapshot?.turn ?? 0,
    outcome: table?.ending ?? snapshot?.outcome,
    mine,
  })
  useStandingOrders(client, state, isOwn)
  const ended = table?.ended
  // A drawer, or the sheet of a hero, would hide the result of a resignation.
  useEffect(() => {
    if (ended === undefined) return
    setDrawer(undefined)
    closeWhatCoversBoard()
  }, [ended])

  const seatNotes = useSeatNotes(table, lines, module, language)
  const board = { view, seat, home: seat ?? 0, names, language, offer, choose, draft, setDraft, position, coach }
  const boardProps = { ...board, seatNotes, aside: aside ?? (() => null) }
  const prompt = promptText(state, offer, text, names, allWords, isOwn ? seat : undefined)
  const tabs = [
    { id: 'log', label: words.log, content: <LogPanel lines={lines} links={links} /> },
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
      data-settling={settling ? '' : undefined}
      data-rail={rail ? undefined : 'folded'}
      data-game={game.id}
      style={{ '--game-hue': hue } as React.CSSProperties}
    >
      <header className="table-head">
        {header}
        <TableTools unreadChat={unreadChat} open={setDrawer}>
          <RecapButton {...happening} />
        </TableTools>
      </header>

      <div className="table-board">
        {snapshot ? (
          <ReachProvider value={reach}>
            <Stage version={position}>
              <Board {...boardProps} />
            </Stage>
          </ReachProvider>
        ) : (
          <p className="quiet table-loading">
            {table?.unplayable ? words.unplayable.why[table.unplayable] : words.loading}
          </p>
        )}
      </div>
      <Highlights
        game={game}
        events={events}
        hasJoined={snapshot !== undefined}
        mine={mine}
        names={names}
        language={language}
      />
      {over && <div className="table-over">{over}</div>}

      <aside className="table-side">{side}</aside>

      <Happening {...{ state, lines, happening, links, isOwn }} isAsked={offer !== undefined} kinds={game.events} />
      <div className="table-notices">
        {notice}
        {watching}
        {table && <Proposals client={client} table={table} mine={mine} names={names} />}
        {lesson}
      </div>
      <Dock
        {...{ client, state, module, offer, preview, choice, dock, isOwn, readRule, prompt }}
        composer={composer && offer && <composer.Bar {...boardProps} offer={offer} />}
        openList={() => setDrawer({ name: 'options' })}
      />

      {choice.ambiguous && (
        <Menu
          anchor={choice.ambiguous.anchor}
          label={words.whichOne}
          items={choice.ambiguous.options.map(({ key, label }) => ({ key, label }))}
          onPick={choose}
          onClose={choice.closeMenu}
          onPoint={(key) => choice.point(undefined, key)}
        />
      )}
      <TableDrawers
        open={drawer}
        module={module}
        client={client}
        state={state}
        side={side}
        dock={dock}
        choose={choose}
        isOwn={isOwn}
        isLesson={lesson !== undefined}
        isShared={mine.length > 1}
        show={setDrawer}
      />
    </main>
  )
}
