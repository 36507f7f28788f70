import { Counter, Dial, IconButton, Piece, Place, SeatMark } from '@alea/board'
import { MAX_CP, sharesDials, type View } from '@alea/dice-throne'
import { type ReactNode, useState } from 'react'
import { Companions } from './Companions.tsx'
import { HeroDialog } from './HeroDialog.tsx'
import { cardPiece, type FighterLayout } from './layout.ts'
import { heroIcon, icons } from './look.tsx'
import { rolesOf } from './rolesOf.ts'
import type { Speech } from './speech.ts'
import { Tokens } from './Tokens.tsx'
import './fighterHead.css'

interface Props {
  readonly view: View
  readonly layout: FighterLayout
  readonly name: string
  readonly own: boolean
  readonly ally: boolean
  readonly home: boolean
  readonly aside: ReactNode
  readonly speech: Speech
}

/** Who it is, health and combat points, what lies on them, and their piles. */
export function FighterHead({ view, layout, name, own, ally, home, aside, speech }: Props) {
  const { names, words } = speech
  const [reading, setReading] = useState(false)
  const { fighter, tokens, companions } = layout
  const { seat, hero, team, cp } = fighter
  const Emblem = heroIcon(hero)
  const content = (
    <>
      <span className="dt-read">
        <IconButton
          className="dt-emblem"
          label={words.sheet(name)}
          icon={
            <>
              <Emblem />
              <icons.book className="dt-emblem-book" />
            </>
          }
          onClick={() => setReading(true)}
        />
      </span>
      <span className="dt-who">
        <span className="dt-name" title={name}>
          <SeatMark seat={seat} /> {name}
        </span>
        <span className="dt-hero">
          {names.hero(hero)}
          {rolesOf(view, fighter, ally, speech).map((role) => (
            <span key={role} className="dt-role">
              {role}
            </span>
          ))}
        </span>
        {aside}
      </span>
      <span className="dt-numbers">
        <Dial
          value={view.dials[team]!}
          max={view.startingHealth}
          label={sharesDials(view.mode) ? words.teamHealth : words.health}
          icon={<icons.health />}
        />
        <Dial value={cp} max={MAX_CP} label={words.cp} tone="points" icon={<icons.cp />} />
      </span>
      <Piles layout={layout} own={own} speech={speech} />
      {tokens.length + companions.length > 0 && (
        <div className="dt-belongings">
          <Tokens tokens={tokens} seat={seat} name={name} named speech={speech} />
          <Companions companions={companions} seat={seat} name={name} named speech={speech} />
        </div>
      )}
    </>
  )
  return (
    <>
      {home ? (
        <Place id={layout.place} label={name} className="dt-head">
          {content}
        </Place>
      ) : (
        <div className="dt-head">{content}</div>
      )}
      <HeroDialog fighter={fighter} name={name} open={reading} onClose={() => setReading(false)} speech={speech} />
    </>
  )
}

function Piles({ layout, own, speech }: { layout: FighterLayout; own: boolean; speech: Speech }) {
  const { names, words } = speech
  const { seat, hand, deck, discard } = layout.fighter
  const held = typeof hand === 'number' ? hand : hand.length
  const top = discard.at(-1)
  return (
    <span className="dt-piles">
      {!own && (
        <span className="dt-pile" title={words.cards(held)}>
          <icons.hand aria-hidden="true" />
          <Counter value={held} label={words.cards(held)} />
          <span className="dt-pile-word" aria-hidden="true">
            {words.pileNames.hand}
          </span>
        </span>
      )}
      <Place id={layout.deckPlace} label={words.deck(deck)} className="dt-pile">
        <icons.deck aria-hidden="true" />
        <Counter value={deck} label={words.deck(deck)} />
        <span className="dt-pile-word" aria-hidden="true">
          {words.pileNames.deck}
        </span>
      </Place>
      <span className="dt-pile" title={top ? words.discardTop(discard.length, names.card(top)) : words.discard(0)}>
        {top ? (
          <Piece id={cardPiece(seat, top)} as="span" className="dt-top">
            <icons.discard aria-hidden="true" />
          </Piece>
        ) : (
          <icons.discard aria-hidden="true" />
        )}
        <Counter value={discard.length} label={words.discard(discard.length)} />
        <span className="dt-pile-word" aria-hidden="true">
          {words.pileNames.discard}
        </span>
      </span>
    </span>
  )
}
