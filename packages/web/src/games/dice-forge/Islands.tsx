import { Piece, SeatMark, Tooltip } from '@alea/board'
import type { View } from '@alea/dice-forge'
import type { Language, Seat } from '@alea/engine'
import Portal from '~icons/game-icons/magic-portal'
import { WORDS } from '../../language/languages.ts'
import type { Island, Layout } from './layout.ts'
import { NAMES } from './names.ts'
import { PileTile } from './PileTile.tsx'
import { RoundMarker } from './RoundMarker.tsx'
import './islands.css'

interface Props {
  readonly layout: Layout
  readonly view: View
  readonly names: readonly string[]
  readonly language: Language
}

/** Seven islands and the round in the middle: moon to the left, sun to the right, both at the top. */
export function Islands({ layout, view, names, language }: Props) {
  const words = WORDS[language].diceForge
  return (
    <section className="df-islands" aria-label={words.islands}>
      {layout.islands.map((island) => (
        <IslandView key={island.island} island={island} names={names} language={language} />
      ))}
      <div className="df-middle">
        <RoundMarker view={view} names={names} language={language} />
        <div className="df-home">
          <Tooltip tip={words.home} names>
            <span role="img" aria-label={words.home} className="df-portal">
              <Portal aria-hidden="true" />
            </span>
          </Tooltip>
          {layout.atHome.map((seat) => (
            <Pawn key={seat} seat={seat} name={names[seat] ?? ''} label={words.pawn(names[seat] ?? '')} />
          ))}
        </div>
      </div>
    </section>
  )
}

function IslandView({
  island: { island, hero, piles },
  names,
  language,
}: { island: Island } & Pick<Props, 'names' | 'language'>) {
  const words = WORDS[language].diceForge
  const name = NAMES[language].island(island)
  const there = hero === undefined ? undefined : (names[hero] ?? '')
  return (
    <fieldset className="df-island" data-island={island} aria-label={words.portal(name, there)}>
      <span className="df-portal">
        {hero === undefined ? <Portal aria-hidden="true" /> : <Pawn seat={hero} label={words.pawn(there ?? '')} />}
      </span>
      {piles.map((pile) => (
        <PileTile key={pile.card} pile={pile} language={language} />
      ))}
    </fieldset>
  )
}

const Pawn = ({ seat, name, label }: { seat: Seat; name?: string; label: string }) => (
  <Piece id={`pawn:${seat}`} as="span" className="df-pawn">
    <SeatMark seat={seat} label={label} />
    {name !== undefined && (
      <span className="df-pawn-name" aria-hidden="true">
        {name}
      </span>
    )}
  </Piece>
)
