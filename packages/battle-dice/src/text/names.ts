/** What boards need from the texts: names of races, faces and rungs. */
import { type ByLanguage, LANGUAGES } from '@alea/engine'
import type { Race } from '../content/races.ts'
import { WORDS, type Words } from './index.ts'

export interface BattleDiceNames {
  race(race: Race): string
  /** A face as it is written, `1 + ko 1`, or a single power. */
  face(text: string): string
  readonly rungs: readonly string[]
}

export const namesIn = ({ names }: Words): BattleDiceNames => ({
  race: (race) => names.races[race],
  face: (text) => text.split(' + ').map(partIn(names.powers)).join(' + '),
  rungs: names.rungs,
})

/** A number stays as it is; of `ko 1` the power is translated. */
const partIn =
  (powers: Readonly<Record<string, string>>) =>
  (part: string): string => {
    const [name = '', count] = part.split(' ')
    return /^[×\d]/.test(name) ? name : [powers[name] ?? name, count].filter(Boolean).join('\u00a0')
  }

export const NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, namesIn(WORDS[language])]),
) as ByLanguage<BattleDiceNames>
