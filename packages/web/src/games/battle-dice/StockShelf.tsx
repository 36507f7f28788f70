import { RACE, type View } from '@alea/battle-dice'
import { classes, DieFace, Piece, Place, Tooltip } from '@alea/board'
import type { Language } from '@alea/engine'
import type { battleDiceWords } from '../../language/battleDiceWords.ts'
import { Coin } from './Coin.tsx'
import type { Stall } from './layout.ts'
import { RACE_ICON, RACE_TONE } from './look.tsx'
import { NAMES } from './names.ts'
import { SixFaces } from './SixFaces.tsx'

interface Props {
  readonly stock: readonly Stall[]
  readonly view: View
  readonly language: Language
  readonly words: (typeof battleDiceWords)['en']
}

/** The creatures one can buy, in the middle of the table. */
export const StockShelf = ({ stock, ...rest }: Props) => (
  <section className="bd-stock" aria-label={rest.words.stock}>
    <ul className="bd-stalls">
      {stock.map((stall) => (
        <li key={stall.race}>
          <StallTile stall={stall} {...rest} />
        </li>
      ))}
    </ul>
  </section>
)

function StallTile({ stall, view, language, words }: Omit<Props, 'stock'> & { stall: Stall }) {
  const { race, place, left, next } = stall
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
        className={classes('bd-stall', left === 0 && 'bd-sold-out')}
      >
        {next === undefined ? (
          <span className="bd-token">{drawn}</span>
        ) : (
          <Piece key={next} id={`die:${next}`} as="span" className="bd-token">
            {drawn}
          </Piece>
        )}
        <span className="bd-stall-name">{name}</span>
        <span className="bd-stall-facts" aria-hidden="true">
          {left === 0 ? (
            <span className="bd-stall-left">{words.left(0)}</span>
          ) : (
            <>
              <span className="bd-stall-price">
                {cost}
                <Coin />
              </span>
              <span className="bd-stall-left">×{left}</span>
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
