import { Hand } from '@alea/board'
import type { View } from '@alea/dice-throne'
import { memo } from 'react'
import { CardView } from './CardView.tsx'
import type { Speech } from './speech.ts'

interface Props {
  readonly fighter: View['fighters'][number]
  readonly cards: readonly string[]
  readonly label: string
  readonly empty?: string
  readonly speech: Speech
  readonly foreign?: boolean
}

export const HandRow = memo(function HandRow({ fighter: { seat, hero }, cards, label, empty, speech, foreign }: Props) {
  return (
    <Hand label={label} empty={empty}>
      {named(cards).map(({ id, nth }) => (
        <CardView
          key={`${id} ${nth}`}
          hero={hero}
          id={id}
          piece={cardPiece(seat, id, nth)}
          speech={speech}
          {...(foreign && { foreign })}
        />
      ))}
    </Hand>
  )
})

/** The same card wherever it lies: it flies from hand to discard pile. */
export const cardPiece = (seat: number, id: string, nth = 0): string => `card:${seat}:${id}${nth > 0 ? `#${nth}` : ''}`

/** Two of the same card are told apart by a number. */
const named = (cards: readonly string[]) =>
  cards.map((id, at) => ({ id, nth: cards.slice(0, at).filter((other) => other === id).length }))
