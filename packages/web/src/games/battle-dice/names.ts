import { namesEn, namesFr } from '@alea/battle-dice'
import type { Language } from '@alea/engine'

/** Races, faces and rungs in both languages, from the game's own texts. */
export const NAMES: Readonly<Record<Language, typeof namesEn>> = { en: namesEn, fr: namesFr }
