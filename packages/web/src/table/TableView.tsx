/** The table, common to every game: prompt, board, action bar, log, chat, coach. It knows no rule. */

import { Button, Drawer, Menu, type Reach, ReachProvider, Stage, Tabs } from '@alea/board'
import type { Json, Seat } from '@alea/engine'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/bilingual.ts'
import { tableWords } from '../language/tableWords.ts'
import { RulesBook } from '../rules/RulesBook.tsx'
import { useSettings } from '../settings/settings.ts'
import { ActionBar } from './ActionBar.tsx'
import type { AtTable, TableState } from './atTable.ts'
import { CoachPanel } from './CoachPanel.tsx'
import { LogPanel } from './LogPanel.tsx'
import { nameAt } from './names.ts'
import { OrdersMenu } from './OrdersMenu.tsx'
import { waysOf } from './reachOf.ts'
import { useLogLines } from './useLogLines.ts'
import { useSounds } from './useSounds.ts'

export interface TableViewProps {
  readonly at: AtTable
  readonly state: TableState
  readonly module: BoardModule
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
  at,
  state,
  module,
  chat,
  unreadChat,
  aside,
  over,
  lesson,
  accepts,
  header,
  hue,
}: TableViewProps) {
  const words = useWords(tableWords)
  const { language, coach, confirm } = useSettings()
  const { sight, as, table, told, position, sending, refusal, mayUndo, orders } = state
  const { game, Board } = module
  const text = game.text[language]
  const view = sight?.view
  const seat = as ?? undefined
  const asked = seat === undefined ? undefined : sight?.asked?.offer
  const offer = useMemo(
    () => (asked && accepts ? { ...asked, options: asked.options.filter(({ key }) => accepts(key)) } : asked),
    [asked, accepts],
  )
  const names = useMemo(() => table?.seats.map((info, i) => nameAt(info, i, words.seat)) ?? [], [table?.seats, words])
  const [pointed, setPointed] = useState<{ place?: string | undefined; key?: string | undefined }>({})
  const [asking, setAsking] = useState<Asking>()
  const [doubt, setDoubt] = useState<{ key: string; label: string }>()
  const [rule, setRule] = useState<string>()
  const [drawer, setDrawer] = useState<'log' | 'rules' | 'menu'>()
  const [draft, setDraft] = useState<readonly string[]>([])
  const [note, setNote] = useState<{ text: string; rule?: string | undefined }>()

  const ways = useMemo(
    () =>
      waysOf(
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
      const option = ways.options.find((one) => one.key === key)
      if (!option || !offer) return
      const asks = confirm && module.confirms?.(offer.name, option.value, view) && doubt?.key !== key
      if (asks) return setDoubt({ key, label: option.label })
      setDoubt(undefined)
      setAsking(undefined)
      at.answer(key)
    },
    [at, ways, offer, confirm, module, view, doubt],
  )

  const explain = useCallback(
    (cited: string, label: string) => setNote({ text: words.notNow(label), rule: cited }),
    [words],
  )

  const reach = useMemo(
    (): Reach => ({
      optionsAt: (place) => ways.open.get(place) ?? [],
      closedAt: (place) => ways.closed.get(place) ?? [],
      press: (place, anchor) => {
        const open = ways.open.get(place) ?? []
        if (open.length === 1) return choose(open[0]!.key)
        if (open.length > 1) return setAsking({ anchor, place })
        const [closed] = ways.closed.get(place) ?? []
        if (closed) explain(closed.rule, closed.label)
      },
      point: (place) => setPointed(place === undefined ? {} : { place, key: onlyKey(ways.open.get(place)) }),
      pointed: pointed.place,
    }),
    [ways, choose, explain, pointed.place],
  )

  const preview = usePreview(at, state, module, pointed.key, names)
  const composer = offer && module.composers?.[offer.name]
  const covers = (value: Json) => composer?.covers(value) ?? false
  const lines = useLogLines(told, module, language, names, view)
  useSounds(told, offer !== undefined)

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
    : waitingText(state, names, words, language, seat)
  const tabs = [
    { id: 'log', label: words.log, content: <LogPanel lines={lines} /> },
    ...(chat ? [{ id: 'chat', label: unreadChat ? `${words.chat} (${unreadChat})` : words.chat, content: chat }] : []),
    {
      id: 'coach',
      label: words.coach,
      content: <CoachPanel door={at.door} seat={seat} position={position} ways={ways} />,
    },
  ]
  const side = <Tabs tabs={tabs} label={words.table} />

  return (
    <main
      className="table"
      data-position={position}
      data-game={game.id}
      style={{ '--game-hue': hue } as React.CSSProperties}
    >
      <header className="table-head">
        {header}
        <nav className="table-tools" aria-label={words.menu}>
          <Button kind="quiet" className="only-narrow" onClick={() => setDrawer('log')}>
            {unreadChat ? `${words.log} (${unreadChat})` : words.log}
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
        {sight ? (
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
              onClick={() => at.undo()}
              title={mayUndo ? undefined : words.undoBarred}
            >
              {words.undo}
            </Button>
          )}
        </div>
        {(preview || note || refusal || doubt) && (
          <div className="prompt-note" role="status">
            {doubt ? (
              <>
                <span>{words.confirmWhat(doubt.label)}</span>
                <Button kind="danger" onClick={() => choose(doubt.key)}>
                  {words.yes}
                </Button>
                <Button kind="quiet" onClick={() => setDoubt(undefined)}>
                  {words.no}
                </Button>
              </>
            ) : note ? (
              <>
                <span>{note.text}</span>
                {note.rule && (
                  <Button kind="quiet" onClick={() => setRule(note.rule)}>
                    {words.readRule(note.rule)}
                  </Button>
                )}
              </>
            ) : refusal ? (
              <>
                <span>{words.problems[refusal.code]}</span>
                {refusal.rule && (
                  <Button kind="quiet" onClick={() => setRule(refusal.rule)}>
                    {words.readRule(refusal.rule)}
                  </Button>
                )}
              </>
            ) : (
              <span>
                {words.certain} — {preview}
              </span>
            )}
          </div>
        )}
        {offer && (
          <ActionBar
            ways={ways}
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
          items={(ways.open.get(asking.place) ?? []).map(({ key, label }) => ({ key, label }))}
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
        <div className="stack">
          {seat !== undefined && <OrdersMenu orders={orders} order={(wish) => at.order(wish)} />}
          {seat !== undefined && table?.status === 'playing' && <Resign resign={() => at.resign()} />}
          <Button onClick={() => downloadLog(at)}>{words.exportLog}</Button>
        </div>
      </Drawer>
    </main>
  )
}

const onlyKey = (options: readonly { readonly key: string }[] | undefined): string | undefined =>
  options?.length === 1 ? options[0]!.key : undefined

function waitingText(
  { sight, table }: TableState,
  names: readonly string[],
  words: (typeof tableWords)['en'],
  language: string,
  seat: Seat | undefined,
): string {
  if (!sight) return words.loading
  if (table?.status === 'over' || sight.outcome) return words.over
  const waiting = sight.asked?.seats ?? []
  if (waiting.length === 0) return words.diceFall
  const list = new Intl.ListFormat(language).format(waiting.map((who) => names[who] ?? ''))
  if (waiting.length === 1 && table?.seats[waiting[0]!]?.bot) return words.thinking(list)
  return seat === undefined ? words.watchingNow(list) : words.waitingFor(list)
}

/** What the pointed-at option would certainly do, in words. */
function usePreview(
  at: AtTable,
  { as, sight, position }: TableState,
  module: BoardModule,
  key: string | undefined,
  names: readonly string[],
): string | undefined {
  const { language } = useSettings()
  const [shown, setShown] = useState<{ key: string; position: number; text: string | undefined }>()
  const latest = useRef<string | undefined>(undefined)
  latest.current = key
  useEffect(() => {
    if (key === undefined || as === null || !sight || !module.previewText) return
    const timer = setTimeout(async () => {
      const after = await at.preview(key)
      if (latest.current !== key) return
      setShown({
        key,
        position,
        text: after === undefined ? undefined : module.previewText!(sight.view, after, as, language, names),
      })
    }, 120)
    return () => clearTimeout(timer)
  }, [at, as, key, position, sight, module, language, names])
  return shown && shown.key === key && shown.position === position ? shown.text : undefined
}

function Resign({ resign }: { resign(): void }) {
  const words = useWords(tableWords)
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <Button kind="danger" onClick={() => setSure(true)}>
        {words.resign}
      </Button>
    )
  return (
    <div className="cluster">
      <span>{words.resignSure}</span>
      <Button kind="danger" onClick={resign}>
        {words.yes}
      </Button>
      <Button onClick={() => setSure(false)}>{words.no}</Button>
    </div>
  )
}

async function downloadLog(at: AtTable): Promise<void> {
  const text = await at.door.log()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${at.match}.alea`
  link.click()
  URL.revokeObjectURL(link.href)
}
