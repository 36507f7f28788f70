import { useMemo } from 'react'
import { AbilityPanel } from './AbilityPanel.tsx'
import type { FighterLayout } from './layout.ts'
import type { Speech } from './speech.ts'
import { type Rolling, tierOdds } from './tierOdds.ts'
import './abilities.css'

interface Props {
  readonly layout: FighterLayout
  /** Their offensive roll, now or to come: lights and odds. */
  readonly rolling: Rolling | undefined
  /** The tier or defence in use. */
  readonly used: string | undefined
  readonly speech: Speech
}

/** The abilities of a hero as panels: what they need, what they do, how likely they are. */
export function Abilities({ layout: { fighter, abilities }, rolling, used, speech }: Props) {
  const { board, seat } = fighter
  const odds = useMemo(() => (rolling ? tierOdds(board, rolling) : undefined), [board, rolling])
  const printed = speech.names.board(board)
  return (
    <ul className="dt-abilities">
      {abilities.map((panel, i) => (
        <AbilityPanel
          key={panel.ability.id}
          panel={panel}
          seat={seat}
          board={board}
          printed={printed[i]!}
          rolling={rolling}
          odds={odds}
          used={used}
          speech={speech}
        />
      ))}
    </ul>
  )
}
