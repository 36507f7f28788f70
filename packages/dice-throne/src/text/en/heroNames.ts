/** The heroes of this package as lists name them, before their pages are loaded. */
export const heroNames = {
  barbarian: 'Barbarian',
  paladin: 'Paladin',
  gunslinger: 'Gunslinger',
  'cursed-pirate': 'Cursed Pirate',
  huntress: 'Huntress',
  'vampire-lord': 'Vampire Lord',
}
