/** Any game, playable from its view and its options alone. */
import { Grow, Place, PlayerPanel, Zone } from '@alea/board'
import type { Game } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import type { BoardProps } from '../boardModule.ts'
import { cardsOf } from './places.ts'
import { ThingView } from './ThingView.tsx'
import { type Thing, thingsOf } from './things.ts'
import './genericTable.css'

interface Props extends BoardProps {
  readonly game: Game
}

export function GenericTable(props: Props) {
  const { view, names, language, home, aside } = props
  const words = WORDS[language].generic
  const reader = { language, names }
  const things = thingsOf(view, names.length)
  const players = things.find((one) => one.kind === 'players')
  const rest = things.filter((one) => one !== players)
  const short = rest.filter(isShort)
  return (
    <Grow>
      <div className="generic">
        <Cards {...props} />
        <Zone label={words.facts} look="plain" className="generic-facts">
          {short.map((one) => (
            <ThingView key={one.name} thing={one} reader={reader} />
          ))}
        </Zone>
        <div className="generic-players">
          {boardsOf(players).map(({ seat, things: own }) => (
            <PlayerPanel
              key={seat}
              name={names[seat] ?? String(seat + 1)}
              seat={seat}
              active={props.offer !== undefined && seat === home}
              clock={aside(seat)}
            >
              {own.map((one) => (
                <ThingView key={one.name} thing={one} reader={reader} />
              ))}
            </PlayerPanel>
          ))}
        </div>
        <div className="generic-rest">
          {rest
            .filter((one) => !isShort(one))
            .map((one) => (
              <ThingView key={one.name} thing={one} reader={reader} />
            ))}
        </div>
      </div>
    </Grow>
  )
}

const isShort = ({ kind }: Thing): boolean => kind === 'fact' || kind === 'list' || kind === 'scores'

const boardsOf = (players: Thing | undefined) =>
  players?.kind === 'players' ? players.players.map((things, seat) => ({ seat, things })) : []

/** What one may answer, as cards on the table; what one may not is there too and says why. */
function Cards({ offer, view, names, language, game }: Props) {
  if (!offer) return null
  const text = game.text[language]
  return (
    <Zone label={WORDS[language].generic.options} className="generic-cards">
      {cardsOf(offer).map(({ place, value }) => {
        const label = text.option(offer.name, value, view, (seat) => names[seat] ?? String(seat + 1), offer.params)
        return (
          <Place key={place} id={place} label={label} className="generic-card">
            {label}
          </Place>
        )
      })}
    </Zone>
  )
}
