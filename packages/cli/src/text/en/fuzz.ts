export const fuzz = {
  progress: (matches: string, decisions: string) => `${matches} matches, ${decisions} decisions`,
  passed: (matches: string, decisions: string, seed: number) =>
    `${matches} matches, ${decisions} decisions, no law broken (seed ${seed}).`,
  failed: (matches: string, seed: number) => `Match ${matches} breaks a law (seed ${seed}).`,
}
