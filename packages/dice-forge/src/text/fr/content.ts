import type { content as source } from '../en/content.ts'

export const content: typeof source = {
  face: (face) => `face : ${face}`,
  card: (card) => `exploit : ${card}`,
  effect: (card) => `effet : ${card}`,
  hammer: (pass) => `marteau, parcours ${pass}`,
}
