/** The numbered rules of a game (its RULES.md), read as data: shown in drawers, cited by refusals and scenarios. */
export interface Rule {
  /** `BD-6.4` */
  readonly id: string
  readonly text: string
  /** The heading it stands under. */
  readonly chapter: string
}

const NUMBERED = /^(?:[-*] )?\*\*\[([A-Z]+-[\w.]+)\]\*\* (.+)$/

/** Every paragraph `**[BD-6.4]** sentence` of a Markdown text, in order. */
export function parseRules(markdown: string): Rule[] {
  const rules: Rule[] = []
  let chapter = ''
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) chapter = line.replace(/^#+\s*/, '')
    const match = NUMBERED.exec(line)
    if (match) rules.push({ id: match[1]!, text: match[2]!, chapter })
  }
  return rules
}
