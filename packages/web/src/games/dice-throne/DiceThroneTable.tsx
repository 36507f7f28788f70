/** The table of Dice Throne: phases, dice, hero boards facing each other, one's hand. */
import { SeatMark, Steps, Swipe } from '@alea/board'
import { hasTargeting, isDrafting, PHASES, type View } from '@alea/dice-throne'
import type { Offer } from '@alea/engine'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../boardModule.ts'
import { ChoiceRows } from './ChoiceRows.tsx'
import { FighterBoard } from './FighterBoard.tsx'
import { HandRow } from './HandRow.tsx'
import { DraftBoard } from './heroes/DraftBoard.tsx'
import { pickedDice } from './keeping.ts'
import { laidOut } from './layout.ts'
import { PlayerStrips } from './PlayerStrips.tsx'
import { RollArea } from './RollArea.tsx'
import { speech as speechIn } from './speech.ts'
import { hasStrips, teamsAround } from './strips.ts'
import { Tray } from './Tray.tsx'
import { advisedKeep, rollingOf } from './tierOdds.ts'
import './tokens.css'
import './diceThroneTable.css'

/** Until everybody has a hero, the draft. */
export function DiceThroneTable(props: BoardProps<View>) {
  return isDrafting(props.view) ? <DraftBoard {...props} /> : <FightTable {...props} />
}

function FightTable(props: BoardProps<View>) {
  const { view, seat, home, names, language, offer, draft, setDraft, aside, coach, position } = props
  const speech = speechIn(language)
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
  const facing = facingOf(view, home)
  const many = hasStrips(view)
  const [asked, show] = useState<{ readonly seat: number; readonly facing: number }>()
  // A board that was asked for stays open until another one matters more.
  const shown = many && asked?.facing === facing ? asked.seat : facing
  const boards = many
    ? layout.fighters.filter(({ fighter }) => fighter.seat === home || fighter.seat === shown)
    : layout.fighters
  const table = useInSight(offer, position)
  return (
    <div ref={table} className="dt" data-mode={view.mode} data-responding={responding || undefined}>
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
      <RollArea view={view} names={names} responding={responding} speech={speech}>
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
      {offer && (
        <ChoiceRows view={view} layout={layout} hero={view.fighters[offer.seat]!.hero} names={names} speech={speech} />
      )}
      {many && (
        <PlayerStrips
          view={view}
          teams={teamsAround(view, home, layout.fighters)}
          mine={me.team}
          names={names}
          shown={shown}
          show={(seat) => show({ seat, facing })}
          aside={aside}
          speech={speech}
        />
      )}
      <Swipe
        label={words.boards}
        className="dt-boards"
        selected={asked?.facing === facing ? String(asked.seat) : undefined}
        items={boards.map((one) => {
          const { fighter } = one
          return {
            id: String(fighter.seat),
            label: `${names[fighter.seat]} ${view.dials[fighter.team]}`,
            mark: (
              <span className="dt-dot">
                <SeatMark seat={fighter.seat} />
                <span>{names[fighter.seat]}</span> <b>{view.dials[fighter.team]}</b>
              </span>
            ),
            content: (
              <div className="dt-side" data-facing={fighter.seat === home || fighter.seat === shown ? '' : undefined}>
                <FighterBoard
                  view={view}
                  layout={one}
                  name={names[fighter.seat] ?? ''}
                  own={fighter.seat === seat}
                  ally={fighter.seat !== home && fighter.team === me.team}
                  bare={many && fighter.seat !== home}
                  rolling={rollings[fighter.seat]}
                  aside={aside(fighter.seat)}
                  speech={speech}
                />
              </div>
            ),
          }
        })}
      />
      {layout.hand && (
        <div className="dt-hand">
          <HandRow hero={me.hero} cards={layout.hand} label={words.hand} empty={words.emptyHand} speech={speech} />
        </div>
      )}
    </div>
  )
}

/** Whose board lies open against one's own: the other side of the attack, else whose turn it is, else the next foe. */
function facingOf(view: View, home: number): number {
  const { attack, active, fighters, out } = view
  if (attack?.target === home) return attack.by
  if (attack?.by === home && attack.target >= 0) return attack.target
  if (active !== home) return active
  const foes = fighters.filter(({ seat, team }) => team !== fighters[home]!.team && !out.includes(seat))
  return (foes.find(({ seat }) => seat > home) ?? foes[0])?.seat ?? home
}

/** A new question brings what it is about in sight, where the table is longer than the screen. */
function useInSight(offer: Offer | undefined, position: number): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question may be put again
  useEffect(() => {
    if (!offer) return
    const open = table.current?.querySelector(
      '.dt-die:has(.dt-die-toggle), .dt-tier[data-open], .dt-die[data-open], .dt-choice-row',
    )
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [offer, position])
  return table
}
