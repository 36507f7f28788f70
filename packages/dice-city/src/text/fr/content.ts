import type { content as source } from '../en/content.ts'

export const content: typeof source = {
  use: (location) => `utiliser : ${location}`,
  build: (location) => `construire : ${location}`,
  cover: (location) => `recouvrir : ${location}`,
  attack: (location) => `attaquer : ${location}`,
  deactivate: (location) => `désactiver : ${location}`,
}
