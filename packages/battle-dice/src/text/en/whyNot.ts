/** Why an option is not available, after its name: `a troll: 3 gold short`. */
export const whyNot = {
  short: (gold: number) => `${gold} gold short`,
  'none-left': 'none is left in the stock',
  shielded: 'a shield protects it',
  armoured: 'its pauldron protects it',
  'no-reserve': 'its owner has nobody in the locker room to replace it',
  'others-first': 'those who were already in the locker room go first',
}
