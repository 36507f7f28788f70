import type { heroNames as english } from '../en/heroNames.ts'

export const heroNames: typeof english = {
  barbarian: 'Barbare',
  paladin: 'Paladin',
  gunslinger: 'As de la Gâchette',
  'cursed-pirate': 'Pirate Maudite',
  monk: 'Moine',
  'moon-elf': 'Elfe Lunaire',
  ninja: 'Ninja',
  pyromancer: 'Pyromancienne',
  'shadow-thief': 'Voleur de l’Ombre',
  treant: 'Tréant',
  artificer: 'Artificier',
  huntress: 'Chasseresse',
  samurai: 'Samouraï',
  seraph: 'Séraphine',
  tactician: 'Tacticien',
  'vampire-lord': 'Reine Vampire',
}
