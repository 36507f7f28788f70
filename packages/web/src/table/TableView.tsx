/** The table, common to every game: prompt, board, action bar, log, chat, coach. It knows no rule. */

import { Button, Drawer, Menu, type Reach, ReachProvider, Stage, Tabs } from '@alea/board'
import type { Json, Seat } from '@alea/engine'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { RulesBook } from '../rules/RulesBook.tsx'
import { useSettings } from '../settings/settings.ts'
import { ActionBar } from './ActionBar.tsx'
import { CoachPanel } from './CoachPanel.tsx'
import { LogPanel } from './LogPanel.tsx'
import type { ClientState, MatchClient } from './matchClient.ts'
import { PromptNote } from './PromptNote.tsx'
import { placedOptions } from './placedOptions.ts'
import { hasStandIn, nameAt } from './seatNames.ts'
import { TableMenu } from './TableMenu.tsx'
import { useLogLines } from './useLogLines.ts'
import { usePreview } from './usePreview.ts'
import { useSounds } from './useSounds.ts'
import { useStandingOrders } from './useStandingOrders.ts'
import { waitingText } from './waitingText.ts'
import './table.css'

export interface TableViewProps {
  readonly client: MatchClient
  readonly state: ClientState
  readonly module: BoardModule
  /** The seats of this device; none for whoever looks on. */
  readonly mine: readonly Seat[]
  /** Beside the log: chat where there is somebody to talk to. */
  readonly chat?: ReactNode
  readonly unreadChat?: number
  /** The corner of a player's panel. */
  aside?(seat: Seat): ReactNode
  /** Over the table: result, lesson, cover of a hot seat. */
  readonly over?: ReactNode
  /** Above the action bar: what a lesson says. */
  readonly lesson?: ReactNode
  /** What a lesson accepts; everything, if left out. */
  accepts?(key: string): boolean
  readonly header: ReactNode
  /** Set where the board of a game is shown without its own art. */
  readonly hue: number
}

type Asking = { readonly anchor: HTMLElement; readonly place: string }

