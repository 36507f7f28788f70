import { Card, classes, Place, Tooltip } from '@alea/board'
import { sheetOf } from '@alea/dice-throne'
import { heroHue } from './icons.tsx'
import { cardPlace } from './places.ts'
import type { Speech } from './speech.ts'

interface Props {
  readonly hero: string
  readonly id: string
  /** Names it on the stage: the same card wherever it lies. */
  readonly piece: string
  readonly speech: Speech
  /** Somebody else's, shown: nothing can be done with it here. */
  readonly foreign?: boolean
}

/** A card with what it costs and says; hovering, focusing or a long press shows all of it. */
export function CardView({ hero, id, piece, speech, foreign }: Props) {
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
      hue={CARD_HUES[kind] ?? heroHue(hero)}
      className={classes('dt-card', `dt-card-${kind}`)}
    >
      <span className="dt-card-text">{text}</span>
    </Card>
  )
  return (
    <Tooltip tip={tip} names>
      {foreign ? (
        <div className="dt-card-spot" data-piece={piece}>
          {card}
        </div>
      ) : (
        <Place id={cardPlace(id)} piece={piece} label={names.card(id)} className="dt-card-spot">
          {card}
        </Place>
      )}
    </Tooltip>
  )
}

/** As printed on the real ones: the kind of a card is known by its colour, and said in words. */
const CARD_HUES: Readonly<Record<string, number>> = { main: 250, roll: 55, instant: 25, upgrade: 150, spell: 300 }
