import { HandDrawer } from './HandDrawer.tsx'
import { HandRow } from './HandRow.tsx'
import type { CardSpot, Room } from './layout.ts'
import type { Speech } from './speech.ts'
import './handArea.css'

interface Props {
  readonly hero: string
  /** None for who only watches. */
  readonly hand: readonly CardSpot[] | undefined
  /** Cards lying open. */
  readonly laid: readonly CardSpot[]
  readonly room: Room
  readonly speech: Speech
}

/** The cards of the reader, in a row of their own: they never lie over a board. */
export function HandArea({ hero, hand, laid, room, speech }: Props) {
  const { words } = speech
  if (!hand && laid.length === 0) return undefined
  return (
    <div className="dt-hand">
      {laid.length > 0 && (
        <div className="dt-hand-laid">
          <span className="dt-label">{words.laid}</span>
          <HandRow hero={hero} cards={laid} label={words.laid} speech={speech} />
        </div>
      )}
      {hand &&
        (room === 'phone' ? (
          <HandDrawer hero={hero} cards={hand} speech={speech} />
        ) : (
          <HandRow hero={hero} cards={hand} label={words.hand} empty={words.emptyHand} speech={speech} />
        ))}
    </div>
  )
}
