import { Button } from '@alea/board'
import type { EventKind, Game } from '@alea/engine'
import { useWords } from '../../language/useWords.ts'
import type { LogLine } from '../useLogLines.ts'
import './caption.css'

/** Most telling first. */
const TELLING: readonly EventKind[] = ['end', 'hit', 'roll', 'card', 'gain', 'note', 'turn']

/** Of the lines of a step, the one that says most. */
export function mainLine(lines: readonly LogLine[], kinds: Game['events']): LogLine | undefined {
  const rank = ({ event }: LogLine) => TELLING.indexOf(kinds[event.type] ?? 'note')
  return lines.toSorted((one, other) => rank(one) - rank(other))[0]
}

interface Props {
  /** Of the step that is shown. */
  readonly lines: readonly LogLine[]
  readonly kinds: Game['events']
  readonly isBehind: boolean
  skip(): void
}

/** One line above the dock: what somebody else has just done. Screen readers get the spoken log instead. */
export function Caption({ lines, kinds, isBehind, skip }: Props) {
  const words = useWords().happening
  const main = mainLine(lines, kinds)
  if (!main && !isBehind) return null
  return (
    <div className="caption" data-behind={isBehind ? '' : undefined} key={main?.number}>
      {main && (
        <p className="caption-line" aria-hidden="true" title={main.text}>
          {main.mark}
          <span>{main.text}</span>
          {lines.length > 1 && <span className="caption-more">{words.more(lines.length - 1)}</span>}
        </p>
      )}
      {isBehind && (
        <Button kind="quiet" className="caption-skip" title={words.skipHelp} onClick={skip}>
          {words.skip}
        </Button>
      )}
    </div>
  )
}
