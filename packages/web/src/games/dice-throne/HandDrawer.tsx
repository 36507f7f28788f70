import { Button, classes, Dialog, Place, useReach } from '@alea/board'
import { sheetOf } from '@alea/dice-throne'
import { useState } from 'react'
import { CardView } from './CardView.tsx'
import type { CardSpot } from './layout.ts'
import { cardHue } from './look.tsx'
import { useIsSale } from './sales.ts'
import type { Speech } from './speech.ts'
import { upgradeKind } from './upgradeKind.ts'
import './handDrawer.css'

interface Props {
  readonly hero: string
  readonly cards: readonly CardSpot[]
  readonly speech: Speech
}

/** On a phone: the names of one's cards, those that can be used first; opened, the cards themselves. */
export function HandDrawer({ hero, cards, speech }: Props) {
  const { names, words } = speech
  const reach = useReach()
  const [open, setOpen] = useState(false)
  const isSale = useIsSale()
  const isLit = ({ place }: CardSpot) => place !== undefined && reach.optionsAt(place).length > 0 && !isSale(place)
  const lit = cards.filter(isLit)
  const chips = [...lit, ...cards.filter((spot) => !isLit(spot))]
  return (
    <div className="dt-hand-drawer">
      <Button kind="quiet" className="dt-hand-open" disabled={cards.length === 0} onClick={() => setOpen(true)}>
        {words.handCount(cards.length, lit.length)}
      </Button>
      <ul className="dt-chips" aria-label={words.hand}>
        {chips.map(({ card, piece, place }) => {
          const { cost } = names.cardLine(hero, card)
          const improves = upgradeKind(hero, card)
          const kind = sheetOf(hero).cards.get(card)?.kind ?? 'main'
          return (
            <li key={piece}>
              <Place
                id={place!}
                piece={piece}
                label={improves ? `${names.card(card)}, ${words.upgradeKinds[improves]}` : names.card(card)}
                className={classes('dt-chip', isSale(place) && 'dt-sale')}
                style={{ '--card-hue': cardHue(kind) } as React.CSSProperties}
              >
                <b className="dt-chip-cost">{cost}</b>
                <span>{names.card(card)}</span>
              </Place>
            </li>
          )
        })}
      </ul>
      <Dialog
        open={open && cards.length > 0}
        onClose={() => setOpen(false)}
        closeLabel={words.close}
        title={words.hand}
        wide
      >
        <ul className="dt-hand-sheet">
          {cards.map((spot) => (
            <li key={spot.piece}>
              <CardView hero={hero} spot={{ ...spot, piece: `${spot.piece} opened` }} speech={speech} />
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}