export function TableView({
  client,
  state,
  module,
  mine,
  chat,
  unreadChat,
  aside,
  over,
  lesson,
  accepts,
  header,
  hue,
}: TableViewProps) {
  const allWords = useWords()
  const words = allWords.table
  const { language, coach, confirm } = useSettings()
  const { snapshot, as, table, events, position, sending, refusal, mayUndo } = state
  const { game, Board } = module
  const text = game.text[language]
  const view = snapshot?.view
  const seat = as ?? undefined
  // Who gives up leaves a question open that they will not answer any more.
  const mayAnswer = seat !== undefined && table?.ended === undefined && !hasStandIn(table?.seats[seat])
  const asked = mayAnswer ? snapshot?.asked?.offer : undefined
  const offer = useMemo(
    () => (asked && accepts ? { ...asked, options: asked.options.filter(({ key }) => accepts(key)) } : asked),
    [asked, accepts],
  )
  const names = useMemo(() => table?.seats.map((info, i) => nameAt(info, i, words.seat)) ?? [], [table?.seats, words])
  const [pointed, setPointed] = useState<{ place?: string | undefined; key?: string | undefined }>({})
  const [asking, setAsking] = useState<Asking>()
  const [doubt, setDoubt] = useState<{ key: string; label: string; why: string | undefined }>()
  const [rule, setRule] = useState<string>()
  const [drawer, setDrawer] = useState<'log' | 'rules' | 'menu'>()
  const [draft, setDraft] = useState<readonly string[]>([])
  const [note, setNote] = useState<{ text: string; rule?: string | undefined }>()

  const placed = useMemo(
    () =>
      placedOptions(
        offer,
        (value) => module.places(offer!.name, value, view, offer!.seat),
        (value) => text.option(offer!.name, value, view, (who) => names[who] ?? words.seat(who + 1)),
      ),
    [offer, module, view, text, names, words],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was half chosen belongs to the question before
  useEffect(() => {
    setDraft([])
    setAsking(undefined)
    setPointed({})
    setDoubt(undefined)
    setNote(undefined)
  }, [position])

  const choose = useCallback(
    (key: string) => {
      const option = placed.options.find((one) => one.key === key)
      if (!option || !offer) return
      const asks = confirm && module.confirms?.(offer.name, option.value, view, offer.seat) && doubt?.key !== key
      if (asks)
        return setDoubt({ key, label: option.label, why: module.doubtText?.(offer.name, option.value, view, language) })
      setDoubt(undefined)
      setAsking(undefined)
      client.answer(key)
    },
    [client, placed, offer, confirm, module, view, doubt, language],
  )

  const explain = useCallback(
    (cited: string, label: string) => setNote({ text: words.notNow(label), rule: cited }),
    [words],
  )

  const reach = useMemo(
    (): Reach => ({
      optionsAt: (place) => placed.optionsAt.get(place) ?? [],
      closedAt: (place) => placed.unavailableAt.get(place) ?? [],
      press: (place, anchor) => {
        const open = placed.optionsAt.get(place) ?? []
        if (open.length === 1) return choose(open[0]!.key)
        if (open.length > 1) return setAsking({ anchor, place })
        const [closed] = placed.unavailableAt.get(place) ?? []
        if (closed) explain(closed.rule, closed.label)
      },
      point: (place) => setPointed(place === undefined ? {} : { place, key: onlyKey(placed.optionsAt.get(place)) }),
      pointed: pointed.place,
    }),
    [placed, choose, explain, pointed.place],
  )

  const preview = usePreview(client, state, module, pointed.key, names)
  const composer = offer && module.composers?.[offer.name]
  const covers = (value: Json) => composer?.covers(value) ?? false
  const lines = useLogLines(events, module, language, names, view)
  useSounds(events, offer !== undefined, { kinds: game.events, outcome: table?.ending ?? snapshot?.outcome, mine })
  useStandingOrders(client, state)
  const ended = table?.ended
  // Whoever gave up in the menu wants to see the result behind it.
  useEffect(() => {
    if (ended !== undefined) setDrawer(undefined)
  }, [ended])

  useEffect(() => {
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setAsking(undefined)
      setDoubt(undefined)
      setDraft([])
      setNote(undefined)
    }
    addEventListener('keydown', letGo)
    return () => removeEventListener('keydown', letGo)
  }, [])

  const board = { view, seat, home: seat ?? 0, names, language, offer, choose, draft, setDraft, position, coach }
  const boardProps = { ...board, aside: aside ?? (() => null) }
  const promptText = offer
    ? words.yourTurn(text.ask(offer.name, offer.params))
    : waitingText(state, names, allWords, seat)
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
          <Button kind="quiet" className="only-narrow" onClick={() => setDrawer('log')}>
            {unreadChat ? words.unread(words.log, unreadChat) : words.log}
          </Button>
          <Button kind="quiet" onClick={() => setDrawer('rules')}>
            {words.rules}
          </Button>
          <Button kind="quiet" onClick={() => setDrawer('menu')}>
            {words.menu}
          </Button>
        </nav>
      </header>

      <div className="table-board">
        {snapshot ? (
          <ReachProvider value={reach}>
            <Stage version={position}>
              <Board {...boardProps} />
            </Stage>
          </ReachProvider>
        ) : (
          <p className="quiet table-loading">{words.loading}</p>
        )}
        {over}
      </div>

      <aside className="table-side">{side}</aside>

      <section className="table-dock" aria-label={words.actions}>
        {lesson}
        <div className="prompt" data-asked={offer?.name} data-mine={offer ? '' : undefined}>
          <p className="prompt-line" role="status" aria-live="polite">
            {promptText}
          </p>
          {seat !== undefined && table?.status === 'playing' && (
            <Button
              kind="quiet"
              disabled={!mayUndo}
              onClick={() => client.undo()}
              title={mayUndo ? undefined : words.undoBarred}
            >
              {words.undo}
            </Button>
          )}
        </div>
        <PromptNote
          doubt={doubt}
          note={note ?? (refusal && { text: words.problems[refusal.code], rule: refusal.rule })}
          preview={preview}
          settle={(sure) => (sure && doubt ? choose(doubt.key) : setDoubt(undefined))}
          read={setRule}
        />
        {offer && (
          <ActionBar
            placed={placed}
            covers={covers}
            composer={composer && <composer.Bar {...boardProps} offer={offer} />}
            sending={sending}
            choose={choose}
            point={(place, key) => setPointed({ place, key })}
            explain={explain}
          />
        )}
      </section>

      {asking && (
        <Menu
          anchor={asking.anchor}
          label={words.whichOne}
          items={(placed.optionsAt.get(asking.place) ?? []).map(({ key, label }) => ({ key, label }))}
          onPick={choose}
          onClose={() => setAsking(undefined)}
        />
      )}
      <Drawer open={drawer === 'log'} onClose={() => setDrawer(undefined)} title={words.log} closeLabel={words.close}>
        {side}
      </Drawer>
      <Drawer
        open={drawer === 'rules' || rule !== undefined}
        onClose={() => {
          setDrawer(undefined)
          setRule(undefined)
        }}
        title={words.rules}
        closeLabel={words.close}
      >
        {(drawer === 'rules' || rule !== undefined) && <RulesBook module={module} language={language} rule={rule} />}
      </Drawer>
      <Drawer open={drawer === 'menu'} onClose={() => setDrawer(undefined)} title={words.menu} closeLabel={words.close}>
        <TableMenu client={client} state={state} />
      </Drawer>
    </main>
  )
}

const onlyKey = (options: readonly { readonly key: string }[] | undefined): string | undefined =>
  options?.length === 1 ? options[0]!.key : undefined
