import { Hand } from '@alea/board'
import { memo } from 'react'
import { CardView } from './CardView.tsx'
import type { CardSpot } from './layout.ts'
import type { Speech } from './speech.ts'
import './cards.css'

interface Props {
  readonly hero: string
  readonly cards: readonly CardSpot[]
  readonly label: string
  readonly empty?: string
  readonly speech: Speech
}

export const HandRow = memo(function HandRow({ hero, cards, label, empty, speech }: Props) {
  return (
    <Hand label={label} empty={empty}>
      {cards.map((spot) => (
        <CardView key={spot.piece} hero={hero} spot={spot} speech={speech} />
      ))}
    </Hand>
  )
})
