/** The numbered rules of a game (its RULES.md) as data: shown in the app, cited by refusals and scenarios. */
export interface Rule {
  /** `BD-6.4` */
  readonly id: string
  readonly text: string
  /** The heading above it. */
  readonly chapter: string
}

const NUMBERED = /^(?:[-*] )?\*\*\[([A-Z]+-[\w.]+)\]\*\* (.+)$/

/** Every paragraph `**[BD-6.4]** sentence` of a Markdown text, in order. */
export function parseRules(markdown: string): Rule[] {
  const rules: Rule[] = []
  let section = ''
  let chapter = ''
  for (const line of markdown.split('\n')) {
    const heading = /^(#+)\s*(.*)$/.exec(line)
    // A third-level heading such as "Cards" is meaningless without its second-level heading, "Paladin".
    if (heading && heading[1]!.length < 3) section = heading[2]!
    if (heading) chapter = heading[1]!.length < 3 ? section : `${section} — ${heading[2]}`
    const match = NUMBERED.exec(line)
    if (match) rules.push({ id: match[1]!, text: match[2]!, chapter })
  }
  return rules
}
