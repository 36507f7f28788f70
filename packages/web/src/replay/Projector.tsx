/** The table of a match that has been played: the same board, a film instead of an action bar. */
import { Button, Drawer, type Reach, ReachProvider, Select, Stage, Tabs } from '@alea/board'
import { type Seat, winners } from '@alea/engine'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Logo } from '../art/Logo.tsx'
import { listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/bilingual.ts'
import { replayWords } from '../language/replayWords.ts'
import { tableWords } from '../language/tableWords.ts'
import { RulesBook } from '../rules/RulesBook.tsx'
import { useSettings } from '../settings/settings.ts'
import { LogPanel } from '../table/LogPanel.tsx'
import { nameAt } from '../table/names.ts'
import { useLogLines } from '../table/useLogLines.ts'
import { useSounds } from '../table/useSounds.ts'
import { FairPanel } from './FairPanel.tsx'
import { keyOf, type Moment, toldUpTo, turnsOf } from './moment.ts'
import { momentQuery, readMoment } from './momentQuery.ts'
import { Problem } from './Problem.tsx'
import type { Reel } from './reel.ts'
import { SharePanel } from './SharePanel.tsx'
import { Transport } from './Transport.tsx'
import { useFilm } from './useFilm.ts'
import { usePlayer } from './usePlayer.ts'
import { usePlayerKeys } from './usePlayerKeys.ts'

const NO_MOMENTS: readonly Moment[] = []
const nothing = () => undefined
const NONE: readonly never[] = []

export function Projector({ reel, mine }: { reel: Reel; mine: Seat | undefined }) {
  const words = useWords(replayWords)
  const table = useWords(tableWords)
  const { language } = useSettings()
  const module = useModule(reel.game)
  const [first] = useState(() => readMoment(location.search, reel.eyes))
  const [eyes, setEyes] = useState<Seat | null>(first.as === undefined ? (mine ?? null) : first.as)
  const [position, setPosition] = useState(first.at ?? 0)
  const [drawer, setDrawer] = useState<'side' | 'rules'>()
  const { film, problem } = useFilm(reel, module?.game, eyes, position)
  const { moments, length, as } = film ?? { moments: NO_MOMENTS, length: 0, as: eyes }
  const shown = Math.min(position, Math.max(0, moments.length - 1))
  const turns = useMemo(() => turnsOf(moments), [moments])
  const player = usePlayer({ position: shown, setPosition }, moments, length, turns)
  usePlayerKeys(player, length)
  useAddress(reel, film ? shown : undefined, eyes, player.playing)

  const names = useMemo(() => reel.seats.map((info, seat) => nameAt(info, seat, table.seat)), [reel, table])
  const moment = moments[shown]
  const told = useMemo(() => toldUpTo(moments, shown), [moments, shown])
  useSounds(told, false, { events: module?.game.events ?? {}, outcome: null, mine: [] })
  const offer = moment?.sight.asked?.offer
  const next = moments[shown + 1]?.answer
  const chosen = offer && next ? offer.options.find(({ key }) => key === keyOf(next)) : undefined
  const view = moment?.sight.view
  const pointed = module && offer && chosen ? module.places(offer.name, chosen.value, view, offer.seat)[0] : undefined
  const reach = useMemo(
    (): Reach => ({ optionsAt: () => NONE, closedAt: () => NONE, press: nothing, point: nothing, pointed }),
    [pointed],
  )

  if (problem !== undefined) return <Problem of={problem} id={reel.id} />
  if (!listedGame(reel.game)) return <Problem of={words.unknownGame(reel.game)} id={reel.id} />
  if (!module || !moment) return <p className="quiet waiting">{words.winding}</p>
  const { Board, game } = module
  const text = game.text[language]
  const seat = as ?? undefined
  const label = (who: Seat) => names[who] ?? table.seat(who + 1)
  const board = { view, seat, home: seat ?? 0, names, language, position: shown, coach: false }
  const idle = { offer: undefined, choose: nothing, draft: NONE, setDraft: nothing, aside: () => null }

  const side = (
    <Tabs
      label={words.panels}
      tabs={[
        { id: 'log', label: words.log, content: <Log told={told} names={names} module={module} view={view} /> },
        { id: 'dice', label: words.dice, content: <FairPanel reel={reel} game={game} names={names} /> },
        { id: 'keep', label: words.keep, content: <SharePanel reel={reel} position={shown} as={eyes} /> },
      ]}
    />
  )
  return (
    <main
      className="table replay"
      data-game={game.id}
      data-position={shown}
      style={{ '--game-hue': listedGame(reel.game)?.hue ?? 0 } as CSSProperties}
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
          <Button kind="quiet" className="only-narrow" onClick={() => setDrawer('side')}>
            {words.log}
          </Button>
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
        <div className="replay-line">
          <p className="prompt-line" role="status" aria-live={player.playing ? 'off' : 'polite'}>
            {saying()}
            {chosen && (
              <span className="replay-chosen">{words.chose(text.option(offer!.name, chosen.value, view, label))}</span>
            )}
          </p>
          <Select
            label={words.eyes}
            value={eyes === null ? '' : String(eyes)}
            options={[
              { value: '', label: words.spectator },
              ...reel.eyes.map((who) => ({
                value: String(who),
                label: reel.seats[who]?.kind === 'bot' ? words.eyesOfBot(label(who)) : label(who),
              })),
            ]}
            onChange={(value) => setEyes(value === '' ? null : Number(value))}
          />
        </div>
        <Transport player={player} length={length} loaded={moments.length - 1} turns={turns} />
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

  function saying(): string {
    const { asked, outcome } = moment!.sight
    const list = (seats: readonly Seat[]) => new Intl.ListFormat(language).format(seats.map(label))
    if (outcome) {
      const best = winners(outcome)
      return `${best.length > 1 ? table.winMany(list(best)) : table.wins(list(best))} — ${text.reason(outcome.reason)}`
    }
    const gaveUp = reel.seats.findIndex(({ resigned }) => resigned)
    if (shown === length && reel.ending?.by === 'resignation' && gaveUp >= 0) return table.byResignation(label(gaveUp))
    if (offer) return words.asked(label(offer.seat), text.ask(offer.name, offer.params))
    if (!asked) return words.beginning
    return asked.seats.length > 0 ? table.watchingNow(list(asked.seats)) : table.diceFall
  }
}

function Log({ told, names, module, view }: LogProps) {
  const { language } = useSettings()
  return <LogPanel lines={useLogLines(told, module, language, names, view)} />
}

interface LogProps {
  readonly told: Parameters<typeof useLogLines>[0]
  readonly module: Parameters<typeof useLogLines>[1]
  readonly names: readonly string[]
  readonly view: unknown
}

/** The address is a link to what is seen, whenever the film stands still. */
function useAddress({ kind }: Reel, position: number | undefined, as: Seat | null, playing: boolean): void {
  useEffect(() => {
    if (kind === 'file' || playing || position === undefined) return
    // Browsers forbid many changes in a short time.
    const timer = setTimeout(
      () => history.replaceState(history.state, '', `?${momentQuery(location.search, position, as)}`),
      250,
    )
    return () => clearTimeout(timer)
  }, [kind, position, as, playing])
}
