import { classes, Tooltip } from '@alea/board'
import type { Progress, View } from '@alea/dice-city'
import type { CSSProperties } from 'react'
import Deck from '~icons/game-icons/card-draw'
import Goal from '~icons/game-icons/laurel-crown'
import Rows from '~icons/game-icons/village'
import type { Words } from '../../language/languages.ts'
import { BANDIT_ICON, type Drawing, SHIP_ICON } from './look.tsx'
import './endStrip.css'

interface Props {
  readonly view: View
  readonly names: readonly string[]
  readonly words: Words['diceCity']
}

const ICON: Readonly<Record<Progress['end'], Drawing>> = {
  bandits: BANDIT_ICON,
  ships: SHIP_ICON.large,
  deck: Deck,
  rows: Rows,
}

/** The round, and how near each end of the match is. */
export function EndStrip({ view, names, words }: Props) {
  const { solo, round, roundLimit, ending, endings, cities } = view
  return (
    <section className="dc-ends" aria-label={words.ends}>
      <b
        className={classes('dc-round', ending !== null && 'dc-last')}
        title={solo ? undefined : words.roundLimit(roundLimit)}
      >
        {ending === null || solo ? (solo ? words.soloTurn(round, solo.turns) : words.round(round)) : words.lastRound}
      </b>
      {endings.map((progress) => {
        const { end, done, of } = progress
        return (
          <Bar key={end} {...{ done, of }} left={of - done} icon={ICON[end]} text={sayOf(progress, names, words)} />
        )
      })}
      {solo && (
        <Bar
          done={Math.min(cities[0]!.score ?? 0, solo.target)}
          of={solo.target}
          left={solo.target}
          shown={`${cities[0]!.score ?? 0} / ${solo.target}`}
          icon={Goal}
          text={words.soloGoal(cities[0]!.score ?? 0, solo.target)}
        />
      )}
    </section>
  )
}

function sayOf({ end, done, of, seat }: Progress, names: readonly string[], words: Words['diceCity']): string {
  switch (end) {
    case 'bandits':
      return words.endBandits(of - done)
    case 'ships':
      return words.endShips(done, of)
    case 'deck':
      return words.endDeck(of - done)
    case 'rows':
      return words.endRows(done, of, names[seat ?? 0] ?? '')
  }
}

interface BarProps extends Pick<Progress, 'done' | 'of'> {
  /** What is still missing, as one counts it on the table. */
  readonly left: number
  readonly icon: Drawing
  readonly text: string
  readonly shown?: string
}

/** Filled as the end comes nearer. */
const Bar = ({ done, of, left, icon: Icon, text, shown = of > 2 ? String(left) : `${done}/${of}` }: BarProps) => (
  <Tooltip tip={text} names>
    <span className="dc-end" role="img" aria-label={text}>
      <Icon aria-hidden="true" />
      <span className="dc-end-bar" style={{ '--dc-share': done / of } as CSSProperties} />
      <span className="dc-end-count">{shown}</span>
    </span>
  </Tooltip>
)
