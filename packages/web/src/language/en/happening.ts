import type { PaceName } from '../../table/happening/pace.ts'
import { plural } from './grammar.ts'

/** What others have just done. */
export const happening = {
  /** Beside the most important of several sentences. */
  more: (count: number) => `+ ${count}`,
  skip: 'Skip',
  skipHelp: 'Space or a click shows the present at once',
  pace: 'Speed of what others do',
  paces: { none: 'At once', fast: 'Fast', normal: 'Normal', slow: 'Slow' } satisfies Record<PaceName, string>,
  recap: 'Since your last move',
  recapCount: (count: number) => `Since your last move: ${count} ${plural(count, 'line', 'lines')}`,
  recapWatching: 'The last moves',
  nothing: 'Nothing has happened since.',
  /** While what happened is still being shown. */
  goesOn: 'The match goes on…',
  spoken: 'What happens',
}
