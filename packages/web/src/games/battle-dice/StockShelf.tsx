import { RACE, type View } from '@alea/battle-dice'
import { Button, classes, DieFace, Piece, Place, Pips, Tooltip } from '@alea/board'
import type { Language } from '@alea/engine'
import { useState } from 'react'
import Coins from '~icons/game-icons/two-coins'
import Tomb from '~icons/game-icons/tombstone'
import Dice from '~icons/game-icons/perspective-dice-six-faces-random'
import type { battleDiceWords } from '../../language/battleDiceWords.ts'
import { Bestiary } from './Bestiary.tsx'
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

/** When so many races are sold out, the match ends. */
const ENDING = 2

/** The creatures one can buy, in the middle of the table. */
export function StockShelf({ stock, view, language, words }: Props) {
  const [reading, setReading] = useState(false)
  const soldOut = stock.filter(({ left }) => left === 0).length
  return (
    <section className="bd-stock" aria-label={words.stock}>
      <header className="bd-stock-head">
        <h2>{words.stock}</h2>
        <span className="bd-stock-turn">{words.turn(view.turn)}</span>
        <Tooltip tip={words.soldOut(soldOut)} names>
          <Pips count={Math.min(soldOut, ENDING)} max={ENDING} label={words.soldOut(soldOut)} />
        </Tooltip>
        {view.dead.length > 0 && <Graves dead={view.dead} language={language} words={words} />}
        <Button kind="quiet" icon={<Dice />} className="bd-all" onClick={() => setReading(true)}>
          {words.allDice}
        </Button>
      </header>
      <ul className="bd-stalls">
        {stock.map((stall) => (
          <li key={stall.race}>
            <StallTile {...{ stall, view, language, words }} />
          </li>
        ))}
      </ul>
      <Bestiary open={reading} close={() => setReading(false)} {...{ view, language, words }} />
    </section>
  )
}

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
        <span className="bd-stall-left">{left === 0 ? words.left(0) : `×${left}`}</span>
        <span className="bd-stall-price">
          <span className="visually-hidden">{words.price(cost)}</span>
          <span aria-hidden="true">{cost}</span>
          <Coins aria-hidden="true" />
        </span>
      </Place>
    </Tooltip>
  )
}

function Graves({ dead, language, words }: Pick<Props, 'language' | 'words'> & { dead: View['dead'] }) {
  const list = `${words.dead}: ${dead.map((race) => NAMES[language].race(race)).join(', ')}`
  return (
    <Tooltip tip={list} names>
      <span className="bd-graves" role="img" aria-label={list}>
        <Tomb aria-hidden="true" /> {dead.length}
      </span>
    </Tooltip>
  )
}
