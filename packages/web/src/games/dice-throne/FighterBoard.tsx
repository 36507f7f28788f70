import { classes } from '@alea/board'
import type { View } from '@alea/dice-throne'
import { memo, type ReactNode } from 'react'
import { Abilities } from './Abilities.tsx'
import { FighterHead } from './FighterHead.tsx'
import { HandRow } from './HandRow.tsx'
import type { FighterLayout } from './layout.ts'
import { heroHues } from './look.tsx'
import type { Speech } from './speech.ts'
import type { Rolling } from './tierOdds.ts'
import './fighterBoard.css'

interface Props {
  readonly view: View
  readonly layout: FighterLayout
  readonly name: string
  /** Is this the reader's own board? Its hand lies elsewhere. */
  readonly own: boolean
  readonly ally: boolean
  /** Nearest to the reader: its player has no strip, so whoever may be chosen is chosen here. */
  readonly home: boolean
  readonly rolling: Rolling | undefined
  readonly aside: ReactNode
  readonly speech: Speech
}

/** One hero: dials, tokens and piles in a narrow column, abilities beside it. Pointing at things elsewhere does not draw it anew. */
export const FighterBoard = memo(function FighterBoard(props: Props) {
  const { view, layout, name, own, home, rolling, speech } = props
  const { names, words } = speech
  const { fighter, laid, shownHand } = layout
  const { seat, hero } = fighter
  const out = view.out.includes(seat)
  return (
    <section
      className={classes(
        'dt-fighter',
        'dt-hued',
        own && 'dt-own',
        view.active === seat && 'dt-active',
        out && 'dt-out',
      )}
      style={
        {
          '--seat': `var(--seat-${seat})`,
          ...heroHues(hero),
        } as React.CSSProperties
      }
      data-seat={seat}
      aria-label={`${name}, ${names.hero(hero)}`}
    >
      <FighterHead {...props} />
      <div className="dt-body">
        {/* Those of the reader lie with the hand. */}
        {!home && laid.length > 0 && (
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
      </div>
    </section>
  )
})

/** The tier this player attacks with. */
const usedBy = ({ attack }: View, seat: number): string | undefined => (attack?.by === seat ? attack.tier : undefined)
