import { Place } from '@alea/board'
import type { Language } from '@alea/engine'
import Deck from '~icons/game-icons/card-draw'
import type { Words } from '../../language/languages.ts'
import { LocationCard } from './LocationCard.tsx'
import type { Layout } from './layout.ts'
import './market.css'

interface Props {
  readonly layout: Layout
  readonly deck: number
  readonly language: Language
  readonly words: Words['diceCity']
}

/** What can be built: the display, the four piles, the deck, and the card in hand. */
export function Market({ layout, deck, language, words }: Props) {
  const { display, piles, hand, deckPlace } = layout
  const isSolo = display.length > 1
  return (
    <section className="dc-market" aria-label={words.market}>
      {display.map((row, nth) => {
        const label = isSolo ? (nth === 0 ? words.topRow : words.bottomRow) : words.display
        return (
          <div key={label} className="dc-card-row">
            <div className="dc-card-row-label">
              <span>{label}</span>
              {nth === 0 && (
                <Place id={deckPlace} as="span" label={words.deck(deck)} className="dc-deck">
                  <Deck aria-hidden="true" /> <span aria-hidden="true">{deck}</span>
                  <span className="visually-hidden">{words.deck(deck)}</span>
                </Place>
              )}
            </div>
            <div className="dc-cards" data-columns={isSolo ? row.length : 4}>
              {row.map(({ place, piece, marked }) =>
                piece ? (
                  <LocationCard
                    key={place}
                    {...{ place, marked, language, words }}
                    location={piece.location}
                    card={piece.card}
                  />
                ) : (
                  <Place key={place} id={place} as="span" label={words.gone} className="dc-card dc-card-empty">
                    <span className="visually-hidden">{words.gone}</span>
                  </Place>
                ),
              )}
            </div>
          </div>
        )
      })}
      <div className="dc-card-row">
        <div className="dc-card-row-label">{hand ? words.hand : words.piles}</div>
        <div className="dc-cards" data-columns={hand ? 'hand' : 4}>
          {hand && (
            <span className="dc-hand">
              <LocationCard
                place={hand.place}
                location={hand.piece.location}
                card={hand.piece.card}
                language={language}
                words={words}
              />
            </span>
          )}
          {piles.map(({ place, location, left, top }) => (
            <LocationCard key={location} {...{ place, location, left, language, words }} card={top} />
          ))}
        </div>
      </div>
    </section>
  )
}
