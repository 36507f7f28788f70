import { RACE, type View } from '@alea/battle-dice'
import { classes, DieFace, Piece, Place, Tooltip } from '@alea/board'
import type { Language } from '@alea/engine'
import { Coin } from './Coin.tsx'
import type { StockPile } from './layout.ts'
import { RACE_ICON, RACE_TONE } from './look.tsx'
import { type BattleDiceWords, NAMES } from './names.ts'
import { SixFaces } from './SixFaces.tsx'
import './stock.css'

interface Props {
  readonly stock: readonly StockPile[]
  readonly view: View
  readonly language: Language
  readonly words: BattleDiceWords
}

/** The creatures one can buy, in the middle of the table. */
export const Stock = ({ stock, ...rest }: Props) => (
  <section className="bd-stock" aria-label={rest.words.stock}>
    <ul className="bd-stock-piles">
      {stock.map((pile) => (
        <li key={pile.race}>
          <StockTile pile={pile} {...rest} />
        </li>
      ))}
    </ul>
  </section>
)

function StockTile({ pile, view, language, words }: Omit<Props, 'stock'> & { pile: StockPile }) {
  const { race, place, left, next } = pile
  const Race = RACE_ICON[race]
  const name = NAMES[language].race(race)
  const { cost } = RACE[race]
  const drawn = (
    <DieFace tone={RACE_TONE[race]}>
      <Race />
    </DieFace>
  )
  return (
    <Tooltip tip={<SixFaces race={race} view={view} language={language} words={words} />}>
      <Place
        id={place}
        as="span"
        label={words.stall(name, cost, left)}
        className={classes('bd-stock-pile', left === 0 && 'bd-sold-out')}
      >
        {next === undefined ? (
          <span className="bd-token">{drawn}</span>
        ) : (
          <Piece key={next} id={`die:${next}`} as="span" className="bd-token">
            {drawn}
          </Piece>
        )}
        <span className="bd-stock-pile-name">{name}</span>
        <span className="bd-stock-pile-facts" aria-hidden="true">
          {left === 0 ? (
            <span className="bd-stock-pile-left">{words.left(0)}</span>
          ) : (
            <>
              <span className="bd-stock-pile-price">
                {cost}
                <Coin />
              </span>
              <span className="bd-stock-pile-left">×{left}</span>
            </>
          )}
        </span>
        <span className="visually-hidden">
          {words.price(cost)}, {words.left(left)}
        </span>
      </Place>
    </Tooltip>
  )
}
