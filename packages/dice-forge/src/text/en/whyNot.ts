/** Why an option is not available, after its name: `Hydra: 2 sun short`. */
export const whyNot = {
  short: (missing: string) => `${missing} short`,
  'pile-empty': 'the pile is empty',
  'face-gone': 'none is left in the temple',
  bought: 'already bought in this offering',
  boar: 'a boar is never covered',
  'same-die': 'no other die shows it',
}
