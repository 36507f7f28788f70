import { Card, classes, Place, Tooltip } from '@alea/board'
import { sheetOf } from '@alea/dice-throne'
import type { MouseEvent } from 'react'
import { Info } from './Info.tsx'
import type { CardSpot, Subject } from './layout.ts'
import { cardHue, upgradeIcon } from './look.tsx'
import { useIsSale } from './sales.ts'
import type { Speech } from './speech.ts'
import { type UpgradeKind, upgradeKind } from './upgradeKind.ts'
import { useZoom } from './zooming.ts'

interface Props {
  readonly hero: string
  readonly spot: CardSpot
  readonly speech: Speech
}

/** A card with what it costs and says. A press opens it, unless it answers a question; the control in its corner always does. */
export function CardView({ hero, spot: { card: id, piece, place }, speech }: Props) {
  const { names, words } = speech
  const zoom = useZoom()
  const isSale = useIsSale()
  const { cost, text } = names.cardLine(hero, id)
  const kind = sheetOf(hero).cards.get(id)?.kind ?? 'main'
  const improves = upgradeKind(hero, id)
  const kindName = improves ? words.upgradeKinds[improves] : words.cardKinds[kind]
  const subject: Subject = { is: 'card', hero, card: id, place }
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest('button, a, .place-live')) zoom(subject)
  }
  const tip = (
    <>
      <b>
        {names.card(id)} ({cost} {words.cpShort})
      </b>{' '}
      — {kindName}. {text}
    </>
  )
  const card = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the control in the corner
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className="dt-card-press" onClick={press}>
      <Card
        title={names.card(id)}
        cost={cost}
        kind={
          <span className="dt-card-kind">
            {improves ? <UpgradeSign kind={improves} name={words.cardKinds.upgrade} /> : <span>{kindName}</span>}
            <Info subject={subject} name={names.card(id)} speech={speech} />
          </span>
        }
        hue={cardHue(kind)}
        className={classes('dt-card', `dt-card-${kind}`, improves && `dt-upgrade-${improves}`)}
      >
        <span className="dt-card-text">{text}</span>
      </Card>
    </div>
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
          className={classes('dt-card-spot', isSale(place) && 'dt-sale')}
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
