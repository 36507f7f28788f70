/** Every sentence stands in a file for reading, and none of them breaks the typography or the grammar that a machine can check. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@alea/engine'
import { expect, test } from 'vitest'
import { playedFiles, type ReviewFile, sentenceFiles } from './sentences.ts'

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

const PLAYED = playedFiles()
const TABLES = await sentenceFiles()

test.each([...PLAYED, ...TABLES])('$file is up to date; otherwise run `npm run sentences`', ({ file, text }) => {
  expect(read(file)).toBe(text)
})

test('sentences are called with 0, 1 and 2, and with names of both genders', () => {
  const french = TABLES.find(({ language }) => language === 'fr')!.text
  for (const line of [
    'words.rollOrHold(): Relancer, ou garder 0 point\u00a0?',
    'words.rollOrHold(): Relancer, ou garder 1 point\u00a0?',
    'words.rollOrHold(): Relancer, ou garder 2 points\u00a0?',
    'diceCity.city(): Cité de Bertille',
    'diceCity.city(): Cité d’Oscar',
  ])
    expect(french.split('\n')).toContain(line)
})

type Slip = readonly [what: string, pattern: RegExp]

/** Pieces of sentences, which get their spaces when they are put together. */
const PIECES = /dice-throne\/src\/text\/fr\/(?:verbs|heroes|grammar|conditions|options)/

const EVERYWHERE: readonly Slip[] = [
  ['three dots instead of an ellipsis', /\.\.\./],
  ['a full stop after an exclamation or a question', /[!?]\.(?: |$)/],
  ['two full stops', /[^.]\.\.$/],
]

const MISSING: Slip = ['nothing where a word is missing', /undefined|NaN|\[object/]

const TYPOGRAPHY: Readonly<Record<Language, readonly Slip[]>> = {
  fr: [
    ['an ordinary space before double punctuation', / [:;!?»](?: |$)/],
    ['an ordinary space after a guillemet', /« /],
    ['a typewriter’s apostrophe', /\p{L}'\p{L}/u],
  ],
  en: [['a typewriter’s apostrophe', /\p{L}'\p{L}/u]],
}

const GRAMMAR: Readonly<Record<Language, readonly Slip[]>> = {
  fr: [
    ['no elision', /(?<!\p{L})(?:de|que|le|la|se|ne) (?:Oscar|Inès|Hugo)(?!\p{L})/u],
    ['no contraction', /(?<!\p{L})(?:de les?|à les?) \p{Lu}/u],
    ['two colons in one clause', /^[^:.;!?(«]*\u00a0: [^:.;!?(«]*\u00a0: /],
    [
      'the plural after 0 or 1',
      new RegExp(
        `(?<![\\d:])[01] (?:${['dé', 'carte', 'point', 'jeton', 'dégât', 'lancer', 'pierre', 'fer', 'soleil', 'lune', 'sablier'].join('|')})s(?!\\p{L})`,
        'u',
      ),
    ],
    ['the singular after 2', /(?<!\d)2 (?:dé|carte|point|jeton|dégât|lancer|pierre|fer|soleil|lune|sablier)(?!\p{L})/u],
  ],
  en: [
    ['two colons in one clause', /^[^:.;!?(]*: [^:.;!?(]*: /],
    ['the plural after 1', /(?<![\d.:])1 (?:dice|cards|points|tokens|rolls|hourglasses)(?!\p{L})/u],
    ['the singular after 0 or 2', /(?<!\d)[02] (?:die|card|point|token|roll|hourglass)(?!\p{L})/u],
  ],
}

/** Where a sentence stands in its file: `events.rolled(): `. */
const PLACE = /^[^\s:]+: /

/** Lines with the heading they stand under. */
function slipsIn({ language, text }: ReviewFile, slips: readonly Slip[]): string[] {
  let heading = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) heading = line
    return [...EVERYWHERE, ...slips].flatMap(([what, pattern]) =>
      pattern.test(line.replace(PLACE, '')) ? [`${language} ${what}: ${heading}: ${line}`] : [],
    )
  })
}

test.each(PLAYED)('$file: no slip of typography or grammar', (file) => {
  expect(slipsIn(file, [MISSING, ...TYPOGRAPHY[file.language], ...GRAMMAR[file.language]])).toEqual([])
})

test.each(TABLES)('$file: no slip of typography', (file) => {
  expect(slipsIn(file, TYPOGRAPHY[file.language]).filter((slip) => !PIECES.test(slip))).toEqual([])
})
