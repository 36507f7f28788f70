/** What can be taken, rolled and used, in a list of how often that happened. */
export const content = {
  face: (face: string) => `face: ${face}`,
  card: (card: string) => `${card}, taken`,
  effect: (card: string) => `${card}, effect used`,
  hammer: (pass: number) => `hammer, pass ${pass}`,
}
