/** The chapters of a rulebook. */
import type { Rule } from '@alea/engine'

interface Chapter {
  readonly title: string
  readonly rules: readonly Rule[]
}

/** A hero has several chapters; most other sections have one. */
export interface Section {
  readonly title: string
  readonly chapters: readonly Chapter[]
}

const BETWEEN = ' — '

export function sectionsOf(rules: readonly Rule[]): Section[] {
  const sections = new Map<string, Map<string, Rule[]>>()
  for (const rule of rules) {
    const [section = '', ...below] = rule.chapter.split(BETWEEN)
    const chapters = sections.get(section) ?? new Map<string, Rule[]>()
    sections.set(section, chapters)
    const chapter = below.join(BETWEEN)
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule])
  }
  return [...sections].map(([title, chapters]) => ({
    title,
    chapters: [...chapters].map(([name, list]) => ({ title: name, rules: list })),
  }))
}

/** The id of a chapter's heading on the page. */
export const anchorOf = (title: string): string => `chapter-${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
