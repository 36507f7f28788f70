/** The other players: a strip each, always in sight, with one dial for every team. */
import { Dial, Meter } from '@alea/board'
import { sharesDials, type View } from '@alea/dice-throne'
import type { Seat } from '@alea/engine'
import type { ReactNode } from 'react'
import type { SeatNote } from '../boardModule.ts'
import { icons } from './look.tsx'
import { Strip } from './Strip.tsx'
import type { Speech } from './speech.ts'
import { type Team, targetingFaces } from './strips.ts'
import './playerStrips.css'

interface Props {
  readonly view: View
  readonly teams: readonly Team[]
  /** The team of the reader. */
  readonly mine: number
  readonly names: readonly string[]
  readonly notes: readonly SeatNote[]
  show(seat: Seat): void
  aside(seat: Seat): ReactNode
  readonly speech: Speech
}

export function PlayerStrips({ view, teams, mine, names, notes, show, aside, speech }: Props) {
  const { words } = speech
  const shared = sharesDials(view.mode)
  const count = teams.reduce((sum, { members }) => sum + members.length, 0)
  return (
    <div className="dt-strips" data-count={count} data-shared={shared || undefined}>
      {teams.map(({ team, members }) => {
        const label = `${shared ? words.teamHealth : words.health}, ${members.map(({ fighter }) => names[fighter.seat]).join(', ')}`
        const value = view.dials[team]!
        return (
          <div key={team} className="dt-team" style={{ '--members': members.length } as React.CSSProperties}>
            {shared && (
              <div className="dt-team-dial">
                <icons.health aria-hidden="true" />
                <Meter value={value / view.startingHealth} label={label} text={String(value)} />
                <span>{team === mine ? words.ourTeam : words.theirTeam}</span>
              </div>
            )}
            <div className="dt-team-strips">
              {members.map((layout) => {
                const { seat } = layout.fighter
                return (
                  <Strip
                    key={seat}
                    view={view}
                    layout={layout}
                    ally={team === mine}
                    name={names[seat] ?? ''}
                    note={notes[seat]}
                    faces={targetingFaces(view, seat)}
                    dial={
                      !shared && <Dial value={value} max={view.startingHealth} label={label} icon={<icons.health />} />
                    }
                    show={() => show(seat)}
                    aside={aside(seat)}
                    speech={speech}
                  />
                )
              })}
            </div>
          </div>
        )
      })}
    </div>
  )
}
