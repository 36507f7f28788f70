import { type Names, namesEn, namesFr } from '@alea/dice-city'
import type { Language } from '@alea/engine'

/** Locations, resources, rows and ends in both languages, from the game's own texts. */
export const NAMES: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr }
