/** The other players at a table of many: a strip each, with one dial for every team. */
import { Counter, classes, Dial, IconButton, Place, SeatMark } from '@alea/board'
import { sharesDials, type View } from '@alea/dice-throne'
import type { Seat } from '@alea/engine'
import type { ReactNode } from 'react'
import { Companions } from './Companions.tsx'
import type { FighterLayout } from './layout.ts'
import { heroHue, heroIcon, heroTrim, icons } from './look.tsx'
import { rolesOf } from './rolesOf.ts'
import type { Speech } from './speech.ts'
import type { Team } from './strips.ts'
import { Tokens } from './Tokens.tsx'
import './playerStrips.css'

interface Props {
  readonly view: View
  readonly teams: readonly Team[]
  /** The team of the reader. */
  readonly mine: number
  readonly names: readonly string[]
  /** Whose board lies open. */
  readonly shown: Seat
  show(seat: Seat): void
  aside(seat: Seat): ReactNode
  readonly speech: Speech
}

export function PlayerStrips({ view, teams, mine, names, shown, show, aside, speech }: Props) {
  const { words } = speech
  const label = sharesDials(view.mode) ? words.teamHealth : words.health
  return (
    <div className="dt-strips">
      {teams.map(({ team, members }) => (
        <div key={team} className="dt-team" style={{ '--members': members.length } as React.CSSProperties}>
          <Dial
            value={view.dials[team]!}
            max={view.startingHealth}
            label={`${label}, ${members.map(({ fighter }) => names[fighter.seat]).join(', ')}`}
            icon={<icons.health />}
            size={42}
          />
          {members.map((layout) => (
            <Strip
              key={layout.fighter.seat}
              view={view}
              layout={layout}
              ally={team === mine}
              name={names[layout.fighter.seat] ?? ''}
              shown={layout.fighter.seat === shown}
              show={() => show(layout.fighter.seat)}
              aside={aside(layout.fighter.seat)}
              speech={speech}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface StripProps {
  readonly view: View
  readonly layout: FighterLayout
  readonly ally: boolean
  readonly name: string
  readonly shown: boolean
  show(): void
  readonly aside: ReactNode
  readonly speech: Speech
}

function Strip({ view, layout, ally, name, shown, show, aside, speech }: StripProps) {
  const { names, words } = speech
  const { seat, hero, cp, hand, incoming } = layout.fighter
  const Emblem = heroIcon(hero)
  const held = typeof hand === 'number' ? hand : hand.length
  const out = view.out.includes(seat)
  return (
    <section
      aria-label={`${name}, ${names.hero(hero)}`}
      className={classes(
        'dt-strip',
        'dt-hued',
        view.active === seat && 'dt-active',
        out && 'dt-out',
        shown && 'dt-shown',
      )}
      style={
        {
          '--seat': `var(--seat-${seat})`,
          '--hero-hue': heroHue(hero),
          '--hero-trim': heroTrim(hero),
        } as React.CSSProperties
      }
    >
      <Place id={layout.place} label={name} className="dt-strip-place">
        <span className="dt-read">
          <IconButton className="dt-emblem" label={words.showBoard(name)} icon={<Emblem />} onClick={show} />
        </span>
        <span className="dt-strip-who">
          <span className="dt-name">
            <SeatMark seat={seat} /> {name}
          </span>
          <span className="dt-hero">
            {rolesOf(view, layout.fighter, ally, speech).map((role) => (
              <span key={role} className="dt-role">
                {role}
              </span>
            ))}
            {incoming.final > 0 && <b className="dt-strip-incoming">−{incoming.final}</b>}
          </span>
          {aside}
        </span>
        <span className="dt-strip-numbers">
          <span title={words.cp}>
            <icons.cp aria-hidden="true" />
            <Counter value={cp} label={words.cp} />
          </span>
          <span title={words.cards(held)}>
            <icons.deck aria-hidden="true" />
            <Counter value={held} label={words.cards(held)} />
          </span>
        </span>
        <Tokens tokens={layout.tokens} name={name} speech={speech} />
        <Companions companions={layout.companions} name={name} speech={speech} />
      </Place>
    </section>
  )
}
