import { Card, classes, Place, Tooltip } from '@alea/board'
import { sheetOf } from '@alea/dice-throne'
import type { CardSpot } from './layout.ts'
import { cardHue, upgradeIcon } from './look.tsx'
import type { Speech } from './speech.ts'
import { type UpgradeKind, upgradeKind } from './upgradeKind.ts'

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
  const improves = upgradeKind(hero, id)
  const kindName = improves ? words.upgradeKinds[improves] : words.cardKinds[kind]
  const tip = (
    <>
      <b>
        {names.card(id)} ({cost} {words.cpShort})
      </b>{' '}
      — {kindName}. {text}
    </>
  )
  const card = (
    <Card
      title={names.card(id)}
      cost={cost}
      kind={improves ? <UpgradeSign kind={improves} name={kindName} /> : kindName}
      hue={cardHue(kind)}
      className={classes('dt-card', `dt-card-${kind}`, improves && `dt-upgrade-${improves}`)}
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
        <Place
          id={place}
          piece={piece}
          label={improves ? `${names.card(id)}, ${kindName}` : names.card(id)}
          className="dt-card-spot"
        >
          {card}
        </Place>
      )}
    </Tooltip>
  )
}

function UpgradeSign({ kind, name }: { readonly kind: UpgradeKind; readonly name: string }) {
  const Icon = upgradeIcon(kind)
  return (
    <span className="dt-upgrade-sign">
      <Icon aria-hidden="true" /> {name}
    </span>
  )
}
