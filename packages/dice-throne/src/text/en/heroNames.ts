/** The heroes of this package as lists name them, before their pages are loaded. */
export const heroNames = {
  barbarian: 'Barbarian',
  paladin: 'Paladin',
  gunslinger: 'Gunslinger',
  'cursed-pirate': 'Cursed Pirate',
  monk: 'Monk',
  'moon-elf': 'Moon Elf',
  ninja: 'Ninja',
  pyromancer: 'Pyromancer',
  'shadow-thief': 'Shadow Thief',
  treant: 'Treant',
  artificer: 'Artificer',
  huntress: 'Huntress',
  samurai: 'Samurai',
  seraph: 'Seraph',
  tactician: 'Tactician',
  'vampire-lord': 'Vampire Lord',
}
