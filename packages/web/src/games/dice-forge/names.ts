import { forgeNames } from '@alea/dice-forge'

/** Without its article: on the tile of a pile there is room for the words that tell cards apart. */
export const tileName = (name: string): string =>
  name.replace(/^(?:The |Les? |La |L’)/, '').replace(/^./, (first) => first.toUpperCase())

/** Cards, faces, resources and headings in both languages, from the game's own texts. */
export const NAMES = forgeNames
