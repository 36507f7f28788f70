import type { ByLanguage, Language } from '@alea/engine'

type Loaded = () => Promise<{ readonly default: string }>

/** The `rules` of a board module: each language's file is a chunk of its own, fetched when somebody reads it. */
export const rulesFrom =
  (files: ByLanguage<Loaded>) =>
  async (language: Language): Promise<string> =>
    (await files[language]()).default
