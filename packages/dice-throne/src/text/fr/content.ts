import type { content as source } from '../en/content.ts'

export const content: typeof source = {
  token: (token) => `recevoir : ${token}`,
  card: (card, hero) => (hero ? `carte : ${card} (${hero})` : `carte : ${card}`),
  ability: (ability, hero, tier) =>
    tier === undefined ? `${ability} (${hero})` : `${ability}, ligne ${tier + 1} (${hero})`,
}
