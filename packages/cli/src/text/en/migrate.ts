import type { VersionSurvey } from '@alea/server'
import { count } from './grammar.ts'

const runs: Readonly<Record<VersionSurvey['runs'], string>> = {
  present: 'the present rules',
  frozen: 'goes on under its own rules, which are kept',
  none: 'these rules are not installed',
}

/** `alea migrate` */
export const migrate = {
  matches: (matches: number) => `${count(matches, 'match', 'matches')} in this folder`,
  version: (version: Pick<VersionSurvey, 'game' | 'rules' | 'runs' | 'finished' | 'unfinished'>) =>
    `${version.game}, rules ${version.rules} (${runs[version.runs]}): ${version.finished} finished, ${version.unfinished} unfinished`,
  differs: (match: string, answer: number, finished: boolean, why: string) =>
    `${match} (${finished ? 'finished' : 'unfinished'}) differs at answer ${answer}: ${why}`,
  damaged: (match: string) => `${match} is damaged and stays as it is; "alea check" says what is wrong with it`,
  more: (matches: number) => `and ${count(matches, 'more match', 'more matches')}; --json lists all of them`,
  verdict: (sound: boolean, closing: number, readable: number, damaged: number) =>
    sound
      ? 'Every match goes on, or can be shown, under its own rules.'
      : `${count(closing, 'unfinished match', 'unfinished matches')} would be closed without a result; of ${count(readable, 'finished match', 'finished matches')} only the record and the log would be left${damaged > 0 ? `; ${count(damaged, 'damaged match', 'damaged matches')} could not be looked at` : ''}. Nothing has been changed.`,
  backedUp: (file: string) => `The database as it was: ${file}`,
  closed: (matches: number) =>
    `The database is upgraded; ${count(matches, 'unfinished match was', 'unfinished matches were')} closed without a result.`,
}
