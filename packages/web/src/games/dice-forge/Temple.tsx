import { CheckIcon, classes, DieFace, Piece, Place, Tooltip } from '@alea/board'
import type { Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { Amount } from './Amount.tsx'
import { FacePicture } from './FacePicture.tsx'
import { FaceTip } from './FaceTip.tsx'
import type { Layout, Pool, Stack } from './layout.ts'
import { NAMES } from './names.ts'
import './temple.css'

interface Props {
  readonly layout: Layout
  readonly language: Language
}

/** What gold can buy, pool by pool, and below it what only cards give. */
export function Temple({ layout, language }: Props) {
  const words = WORDS[language].diceForge
  return (
    <div className="df-temple">
      <section className="df-sanctuary" aria-label={words.sanctuary}>
        <h2>{words.sanctuary}</h2>
        <div className="df-pools">
          {layout.sanctuary.map((pool) => (
            <PoolView key={pool.stacks[0]!.face} pool={pool} language={language} />
          ))}
        </div>
      </section>
      <section className="df-gardens" aria-label={words.gardens}>
        <h2>
          {words.gardens} <small>{words.gardensNote}</small>
        </h2>
        <div className="df-pools">
          {layout.gardens.map((pool) => (
            <PoolView key={pool.stacks[0]!.face} pool={pool} language={language} />
          ))}
        </div>
      </section>
    </div>
  )
}

const PoolView = ({ pool: { price, stacks }, language }: { pool: Pool; language: Language }) => (
  <div className="df-pool" data-kinds={stacks.length}>
    {price !== undefined && (
      <span className="df-pool-price">
        <Amount amount={price} resource="gold" />
      </span>
    )}
    {stacks.map((stack) => (
      <StackTile key={stack.face} stack={stack} price={price} language={language} />
    ))}
  </div>
)

function StackTile({ stack, price, language }: { stack: Stack; price: number | undefined; language: Language }) {
  const { face, place, left, next, bought } = stack
  const words = WORDS[language].diceForge
  const label = words.stack(NAMES[language].face(face), price, left) + (bought ? `, ${words.bought}` : '')
  const drawn = (
    <DieFace tone="silver">
      <FacePicture face={face} />
    </DieFace>
  )
  return (
    <Tooltip
      tip={
        <FaceTip face={face} language={language}>
          {price !== undefined && <span>{words.price(price)}</span>}
          <span>{words.left(left)}</span>
          {bought && <span>{words.bought}</span>}
        </FaceTip>
      }
    >
      <Place id={place} as="span" label={label} className={classes('df-stack', left === 0 && 'df-gone')}>
        {next === undefined ? (
          <span className="df-stack-face">{drawn}</span>
        ) : (
          <Piece key={next} id={`face:${next}`} as="span" className="df-stack-face">
            {drawn}
          </Piece>
        )}
        <span className="df-stack-left" aria-hidden="true">
          {left}
        </span>
        {bought && (
          <span className="df-bought" aria-hidden="true">
            <CheckIcon />
          </span>
        )}
        <span className="visually-hidden">{label}</span>
      </Place>
    </Tooltip>
  )
}
