import { SeatMark } from '@alea/board'
import type { View } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { NAMES } from './names.ts'
import './roundMarker.css'

interface Props {
  readonly view: View
  readonly names: readonly string[]
  readonly language: Language
}

/** A bead for each round, whose turn it is and its phase. */
export function RoundMarker({ view: { round, rounds, active, step }, names, language }: Props) {
  const words = WORDS[language].diceForge
  const beads = Array.from({ length: rounds }, (_, i) => i + 1)
  return (
    <div className="df-round">
      <span className="df-round-text">{words.round(round, rounds)}</span>
      <span className="df-beads" aria-hidden="true">
        {beads.map((bead) => (
          <i key={bead} data-state={bead < round ? 'past' : bead === round ? 'now' : 'coming'} />
        ))}
      </span>
      <span className="df-step">
        <SeatMark seat={active} /> {names[active]} · {NAMES[language].phase(step)}
      </span>
    </div>
  )
}
