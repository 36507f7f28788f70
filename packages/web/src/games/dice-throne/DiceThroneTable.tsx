/** The table of Dice Throne: the others as strips, the stage with the dice, one's own board in words, one's hand. */
import { ReachProvider, SeatMark, Steps, Swipe } from '@alea/board'
import { hasTargeting, isDrafting, PHASES, type View } from '@alea/dice-throne'
import type { Seat } from '@alea/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../boardModule.ts'
import { BoardSheet } from './BoardSheet.tsx'
import { ChoiceRows } from './ChoiceRows.tsx'
import { FighterBoard } from './FighterBoard.tsx'
import { fitKey } from './fitKey.ts'
import { HandArea } from './HandArea.tsx'
import { DraftBoard } from './heroes/DraftBoard.tsx'
import { pickedDice } from './keeping.ts'
import { laidOut, type Subject, subjectsOf } from './layout.ts'
import { PlayerStrips } from './PlayerStrips.tsx'
import { RollArea } from './RollArea.tsx'
import { SalesProvider, salesIn } from './sales.ts'
import { speechAt } from './speech.ts'
import { nearestTo, teamsAround } from './strips.ts'
import { Tray } from './Tray.tsx'
import { advisedKeep, rollingOf } from './tierOdds.ts'
import { useFit } from './useFit.ts'
import { useInSight } from './useInSight.ts'
import { useRoom } from './useRoom.ts'
import { useZoomedReach } from './useZoomedReach.ts'
import { Zoom } from './Zoom.tsx'
import { ZoomProvider } from './zooming.ts'
import './tokens.css'
import './diceThroneTable.css'

/** Until everybody has a hero, the draft. */
export function DiceThroneTable(props: BoardProps<View>) {
  return isDrafting(props.view) ? <DraftBoard {...props} /> : <FightTable {...props} />
}

const NO_NOTES = [] as const

function FightTable(props: BoardProps<View>) {
  const { view, seat, home, names, language, offer, choose, draft, setDraft, aside, coach, position } = props
  const { seatNotes = NO_NOTES } = props
  const speech = useMemo(() => speechAt(language, names), [language, names])
  const { words, names: called } = speech
  const picked = pickedDice(view, offer, draft)
  const responding = offer?.decline !== undefined
  const me = view.fighters[home]!
  const layout = useMemo(() => laidOut(view, seat, home, offer), [view, seat, home, offer])
  const dice = view.rolls[0]?.dice
  const kept =
    offer?.name === 'attempt' && picked && picked.dice.size > 0 && dice
      ? dice.filter((_, i) => picked.dice.has(i))
      : undefined
  const keeping = kept?.join()
  const rollings = useMemo(
    () =>
      view.fighters.map(({ seat: who }) =>
        rollingOf(view, who, who === offer?.seat && keeping ? keeping.split(',').map(Number) : undefined),
      ),
    [view, offer?.seat, keeping],
  )
  const own = rollingOf(view, home)
  const advised = coach && offer?.name === 'attempt' && own ? advisedKeep(me.board, own) : undefined
  const phases = PHASES.filter((phase) => phase !== 'targeting' || hasTargeting(view.mode))

  const table = useRef<HTMLDivElement>(null)
  const room = useRoom(table)
  const [opened, setOpened] = useState<Seat>()
  const [swiped, setSwiped] = useState(String(home))
  // Whoever is asked sees their own board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question may be put again
  useEffect(() => {
    if (offer) setSwiped(String(home))
  }, [offer, position, home])
  const [subject, zoom] = useState<Subject>()
  const subjects = useMemo(() => subjectsOf(layout, offer?.seat ?? home), [layout, offer?.seat, home])
  const sales = useMemo(() => salesIn(offer, view), [offer, view])
  const reach = useZoomedReach(subjects, sales, zoom)
  const nearest = nearestTo(view, home)
  const laid = layout.fighters.filter(({ fighter }) =>
    room === 'phone' ? true : fighter.seat === home || (room === 'wide' && fighter.seat === nearest),
  )
  useFit(table, fitKey(layout, laid, language, room), room !== 'phone')
  useInSight(table, offer, position)

  const boardOf = (one: (typeof layout.fighters)[number]) => (
    <FighterBoard
      view={view}
      layout={one}
      name={names[one.fighter.seat] ?? ''}
      own={one.fighter.seat === seat}
      home={one.fighter.seat === home}
      ally={one.fighter.seat !== home && one.fighter.team === me.team}
      rolling={rollings[one.fighter.seat]}
      aside={one.fighter.seat === home ? aside(home) : undefined}
      speech={speech}
    />
  )
  const sheet = layout.fighters.find(({ fighter }) => fighter.seat === opened)
  return (
    <ZoomProvider value={zoom}>
      <ReachProvider value={reach}>
        <div
          ref={table}
          className="dt"
          data-room={room}
          data-mode={view.mode}
          data-players={view.fighters.length}
          data-responding={responding || undefined}
        >
          <div className="dt-top-row">
            <span className="dt-turn">
              <SeatMark seat={view.active} /> {words.turn(view.turn, names[view.active] ?? '')}
            </span>
            <Steps
              label={words.phases}
              current={view.phase}
              steps={phases.map((phase) => ({ id: phase, label: called.phase(phase) }))}
              className="dt-phases"
            />
          </div>
          <div className="dt-upper">
            <PlayerStrips
              view={view}
              teams={teamsAround(view, home, layout.fighters)}
              mine={me.team}
              names={names}
              notes={seatNotes}
              show={setOpened}
              aside={aside}
              speech={speech}
            />
            <RollArea view={view} names={names} responding={responding} room={room} speech={speech}>
              <Tray
                view={view}
                dice={layout.dice}
                names={names}
                responding={responding}
                picked={picked}
                draft={draft}
                setDraft={setDraft}
                advised={advised}
                speech={speech}
              />
            </RollArea>
          </div>
          {offer && (
            <ChoiceRows
              view={view}
              layout={layout}
              hero={view.fighters[offer.seat]!.hero}
              names={names}
              speech={speech}
            />
          )}
          <Swipe
            label={words.boards}
            className="dt-boards"
            selected={swiped}
            onSelect={setSwiped}
            items={laid.map((one) => {
              const { seat: whose, team } = one.fighter
              return {
                id: String(whose),
                label: `${names[whose]} ${view.dials[team]}`,
                mark: (
                  <span className="dt-dot">
                    <SeatMark seat={whose} />
                    <span>{whose === seat ? words.me : names[whose]}</span>
                  </span>
                ),
                content: (
                  <div className="dt-side" data-away={String(whose) !== swiped || undefined}>
                    {boardOf(one)}
                  </div>
                ),
              }
            })}
          />
          <SalesProvider value={sales}>
            <HandArea hero={me.hero} hand={layout.hand} laid={layout.fighters[0]!.laid} room={room} speech={speech} />
          </SalesProvider>
          {sheet && (
            <BoardSheet open name={names[opened!] ?? ''} close={() => setOpened(undefined)} speech={speech}>
              {boardOf(sheet)}
            </BoardSheet>
          )}
          <Zoom
            subject={subject}
            view={view}
            rolling={subject?.is === 'ability' ? rollings[subject.seat] : undefined}
            choose={choose}
            close={() => zoom(undefined)}
            speech={speech}
          />
        </div>
      </ReachProvider>
    </ZoomProvider>
  )
}
