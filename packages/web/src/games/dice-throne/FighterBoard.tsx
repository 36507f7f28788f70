import { Card, Counter, classes, Dial, IconButton, Piece, Place, SeatMark } from '@alea/board'
import { MAX_CP, sharesDials, type View } from '@alea/dice-throne'
import { memo, type ReactNode, useState } from 'react'
import { Abilities } from './Abilities.tsx'
import { Companions } from './Companions.tsx'
import { HandRow } from './HandRow.tsx'
import { HeroDialog } from './HeroDialog.tsx'
import { cardPiece, type FighterLayout } from './layout.ts'
import { heroHue, heroIcon, heroTrim, icons } from './look.tsx'
import { rolesOf } from './rolesOf.ts'
import type { Speech } from './speech.ts'
import { Tokens } from './Tokens.tsx'
import type { Rolling } from './tierOdds.ts'
import './fighterBoard.css'

interface Props {
  readonly view: View
  readonly layout: FighterLayout
  readonly name: string
  /** Is this the reader's own board? Its hand lies elsewhere. */
  readonly own: boolean
  readonly ally: boolean
  /** Its player has a strip, which shows dials and tokens. */
  readonly bare: boolean
  readonly rolling: Rolling | undefined
  readonly aside: ReactNode
  readonly speech: Speech
}

/** One hero: dials, tokens, piles and abilities. Pointing at things elsewhere does not draw it anew. */
export const FighterBoard = memo(function FighterBoard({
  view,
  layout,
  name,
  own,
  ally,
  bare,
  rolling,
  aside,
  speech,
}: Props) {
  const { names, words } = speech
  const [reading, setReading] = useState(false)
  const { fighter, laid, shownHand } = layout
  const { seat, hero, team, cp, hand, deck, discard } = fighter
  const Emblem = heroIcon(hero)
  const out = view.out.includes(seat)
  const held = typeof hand === 'number' ? hand : hand.length
  const top = discard.at(-1)
  const roles = rolesOf(view, fighter, ally, speech)
  const emblem = (
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
  )
  const who = (
    <span className="dt-who">
      <span className="dt-name" title={name}>
        <SeatMark seat={seat} /> {name}
      </span>
      <span className="dt-hero">
        {names.hero(hero)}
        {!bare &&
          roles.map((role) => (
            <span key={role} className="dt-role">
              {role}
            </span>
          ))}
      </span>
      {!bare && aside}
    </span>
  )
  const piles = (
    <span className="dt-piles">
      {!own && (
        <span className="dt-pile" title={words.cards(held)}>
          <span className="dt-backs" data-none={held === 0 || undefined} aria-hidden="true">
            {Array.from({ length: Math.min(Math.max(held, 1), 3) }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
              <Card key={nth} faceDown className="dt-back" hue={heroHue(hero)} />
            ))}
          </span>
          <Counter value={held} label={words.cards(held)} />
        </span>
      )}
      <Place id={layout.deckPlace} label={words.deck(deck)} className="dt-pile">
        <icons.deck aria-hidden="true" />
        <Counter value={deck} label={words.deck(deck)} />
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
      </span>
    </span>
  )
  return (
    <section
      className={classes('dt-fighter', own && 'dt-own', view.active === seat && 'dt-active', out && 'dt-out')}
      style={
        {
          '--seat': `var(--seat-${seat})`,
          '--hero-hue': heroHue(hero),
          '--hero-trim': heroTrim(hero),
        } as React.CSSProperties
      }
      aria-label={`${name}, ${names.hero(hero)}`}
    >
      {bare ? (
        <div className="dt-head">
          {emblem}
          {who}
          {piles}
        </div>
      ) : (
        <Place id={layout.place} label={name} className="dt-head">
          {emblem}
          {who}
          <span className="dt-numbers">
            <Dial
              value={view.dials[team]!}
              max={view.startingHealth}
              label={sharesDials(view.mode) ? words.teamHealth : words.health}
              icon={<icons.health />}
              size={46}
            />
            <Dial value={cp} max={MAX_CP} label={words.cp} tone="points" icon={<icons.cp />} size={42} />
            {piles}
          </span>
          {layout.tokens.length + layout.companions.length > 0 && (
            <div className="dt-belongings">
              <Tokens tokens={layout.tokens} name={name} speech={speech} />
              <Companions companions={layout.companions} name={name} speech={speech} />
            </div>
          )}
        </Place>
      )}
      {laid.length > 0 && (
        <div className="dt-laid">
          <span className="dt-label">{words.laid}</span>
          <HandRow hero={hero} cards={laid} label={words.laid} speech={speech} />
        </div>
      )}
      {shownHand.length > 0 && (
        <div className="dt-laid">
          <span className="dt-label">{words.handOf(name)}</span>
          <HandRow hero={hero} cards={shownHand} label={words.handOf(name)} speech={speech} />
        </div>
      )}
      <Abilities layout={layout} rolling={rolling} used={usedBy(view, seat)} speech={speech} />
      <HeroDialog fighter={fighter} name={name} open={reading} onClose={() => setReading(false)} speech={speech} />
    </section>
  )
})

/** The tier this player attacks with. */
const usedBy = ({ attack }: View, seat: number): string | undefined => (attack?.by === seat ? attack.tier : undefined)
