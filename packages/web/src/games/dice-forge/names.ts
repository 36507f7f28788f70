import { forgeNames } from '@alea/dice-forge'

/** Cards, faces, resources and headings in both languages, from the game's own texts. */
export const NAMES = forgeNames
