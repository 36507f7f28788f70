import { LEVEL_WORDS } from '@alea/bots/text'
import type { Language } from '@alea/engine'

/** A level with a capital; any other bot by the name it has. */
export function levelLabel(bot: string, language: Language): string {
  const levels: Readonly<Record<string, string>> = LEVEL_WORDS[language]
  const name = levels[bot]
  return name === undefined ? bot : name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
