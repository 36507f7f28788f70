import type { diceForgeTable as source } from '../en/diceForgeTable.ts'

export const diceForgeTable: typeof source = {
  askCard: '« ? nom » : l’effet d’une carte ou d’une face, même trop chère',
  endTurn: (gold) =>
    `Il vous reste ${gold}, et de quoi les dépenser. Entrée pour finir le tour quand même, autre chose pour revenir en arrière ›`,
}
