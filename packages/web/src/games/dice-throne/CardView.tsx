import { Card, classes, Place, Tooltip } from '@alea/board'
import { sheetOf } from '@alea/dice-throne'
import type { CardSpot } from './layout.ts'
import { cardHue } from './look.tsx'
import type { Speech } from './speech.ts'

interface Props {
  readonly hero: string
  readonly spot: CardSpot
  readonly speech: Speech
}

/** A card with what it costs and says; hovering, focusing or a long press shows all of it. */
export function CardView({ hero, spot: { card: id, piece, place }, speech }: Props) {
  const { names, words } = speech
  const { cost, text } = names.cardLine(hero, id)
  const kind = sheetOf(hero).cards.get(id)?.kind ?? 'main'
  const tip = (
    <>
      <b>
        {names.card(id)} ({cost} {words.cpShort})
      </b>{' '}
      — {words.cardKinds[kind]}. {text}
    </>
  )
  const card = (
    <Card
      title={names.card(id)}
      cost={cost}
      kind={words.cardKinds[kind]}
      hue={cardHue(kind)}
      className={classes('dt-card', `dt-card-${kind}`)}
    >
      <span className="dt-card-text">{text}</span>
    </Card>
  )
  return (
    <Tooltip tip={tip} names>
      {place === undefined ? (
        <div className="dt-card-spot" data-piece={piece}>
          {card}
        </div>
      ) : (
        <Place id={place} piece={piece} label={names.card(id)} className="dt-card-spot">
          {card}
        </Place>
      )}
    </Tooltip>
  )
}
