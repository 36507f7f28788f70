/** The heroes of this package as lists name them, before their pages are loaded. */
export const heroNames = {
  barbarian: 'Barbarian',
  paladin: 'Paladin',
  gunslinger: 'Gunslinger',
  'cursed-pirate': 'Cursed Pirate',
  'moon-elf': 'Moon Elf',
  pyromancer: 'Pyromancer',
  monk: 'Monk',
  artificer: 'Artificer',
  huntress: 'Huntress',
  ninja: 'Ninja',
  'shadow-thief': 'Shadow Thief',
  samurai: 'Samurai',
  treant: 'Treant',
  seraph: 'Seraph',
  tactician: 'Tactician',
  'vampire-lord': 'Vampire Lord',
}
