import { classes, Piece, Place, Tooltip } from '@alea/board'
import type { CardId } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { Amount } from './Amount.tsx'
import type { Pile } from './layout.ts'
import { cardIcon } from './look.tsx'
import { NAMES } from './names.ts'
import './pileTile.css'
import './tip.css'

/** A pile of exploit cards: price, picture, name, glory at the end, how many are left. */
export function PileTile({ pile, language }: { pile: Pile; language: Language }) {
  const { card, sun, moon, glory, left, place, next } = pile
  const words = WORDS[language].diceForge
  const names = NAMES[language]
  const Icon = cardIcon(card)
  const picture = <Icon aria-hidden="true" />
  return (
    <Tooltip tip={<CardTip card={card} glory={glory} language={language} />}>
      <Place
        id={place}
        as="span"
        label={words.pile(names.card(card), words.shards(sun, moon), glory, left)}
        className={classes('df-pile', left === 0 && 'df-gone')}
      >
        <span className="df-pile-price">
          {sun > 0 && <Amount amount={sun} resource="sun" />}
          {moon > 0 && <Amount amount={moon} resource="moon" />}
        </span>
        {next === undefined ? (
          <span className="df-pile-picture">{picture}</span>
        ) : (
          <Piece key={next} id={`card:${next}`} as="span" className="df-pile-picture">
            {picture}
          </Piece>
        )}
        <span className="df-pile-name">{names.shortCard(card)}</span>
        <span className="df-pile-glory">{glory > 0 && <Amount amount={glory} resource="glory" />}</span>
        <span className="df-pile-left" aria-hidden="true">
          {left}
        </span>
        <span className="visually-hidden">
          {words.shards(sun, moon)}, {words.worth(glory)}, {words.left(left)}
        </span>
      </Place>
    </Tooltip>
  )
}

export function CardTip({ card, glory, language }: { card: CardId; glory: number; language: Language }) {
  const names = NAMES[language]
  return (
    <span className="df-tip">
      <b>{names.card(card)}</b>
      <span>{names.cardText(card)}</span>
      {glory > 0 && <span>{WORDS[language].diceForge.worth(glory)}</span>}
    </span>
  )
}
