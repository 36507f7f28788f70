export const lab = {
  ready: 'Ready-made experiments:',
  start: (name: string) => `To run one: alea lab ${name}. To run your own: alea lab my-question.json (docs/lab.md).`,
  matchFailed: (match: number, variant: number, seed: number) =>
    `match ${match} of variant ${variant} with seed ${seed} failed:`,
}
