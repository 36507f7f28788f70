/**
 * Every sentence of every package, for reading: `npm run sentences` writes `packages/catalog/golden/sentences.<language>.txt`, the sentences of
 * the language folders with numbers 0, 1 and 2, and `played.<language>.txt`, what the games say in matches and print on their pieces.
 * A test compares; review the diff like code.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@alea/engine'
import { gameTexts, type Saying } from '../packages/catalog/test/gameTexts.ts'
import { NAMES, type Sentence, sentencesOf } from './sentenceTables.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = 'packages/catalog/golden'

export interface ReviewFile {
  /** Relative to the repository. */
  readonly file: string
  readonly language: Language
  readonly text: string
}

export async function sentenceFiles(): Promise<ReviewFile[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => ({
      file: `${FOLDER}/sentences.${language}.txt`,
      language,
      text: tableText(await sentencesOf(language)),
    })),
  )
}

export function playedFiles(): ReviewFile[] {
  const sayings = gameTexts(LANGUAGES, (seat) => NAMES[seat % NAMES.length]!)
  return LANGUAGES.map((language) => ({
    file: `${FOLDER}/played.${language}.txt`,
    language,
    text: playedText(sayings.get(language)!),
  }))
}

function tableText(sentences: readonly Sentence[]): string {
  const files = Map.groupBy(sentences, ({ at }) => at.slice(0, at.indexOf(' ')))
  return [...files]
    .map(([file, said]) =>
      [`# ${file}`, ...said.map(({ at, text }) => `${at.slice(file.length + 1)}: ${text}`), ''].join('\n'),
    )
    .join('\n')
}

/** One sentence of each form: those that differ in names, or in numbers beyond 2, are alike. */
function playedText(sayings: readonly Saying[]): string {
  const names = namesAmong(sayings)
  const forms = new Map<string, Saying>()
  for (const saying of sayings) {
    const key = isPrinted(saying) ? saying.text : `${saying.what}: ${formOf(saying.text, names)}`
    const known = forms.get(key)
    if (!known || (known.what === saying.what && byText(saying, known) < 0)) forms.set(key, saying)
  }
  const groups = Map.groupBy([...forms.values()], ({ what }) => what)
  return [...groups]
    .map(([what, said]) => [`# ${what}`, ...said.sort(byText).map(({ text }) => text), ''].join('\n'))
    .join('\n')
}

/** What is printed on a piece is a form of its own, listed where it is found first. */
const isPrinted = ({ what }: Saying): boolean => !/ (?:event|option|question|why not) /.test(`${what} `)

/** Names that things carry everywhere with a capital letter, the longest first. */
function namesAmong(sayings: readonly Saying[]): RegExp {
  const printed = sayings.filter(({ what }) => / (?:card|token|ability name)$/.test(what)).map(({ text }) => text)
  const names = [...new Set(printed)].filter((name) => /^\p{Lu}/u.test(name)).sort((a, b) => b.length - a.length)
  return new RegExp(`(?:${names.map((name) => RegExp.escape(name)).join('|')})(?: I+)?`, 'g')
}

const byText = (one: Saying, other: Saying): number =>
  one.text.length - other.text.length || (one.text < other.text ? -1 : 1)

const PLAYERS = new RegExp(`\\b(?:${NAMES.join('|')})(?!\\p{L})`, 'gu')

/** Only whether a name begins with a vowel, or ends in an exclamation, makes a difference. */
const formOf = (text: string, names: RegExp): string =>
  text
    .replace(names, (name) => `${/^[AEIOUYÀÂÉÈÊÎÔŒH]/.test(name) ? 'O' : 'B'}${/[!?]$/.test(name) ? '!' : ''}`)
    .replace(PLAYERS, (name) => (/^[AEIOU]/.test(name) ? 'o' : 'b'))
    .replace(/\d+/g, (number) => (Number(number) > 2 ? '3' : number))
    .replace(/\d(?: \d)+/g, '3 3')
    .replace(/(?:, [^,.]*\([^)]*\))+/g, ', 3')
    .replace(/\d+ \(/g, '3 (')
    .replace(/([ob])(!?)(?:, [ob]!?)+/gi, '$1$2, $1$2')

if (import.meta.main) {
  mkdirSync(join(ROOT, FOLDER), { recursive: true })
  for (const { file, text } of [...(await sentenceFiles()), ...playedFiles()]) {
    writeFileSync(join(ROOT, file), text)
    console.log(file)
  }
}
