/** The RULES files of all packages, each loaded when it is first read. */
import { type Language, rulesFile } from '@alea/engine'

const FILES = {
  ...import.meta.glob<string>('./*/RULES*.md', { base: '../../..', query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('./*/RULES*.md', { base: '../../../../examples', query: '?raw', import: 'default' }),
}

/** The rules of a game, from the folders of its package and of its content packs. For `rules` of a `BoardModule`. */
export const loadRules =
  (...folders: readonly string[]) =>
  async (language: Language): Promise<string> => {
    const texts = await Promise.all(folders.map((folder) => FILES[`./${folder}/${rulesFile(language)}`]!()))
    return texts.join('\n\n')
  }
