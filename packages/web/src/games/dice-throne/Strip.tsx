import { Counter, classes, DieFace, IconButton, Place, SeatMark } from '@alea/board'
import type { View } from '@alea/dice-throne'
import type { MouseEvent, ReactNode } from 'react'
import type { SeatNote } from '../boardModule.ts'
import { Companions } from './Companions.tsx'
import type { FighterLayout } from './layout.ts'
import { heroHues, heroIcon, icons } from './look.tsx'
import { rolesOf } from './rolesOf.ts'
import type { Speech } from './speech.ts'
import { Tokens } from './Tokens.tsx'
import './strip.css'

interface Props {
  readonly view: View
  readonly layout: FighterLayout
  readonly ally: boolean
  readonly name: string
  readonly note: SeatNote | undefined
  /** Of the targeting die, while it lies on the table. */
  readonly faces: readonly number[]
  /** The player's own; partners share one. */
  readonly dial: ReactNode
  show(): void
  readonly aside: ReactNode
  readonly speech: Speech
}

/** One other player. A press opens the board, unless the player may be chosen. */
export function Strip({ view, layout, ally, name, note, faces, dial, show, aside, speech }: Props) {
  const { names, words } = speech
  const { seat, hero, cp, hand, incoming } = layout.fighter
  const Emblem = heroIcon(hero)
  const called = names.hero(hero)
  const about = [called, note?.level].filter(Boolean).join(' · ')
  const held = typeof hand === 'number' ? hand : hand.length
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest('button, a, .place-live')) show()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the crest
    <section
      data-seat={seat}
      aria-label={`${name}, ${names.hero(hero)}`}
      className={classes(
        'dt-strip',
        'dt-hued',
        view.active === seat && 'dt-active',
        view.out.includes(seat) && 'dt-out',
        view.attack?.target === seat && 'dt-targeted',
      )}
      style={
        {
          '--seat': `var(--seat-${seat})`,
          ...heroHues(hero),
        } as React.CSSProperties
      }
      onClick={press}
    >
      <Place id={layout.place} label={name} className="dt-strip-place">
        <span className="dt-read">
          <IconButton className="dt-emblem" label={words.showBoard(name)} icon={<Emblem />} onClick={show} />
        </span>
        <span className="dt-strip-who">
          <span className="dt-name" title={name}>
            <SeatMark seat={seat} /> {name}
          </span>
          <span className="dt-strip-hero" title={about}>
            {called}
            {note?.level && <span className="dt-strip-level"> · {note.level}</span>}
          </span>
        </span>
        {dial}
        <span className="dt-strip-line">
          <span className="dt-strip-number" title={words.cp}>
            <icons.cp aria-hidden="true" />
            <Counter value={cp} label={words.cp} />
          </span>
          <span className="dt-strip-number" title={words.cards(held)}>
            <icons.hand aria-hidden="true" />
            <Counter value={held} label={words.cards(held)} />
          </span>
          {incoming.final > 0 && <b className="dt-strip-incoming">−{incoming.final}</b>}
          {faces.map((face) => (
            <DieFace key={face} size={22} label={String(face)}>
              <b>{face}</b>
            </DieFace>
          ))}
          {rolesOf(view, layout.fighter, ally, speech)
            // Whose turn it is stands above the strips, and theirs is lit.
            .filter((role) => role !== words.yourTurn)
            .map((role) => (
              <span key={role} className="dt-role">
                {role}
              </span>
            ))}
          <Tokens tokens={layout.tokens} seat={seat} name={name} speech={speech} />
          <Companions companions={layout.companions} seat={seat} name={name} speech={speech} />
          {aside}
        </span>
        {note?.did && (
          <span className="dt-strip-did" title={note.did}>
            {note.isRoll && note.mark}
            {note.isRoll && note.mark ? <span className="visually-hidden">{note.did}</span> : without(name, note.did)}
          </span>
        )}
      </Place>
    </section>
  )
}

/** The strip says whose it is: a sentence about them begins with what they do, and ends before how it adds up, which the log says. */
const without = (name: string, did: string): string => {
  if (!did.startsWith(`${name} `)) return did
  const [what = ''] = did.slice(name.length + 1).split(/\s?: /u)
  return what.charAt(0).toLocaleUpperCase() + what.slice(1)
}
