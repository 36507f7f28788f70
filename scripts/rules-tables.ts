/**
 * What is printed on dice, cards and boards, as tables at the end of every RULES.md and its translations; `npm run docs:rules` writes them
 * from the data that the rules use.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentTable, heroTables, inventoryOf, tablesHeading } from '@alea/catalog/inventory'
import { heroIds } from '@alea/dice-throne'
import { LANGUAGES, type Language, rulesFile } from '@alea/engine'

const ROOT = join(import.meta.dirname, '..')
const BEGIN = '<!-- Generated from the data by `npm run docs:rules`: what follows is not edited by hand. -->'

/** A pack has the heroes whose folders it holds. */
const heroesIn = (folder: string): string[] => heroIds().filter((hero) => existsSync(join(ROOT, folder, hero)))
const isHeros = (hero: string, table: ContentTable, language: Language): boolean =>
  heroTables(hero, language).some(({ title }) => title === table.title)

type Tables = (language: Language) => ContentTable[]

const PACKAGES: Readonly<Record<string, Tables>> = {
  'battle-dice': (language) => inventoryOf('battle-dice', language),
  'dice-city': (language) => inventoryOf('dice-city', language),
  'dice-forge': (language) => inventoryOf('dice-forge', language),
  'dice-throne': (language) => {
    const others = heroesIn('packages/dice-throne-marvel/src')
    return inventoryOf('dice-throne', language).filter(
      (table) => !others.some((hero) => isHeros(hero, table, language)),
    )
  },
  'dice-throne-marvel': (language) =>
    heroesIn('packages/dice-throne-marvel/src').flatMap((hero) => heroTables(hero, language)),
}

export interface RulesText {
  /** Relative to the repository. */
  readonly file: string
  readonly text: string
}

/** Every file of rules as it should be. */
export const rulesWithTables = (): RulesText[] =>
  Object.entries(PACKAGES).flatMap(([name, tables]) =>
    LANGUAGES.map((language) => {
      const file = join('packages', name, rulesFile(language))
      const [byHand = '', generated = ''] = readFileSync(join(ROOT, file), 'utf8').split(BEGIN)
      // A merge may put a section there, which would be lost.
      if (/^\*\*\[/m.test(generated)) throw new Error(`${file}: a numbered rule stands among the generated tables`)
      return {
        file,
        text: `${byHand.trimEnd()}\n\n${BEGIN}\n\n## ${tablesHeading(language)}\n${tables(language).map(tableText).join('')}`,
      }
    }),
  )

const tableText = ({ title, note, columns, rows }: ContentTable): string =>
  [
    '',
    `### ${title}`,
    '',
    ...(note ? [note, ''] : []),
    row(columns),
    row(columns.map(() => '---')),
    ...rows.map(row),
    '',
  ].join('\n')

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`

if (import.meta.main) for (const { file, text } of rulesWithTables()) writeFileSync(join(ROOT, file), text)
