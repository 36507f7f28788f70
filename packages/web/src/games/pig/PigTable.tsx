import { Counter, classes, Die, type FaceNumber, Grow, PIP_FACES, Place, SeatMark, Track } from '@alea/board'
import type { View } from '@alea/example-pig'
import { WORDS } from '../../language/languages.ts'
import type { BoardProps } from '../boardModule.ts'
import { useRolls } from '../useRolls.ts'
import { BANK_PLACE, DIE_PLACE } from './places.ts'
import { NO_ROLLS, rollsAfter } from './rolls.ts'
import './pigTable.css'

/** One big die, what the turn has brought, and everybody on the way to the target. */
export function PigTable({ view, names, language, aside }: BoardProps<View>) {
  const words = WORDS[language].pig
  const { face, times } = useRolls(view, NO_ROLLS, rollsAfter)
  const lost = face === 1 && view.turnTotal === 0
  const shown = face === undefined ? words.unthrown : words.shows(face)
  return (
    <Grow>
      <div className="pig">
        <div className="pig-middle">
          <Place id={DIE_PLACE} label={`${words.die}, ${shown}`} className={classes('pig-die', lost && 'pig-lost')}>
            <Die faces={PIP_FACES} shows={face as FaceNumber | undefined} rolled={times} tone="game" label={shown} />
          </Place>
          <Place id={BANK_PLACE} label={words.turnTotal} className="pig-bank">
            <span className="pig-label">{words.turnTotal}</span>
            <Counter value={view.turnTotal} label={words.turnTotal} className="pig-total" />
            <span className="pig-note" role="status">
              {lost ? words.lost : ''}
            </span>
          </Place>
        </div>
        <section className="pig-scores" aria-label={words.scores}>
          <h2>{words.target(view.target)}</h2>
          <ol>
            {view.scores.map((score, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat} className={classes('pig-player', seat === view.turn && 'pig-playing')}>
                <SeatMark seat={seat} />
                <span className="pig-name">{names[seat]}</span>
                <Track
                  value={Math.min(score, view.target)}
                  max={view.target}
                  label={words.scoreOf(names[seat] ?? '')}
                />
                {aside(seat)}
                {seat === view.turn && <span className="pig-turn">{words.playing}</span>}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Grow>
  )
}
