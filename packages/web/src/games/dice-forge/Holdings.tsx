import { classes, Piece, Place, Tooltip, Track } from '@alea/board'
import { CARDS } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { BoarDots } from './BoarDots.tsx'
import { type Holding, type Inventory, lasts, type TokenPile } from './layout.ts'
import { cardIcon } from './look.tsx'
import { NAMES } from './names.ts'
import { CardTip } from './PileTile.tsx'
import './holdings.css'

interface Props {
  readonly inventory: Inventory
  readonly language: Language
}

/** Cards and tokens; cards that can still do something come first and stand out. */
export function Holdings({ inventory: { cards, tokens, hammer }, language }: Props) {
  const words = WORDS[language].diceForge
  const sorted = [...cards].sort((one, other) => Number(lasts(other.card)) - Number(lasts(one.card)))
  return (
    <div className="df-holdings">
      {hammer && (
        <Place id={hammer.place} label={words.hammer(hammer.pass, hammer.space, hammer.spaces)} className="df-hammer">
          <Track
            value={hammer.space}
            max={hammer.spaces}
            segments
            label={words.hammer(hammer.pass, hammer.space, hammer.spaces)}
            icon={<HammerSign pass={hammer.pass} />}
          />
          {hammer.cards > 1 && <small className="df-hammer-waits">{words.hammerWaits(hammer.cards - 1)}</small>}
        </Place>
      )}
      {cards.length + tokens.length > 0 && (
        <ul className="df-cards" aria-label={NAMES[language].heading('cards')}>
          {tokens.map((token) => (
            <li key={token.token}>
              <TokenTile token={token} language={language} />
            </li>
          ))}
          {sorted.map((holding) => (
            <li key={holding.card}>
              <CardTile holding={holding} language={language} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function HammerSign({ pass }: { pass: number }) {
  const Hammer = cardIcon('hammer')
  return (
    <span className="df-hammer-sign">
      <Hammer />
      {'I'.repeat(pass)}
    </span>
  )
}

function TokenTile({ token: { token, count, place }, language }: { token: TokenPile; language: Language }) {
  const Icon = cardIcon(token)
  const label = WORDS[language].diceForge.token(NAMES[language].token(token), count)
  return (
    <Tooltip tip={<CardTip card={token} glory={0} language={language} />}>
      <Place id={place} as="span" label={label} className="df-card df-token">
        <Icon aria-hidden="true" />
        {count > 1 && <b aria-hidden="true">×{count}</b>}
        <span className="visually-hidden">{label}</span>
      </Place>
    </Tooltip>
  )
}

function CardTile({
  holding: { card, place, pieces, colours, ready },
  language,
}: {
  holding: Holding
  language: Language
}) {
  const words = WORDS[language].diceForge
  const Icon = cardIcon(card)
  const glory = CARDS.find(({ id }) => id === card)!.glory
  const label = [
    words.cardCount(NAMES[language].card(card), pieces.length),
    ...colours.map((colour) => NAMES[language].face(`boar-${colour}`)),
    ...(ready > 0 ? [words.ready] : []),
  ].join(', ')
  const last = pieces.at(-1)!
  return (
    <Tooltip tip={<CardTip card={card} glory={glory} language={language} />}>
      <Place
        id={place}
        as="span"
        label={label}
        className={classes('df-card', lasts(card) && 'df-lasting', ready > 0 && 'df-ready')}
      >
        <Piece key={last} id={`card:${last}`} as="span" className="df-card-picture">
          <Icon aria-hidden="true" />
        </Piece>
        {pieces.length > 1 && <b aria-hidden="true">×{pieces.length}</b>}
        {colours.map((colour) => (
          <BoarDots key={colour} colour={colour} />
        ))}
        <span className="visually-hidden">{label}</span>
      </Place>
    </Tooltip>
  )
}
