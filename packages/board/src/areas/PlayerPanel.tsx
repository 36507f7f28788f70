import { type CSSProperties, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { seatId, useLit } from '../place/Reach.ts'
import { SeatMark } from './SeatMark.tsx'

export interface PlayerPanelProps {
  readonly name: ReactNode
  /** 0 to 9: decides colour and shape. */
  readonly seat: number
  /** It is this player's turn; `turnLabel` says so. */
  readonly active?: boolean
  readonly turnLabel?: string
  /** Under the name: hero, level of a bot. */
  readonly note?: ReactNode
  readonly clock?: ReactNode
  /** Counters and dials; beside the name if there is room. */
  readonly stats?: ReactNode
  /** No longer in the match. */
  readonly away?: boolean
  readonly children?: ReactNode
  readonly className?: string
}

export function PlayerPanel({
  name,
  seat,
  active,
  turnLabel,
  note,
  clock,
  stats,
  away,
  children,
  className,
}: PlayerPanelProps) {
  const named = useId()
  const lit = useLit(seatId(seat))
  return (
    <section
      className={classes('player', active && 'player-active', away && 'player-away', lit && 'lit', className)}
      data-seat={seat}
      style={{ '--seat': `var(--seat-${seat % 10})` } as CSSProperties}
      aria-labelledby={named}
    >
      <header className="player-head">
        <SeatMark seat={seat} />
        <span className="player-names">
          <span className="player-name" id={named} title={typeof name === 'string' ? name : undefined}>
            {name}
          </span>
          {note !== undefined && <span className="player-note">{note}</span>}
        </span>
        {active && turnLabel && <span className="player-turn">{turnLabel}</span>}
        {clock !== undefined && <span className="player-clock">{clock}</span>}
      </header>
      {stats !== undefined && <div className="player-stats">{stats}</div>}
      {children}
    </section>
  )
}
