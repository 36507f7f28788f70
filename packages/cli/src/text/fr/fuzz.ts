import type { fuzz as source } from '../en/fuzz.ts'

export const fuzz: typeof source = {
  progress: (matches, decisions) => `${matches} parties, ${decisions} décisions`,
  passed: (matches, decisions, seed) =>
    `${matches} parties, ${decisions} décisions, aucune loi enfreinte (graine ${seed}).`,
  failed: (matches, seed) => `La partie ${matches} enfreint une loi (graine ${seed}).`,
}
