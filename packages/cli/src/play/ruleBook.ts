/** The numbered rules of a game, shown when a player types `?`. */
import { existsSync, readFileSync } from 'node:fs'
import { PACKS } from '@alea/catalog'
import type { ContentTable } from '@alea/catalog/inventory'
import { type Language, parseRules, type Rule, rulesFile } from '@alea/engine'
import { paint } from '../terminal/paint.ts'
import { foldText, hang } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import { searchContent } from './contentSearch.ts'
import { isNamedBy, plain } from './words.ts'

/** The rules of the game and of its content packs. */
export function rulesOf(game: string, language: Language): Rule[] {
  const file = rulesFile(language)
  const packages = [`@alea/${game}`, `@alea/example-${game}`, ...(PACKS[game] ?? [])]
  return packages.flatMap((name) => {
    const url = urlOf(name, file)
    return url && existsSync(url) ? parseRules(readFileSync(url, 'utf8')) : []
  })
}

function urlOf(name: string, file: string): URL | undefined {
  try {
    return new URL(`../${file}`, import.meta.resolve(name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/**
 * What the rules and the components say about `wanted`: nothing lists the chapters, `6` shows that chapter, `BD-2.1` that
 * rule, and anything else whatever bears that name and every rule that contains those words.
 */
export function searchRules(
  rules: readonly Rule[],
  content: readonly ContentTable[],
  wanted: string,
  say: Messages,
  width: number,
): string[] {
  if (rules.length === 0) return [say.play.noRules]
  const printed = searchContent(content, wanted, width)
  if (wanted === '') {
    const example = content.at(0)?.rows.at(-1)?.[0]
    const hint = foldText(say.play.rulesHint(rules[0]!.id, example), width).map((line) => paint('dim', line))
    return [...chaptersOf(rules).map((chapter) => `  ${chapter}`), ...printed, '', ...hint]
  }
  const found = find(rules, wanted)
  if (found.length + printed.length === 0) return [say.play.noSuchRule(wanted)]
  const written = found.flatMap((rule, i) => [
    ...(rule.chapter === found[i - 1]?.chapter ? [] : ['', paint('bold', rule.chapter)]),
    ...ruleLines(rule, width),
  ])
  return [...printed, ...written]
}

export const ruleLines = ({ id, text }: Rule, width: number): string[] =>
  hang(`  ${paint('cyan', id.padEnd(8))} `, foldText(text.replaceAll(/[*_]/g, ''), width - 11))

const chaptersOf = (rules: readonly Rule[]): string[] => [...new Set(rules.map(({ chapter }) => chapter))]

function find(rules: readonly Rule[], wanted: string): Rule[] {
  const chapter = rules.filter((rule) => rule.chapter.startsWith(`${wanted}.`))
  if (chapter.length > 0) return chapter
  const named = rules.filter(({ id }) => plain(id) === plain(wanted))
  if (named.length > 0) return named
  return rules.filter(({ text, chapter }) => isNamedBy(`${chapter} ${text}`, wanted))
}
