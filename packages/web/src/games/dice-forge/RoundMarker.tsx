import { SeatMark } from '@alea/board'
import type { View } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import { diceForgeWords } from '../../language/diceForgeWords.ts'
import { NAMES } from './names.ts'

interface Props {
  readonly view: View
  readonly names: readonly string[]
  readonly language: Language
}

/** Rounds as beads, the present one lit; whose turn it is, and which step of it. */
export function RoundMarker({ view: { round, rounds, active, step }, names, language }: Props) {
  const words = diceForgeWords[language]
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
        <SeatMark seat={active} /> {names[active]} · {NAMES[language].step(step)}
      </span>
    </div>
  )
}
