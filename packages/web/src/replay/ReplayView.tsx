/** The table of a finished match: the same board, with replay controls instead of an action bar. */

import type { Decision } from '@alea/analysis'
import { Button, Drawer, type Reach, ReachProvider, Select, Stage, Tabs } from '@alea/board'
import { type Json, parseLog, type Seat, winners } from '@alea/engine'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PracticeDock } from '../analysis/PracticeDock.tsx'
import { ReplayAnalysis } from '../analysis/ReplayAnalysis.tsx'
import { Timeline } from '../analysis/Timeline.tsx'
import { usePractice } from '../analysis/usePractice.ts'
import { type ReplayedAnalysis, useReplayAnalysis } from '../analysis/useReplayAnalysis.ts'
import { Logo } from '../art/Logo.tsx'
import { listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/useWords.ts'
import { playOn } from '../local/playOn.ts'
import { RulesBook } from '../rules/RulesBook.tsx'
import { useSettings } from '../settings/settings.ts'
import { LogPanel } from '../table/LogPanel.tsx'
import { placedOptions } from '../table/placedOptions.ts'
import { nameAt } from '../table/seatNames.ts'
import { useLogLines } from '../table/useLogLines.ts'
import { useSounds } from '../table/useSounds.ts'
import { FairPanel } from './FairPanel.tsx'
import { positionQuery, readPositionQuery } from './positionQuery.ts'
import { ReplayControls } from './ReplayControls.tsx'
import { ReplayProblem } from './ReplayProblem.tsx'
import { eventsUpTo, keyOf, questionBefore, type ReplayFrame, turnsOf } from './replayFrame.ts'
import type { ReplaySource } from './replaySource.ts'
import { SharePanel } from './SharePanel.tsx'
import { usePlayback } from './usePlayback.ts'
import { usePlaybackKeys } from './usePlaybackKeys.ts'
import { useReplayFrames } from './useReplayFrames.ts'
import '../table/table.css'
import '../table/tableHead.css'
import '../table/prompt.css'
import './replayView.css'

const NO_FRAMES: readonly ReplayFrame[] = []
const nothing = () => undefined
const PRACTICE = 'practice'
const NONE: readonly never[] = []

export function ReplayView({ source, mine }: { source: ReplaySource; mine: Seat | undefined }) {
  const { replay: words, table, grammar, analysis: analysed } = useWords()
  const { language, name } = useSettings()
  const [, leaveFor] = useLocation()
  const module = useModule(source.game, source)
  const [first] = useState(() => readPositionQuery(location.search, source.viewers))
  const [viewer, setViewer] = useState<Seat | null>(first.as === undefined ? (mine ?? null) : first.as)
  const [position, setPosition] = useState(first.at ?? 0)
  const [drawer, setDrawer] = useState<'side' | 'rules'>()
  const [tab, setTab] = useState(() => new URLSearchParams(location.search).get('tab') ?? 'log')
  const [practice, startPractice] = usePractice()
  const [narrowed, setNarrowed] = useState<readonly string[]>()
  const { loaded, problem } = useReplayFrames(source, module?.game, viewer, position)
  const { frames, length, as } = loaded ?? { frames: NO_FRAMES, length: 0, as: viewer }
  const shown = Math.min(position, Math.max(0, frames.length - 1))
  const turns = useMemo(() => turnsOf(frames), [frames])
  const playback = usePlayback({ position: shown, setPosition }, frames, length, turns)
  usePlaybackKeys(playback, length, practice !== undefined)
  useAddress(source, loaded ? shown : undefined, viewer, playback.playing)

  const names = useMemo(() => source.seats.map((info, seat) => nameAt(info, seat, table)), [source, table])
  const frame = frames[shown]
  const events = useMemo(() => eventsUpTo(frames, shown), [frames, shown])
  useSounds(events, false, { game: module?.game, turn: 0, outcome: null, mine: NONE })
  const isAsked = (frame?.snapshot.asked?.seats.length ?? 0) > 0
  const analysis = useReplayAnalysis(source, mine, names, shown, isAsked)
  useWishedPractice(analysis, mine, startPractice)
  const practised = practice?.decision
  useEffect(() => {
    setNarrowed(undefined)
    if (!practised) return
    setPosition(practised.position)
    setViewer(practised.seat)
  }, [practised])
  const offer = frame?.snapshot.asked?.offer
  const next = practice ? undefined : frames[shown + 1]?.answer
  const chosen = offer && next ? offer.options.find(({ key }) => key === keyOf(next)) : undefined
  const view = frame?.snapshot.view
  const pointed = module && offer && chosen ? module.places(offer.name, chosen.value, view, offer.seat)[0] : undefined
  /** What is asked again, once its position is on the board as its seat saw it. */
  const again = practised && as === practised.seat && shown === practised.position ? offer : undefined
  const placed = useMemo(() => {
    const text = module?.game.text[language]
    const nameOf = (who: Seat) => names[who] ?? table.seat(who + 1)
    const labelOf = (value: Json) => text?.option(again!.name, value, view, nameOf, again!.params) ?? ''
    const placesOf = (value: Json) => module?.places(again!.name, value, view, again!.seat) ?? NONE
    return placedOptions(again, placesOf, labelOf, nothing)
  }, [again, module, language, names, table, view])
  const choose = practice?.answered === undefined ? practice?.choose : undefined
  const reach = useMemo((): Reach => {
    const optionsAt = (place: string) => (choose && placed.optionsAt.get(place)) ?? NONE
    const press = (place: string) => {
      const options = optionsAt(place)
      if (options.length === 1) choose?.(options[0]!.key)
      else if (options.length > 1) setNarrowed(options.map(({ key }) => key))
    }
    return { optionsAt, closedAt: () => NONE, press, point: nothing, pointed }
  }, [pointed, placed, choose])

  if (problem !== undefined) return <ReplayProblem of={problem} id={source.id} />
  if (!listedGame(source.game)) return <ReplayProblem of={words.unknownGame(source.game)} id={source.id} />
  if (!module || !frame) return <p className="quiet waiting">{words.loading}</p>
  const { Board, game } = module
  const text = game.text[language]
  const seat = as ?? undefined
  const label = (who: Seat) => names[who] ?? table.seat(who + 1)
  const board = { view, seat, home: seat ?? 0, names, language, position: shown, coach: false }
  const idle = { offer: undefined, choose: nothing, draft: NONE, setDraft: nothing, aside: () => null }

  const branch = questionBefore(frames, shown)
  const player = mine ?? viewer ?? frame.snapshot.asked?.seats[0] ?? 0
  const worst = analysis?.worst(player) ?? NONE
  const logTab = {
    id: 'log',
    label: words.log,
    content: <Log events={events} names={names} module={module} view={view} />,
  }
  const side = practice ? (
    // The other panels would give the answer away.
    <Tabs label={words.panels} tabs={[logTab]} />
  ) : (
    <Tabs
      label={words.panels}
      selected={tab}
      onSelect={setTab}
      tabs={[
        logTab,
        ...(analysis
          ? [
              {
                id: 'analysis',
                label: analysed.tab,
                content: (
                  <ReplayAnalysis
                    {...analysis}
                    names={names}
                    position={shown}
                    focus={mine}
                    isAsked={isAsked}
                    go={goTo}
                    practice={
                      worst.length > 0
                        ? { name: label(player), count: worst.length, start: () => practiseNow() }
                        : undefined
                    }
                    playOn={{
                      name: label(player),
                      isPossible: !frame.snapshot.outcome,
                      start: () => void playOnHere(),
                    }}
                  />
                ),
              },
            ]
          : []),
        { id: 'dice', label: words.dice, content: <FairPanel source={source} game={game} names={names} /> },
        { id: 'keep', label: words.keep, content: <SharePanel source={source} position={shown} as={viewer} /> },
      ]}
    />
  )
  return (
    <main
      className="table replay"
      data-game={game.id}
      data-position={shown}
      style={{ '--game-hue': listedGame(source.game)?.hue ?? 0 } as CSSProperties}
    >
      <header className="table-head">
        <div className="table-title">
          <Link href="/" aria-label={table.home} className="table-home">
            <Logo />
          </Link>
          <h1>
            {text.title} <span className="replay-tag">{words.replay}</span>
          </h1>
        </div>
        <nav className="table-tools" aria-label={table.menu}>
          <Button kind="quiet" className="only-narrow" onClick={() => openSide('log')}>
            {words.log}
          </Button>
          {analysis && !practice && (
            <Button kind="quiet" className="only-narrow" onClick={() => openSide('analysis')}>
              {analysed.tab}
            </Button>
          )}
          <Button kind="quiet" onClick={() => setDrawer('rules')}>
            {words.rules}
          </Button>
        </nav>
      </header>
      <div className="table-board">
        <ReachProvider value={reach}>
          <Stage version={`${as} ${shown}`}>
            <Board {...board} {...idle} />
          </Stage>
        </ReachProvider>
      </div>
      <aside className="table-side">{side}</aside>
      <section className="table-dock replay-dock" aria-label={words.controls}>
        {practice ? (
          <PracticeDock
            practice={practice}
            asked={again && text.ask(again.name, again.params)}
            options={placed.options}
            narrowed={narrowed}
            widen={() => setNarrowed(undefined)}
          />
        ) : (
          <>
            <div className="replay-line">
              <p className="prompt-line" role="status" aria-live={playback.playing ? 'off' : 'polite'}>
                {statusText()}
                {chosen && (
                  <span className="replay-chosen">
                    {words.chose(text.option(offer!.name, chosen.value, view, label, offer!.params))}
                  </span>
                )}
                {mistakeText() && <span className="replay-judged">{mistakeText()}</span>}
              </p>
              <Select
                label={words.perspective}
                value={viewer === null ? '' : String(viewer)}
                options={[
                  { value: '', label: words.spectator },
                  ...source.viewers.map((who) => ({
                    value: String(who),
                    label: source.seats[who]?.kind === 'bot' ? words.botPerspective(label(who)) : label(who),
                  })),
                ]}
                onChange={(value) => setViewer(value === '' ? null : Number(value))}
              />
            </div>
            <ReplayControls playback={playback} length={length} loaded={frames.length - 1} turns={turns} />
            {analysis && !analysis.work.problem && (
              <Timeline
                length={length}
                chances={analysis.chances}
                sides={analysis.sides}
                moments={analysis.moments}
                position={shown}
                go={goTo}
              />
            )}
          </>
        )}
      </section>
      <Drawer
        open={drawer === 'side'}
        onClose={() => setDrawer(undefined)}
        title={words.replay}
        closeLabel={words.close}
      >
        {side}
      </Drawer>
      <Drawer
        open={drawer === 'rules'}
        onClose={() => setDrawer(undefined)}
        title={words.rules}
        closeLabel={words.close}
      >
        {drawer === 'rules' && <RulesBook module={module} language={language} />}
      </Drawer>
    </main>
  )

  function goTo(to: number): void {
    playback.play(false)
    playback.go(to)
    setDrawer(undefined)
  }

  function openSide(panel: string): void {
    setTab(panel)
    setDrawer('side')
  }

  function practiseNow(): void {
    playback.play(false)
    setDrawer(undefined)
    startPractice(worst)
  }

  async function playOnHere(): Promise<void> {
    const log = parseLog(await source.log())
    leaveFor(`/local/${await playOn({ log, position: branch, seats: source.seats, mine: player, name })}`)
  }

  /** Of the decision shown, if it is one: how bad, and what would have been better. */
  function mistakeText(): string | undefined {
    const { decision, told } = analysis ?? {}
    if (!decision || decision.verdict === 'good') return undefined
    const better = told?.get(shown)?.options?.[decision.best]
    const cost = grammar.signedPercent(-decision.lost.mean, 1)
    const judged = analysed.judgedBriefly(analysed.verdicts[decision.verdict](1), cost)
    return better === undefined ? judged : `${judged}. ${analysed.better(better)}.`
  }

  function statusText(): string {
    const { asked, outcome } = frame!.snapshot
    const list = (seats: readonly Seat[]) => grammar.list(seats.map(label))
    if (outcome) {
      const best = winners(outcome)
      return table.endedBecause(
        best.length > 1 ? table.winMany(list(best)) : table.wins(list(best)),
        text.reason(outcome.reason),
      )
    }
    const resigned = source.seats.findIndex((each) => each.resigned)
    if (shown === length && source.ending?.by === 'resignation' && resigned >= 0)
      return table.byResignation(label(resigned))
    if (offer) return words.asked(label(offer.seat), text.ask(offer.name, offer.params))
    if (!asked) return words.beginning
    return asked.seats.length > 0 ? table.watchingNow(list(asked.seats)) : table.rolling
  }
}

function Log({ events, names, module, view }: LogProps) {
  const { language } = useSettings()
  return <LogPanel lines={useLogLines(events, module, language, names, view)} />
}

interface LogProps {
  readonly events: Parameters<typeof useLogLines>[0]
  readonly module: Parameters<typeof useLogLines>[1]
  readonly names: readonly string[]
  readonly view: unknown
}

/** A link from the result begins at once to ask the worst decisions again, as soon as they are known. */
function useWishedPractice(
  analysis: ReplayedAnalysis | undefined,
  mine: Seat | undefined,
  start: (decisions: readonly Decision[]) => void,
): void {
  const [isWished, setWished] = useState(() => new URLSearchParams(location.search).has(PRACTICE))
  const worst = (isWished && mine !== undefined && analysis?.worst(mine)) || NONE
  useEffect(() => {
    if (worst.length === 0) return
    setWished(false)
    const query = new URLSearchParams(location.search)
    query.delete(PRACTICE)
    history.replaceState(history.state, '', `?${query}`)
    start(worst)
  })
}

/** The address links to what is shown, whenever the replay stands still. */
function useAddress({ kind }: ReplaySource, position: number | undefined, as: Seat | null, playing: boolean): void {
  useEffect(() => {
    if (kind === 'file' || playing || position === undefined) return
    // Browsers limit how often the address may change.
    const timer = setTimeout(
      () => history.replaceState(history.state, '', `?${positionQuery(location.search, position, as)}`),
      250,
    )
    return () => clearTimeout(timer)
  }, [kind, position, as, playing])
}
