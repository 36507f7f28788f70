/** The numbered rules of a game, for those who ask at the table. */
import { existsSync, readFileSync } from 'node:fs'
import { PACKS } from '@alea/catalog'
import { type Language, parseRules, type Rule } from '@alea/engine'
import type { Messages } from '../messages/messages.ts'
import { paint } from '../terminal/paint.ts'
import { foldText, hang } from '../terminal/text.ts'

/** RULES.md stands at the root of the game's package and of its content packs, RULES.fr.md beside it. */
export function rulesOf(game: string, language: Language): Rule[] {
  const file = language === 'en' ? 'RULES.md' : `RULES.${language}.md`
  const packages = [`@alea/${game}`, `@alea/example-${game}`, ...(PACKS[game] ?? [])]
  return packages.flatMap((name) => {
    const url = placeOf(name, file)
    return url && existsSync(url) ? parseRules(readFileSync(url, 'utf8')) : []
  })
}

function placeOf(name: string, file: string): URL | undefined {
  try {
    return new URL(`../${file}`, import.meta.resolve(name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/**
 * What the book says about `wanted`: nothing asked, its chapters; a number, that chapter; a rule's number, that rule;
 * anything else, every rule with those words.
 */
export function consult(rules: readonly Rule[], wanted: string, say: Messages, width: number): string[] {
  if (rules.length === 0) return [say.noRules]
  if (wanted === '') {
    const hint = foldText(say.rulesHint(rules[0]!.id), width).map((line) => paint('dim', line))
    return [...chaptersOf(rules).map((chapter) => `  ${chapter}`), '', ...hint]
  }
  const found = find(rules, wanted)
  if (found.length === 0) return [say.noSuchRule(wanted)]
  return found.flatMap((rule, i) => [
    ...(rule.chapter === found[i - 1]?.chapter ? [] : ['', paint('bold', rule.chapter)]),
    ...ruleLines(rule, width),
  ])
}

export const ruleLines = ({ id, text }: Rule, width: number): string[] =>
  hang(`  ${paint('cyan', id.padEnd(8))} `, foldText(text.replaceAll(/[*_]/g, ''), width - 11))

const chaptersOf = (rules: readonly Rule[]): string[] => [...new Set(rules.map(({ chapter }) => chapter))]

function find(rules: readonly Rule[], wanted: string): Rule[] {
  const chapter = rules.filter((rule) => rule.chapter.startsWith(`${wanted}.`))
  if (chapter.length > 0) return chapter
  const named = rules.filter(({ id }) => plain(id) === plain(wanted))
  if (named.length > 0) return named
  const words = wordsOf(wanted)
  return rules.filter(({ text, chapter }) => {
    const written = wordsOf(`${chapter} ${text}`)
    return words.every((word) => written.some((each) => each.startsWith(word)))
  })
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\d×-]+/u)
    .filter((word) => word !== '')

/** Without capitals and accents, as people type. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
