/** The moments that decided, each a way into the replay. */
import type { Seat } from '@alea/engine'
import type { ReactNode } from 'react'
import { useWords } from '../language/useWords.ts'
import type { KeyMoment } from './keyMoments.ts'
import type { Told } from './messages.ts'

interface Props {
  readonly moments: readonly KeyMoment[]
  readonly told: ReadonlyMap<number, Told>
  readonly names: readonly string[]
  readonly focus: Seat | undefined
  /** Wraps a moment in a link or a button. */
  entry(moment: KeyMoment, content: ReactNode): ReactNode
}

export function MomentList({ moments, told, names, focus, entry }: Props) {
  const { analysis: words, grammar } = useWords()
  return (
    <ol className="moment-list">
      {moments.map((moment) => (
        <li key={`${moment.is} ${moment.position}`} className={`moment moment-${moment.is}`}>
          {entry(
            moment,
            <>
              <span className="moment-head">
                <b>{headOf(moment)}</b>
                <span className="moment-turn">{words.turn(moment.turn)}</span>
                <b className="moment-change">{grammar.signedPercent(moment.change, 1)}</b>
              </span>
              <span className="moment-text">{textOf(moment)}</span>
            </>,
          )}
        </li>
      ))}
    </ol>
  )

  function headOf({ is, seat }: KeyMoment): string {
    if (is === 'lucky') return focus === undefined ? words.luckyFor(names[seat]!) : words.lucky
    return is === 'unlucky' ? words.unlucky : words.verdicts[is](1)
  }

  function textOf({ position, decision, seat }: KeyMoment): string {
    const about = told.get(position)
    if (!decision) return about?.events.join(' ') ?? ''
    const [taken, best] = [about?.options?.[decision.taken], about?.options?.[decision.best]]
    if (taken === undefined || best === undefined) return ''
    return `${words.took(names[seat]!, taken)}. ${words.better(best)}.`
  }
}
