import type { heroNames as english } from '../en/heroNames.ts'

export const heroNames: typeof english = {
  barbarian: 'Barbare',
  paladin: 'Paladin',
  gunslinger: 'As de la Gâchette',
  'cursed-pirate': 'Pirate Maudite',
  'moon-elf': 'Elfe Lunaire',
  pyromancer: 'Pyromancienne',
  monk: 'Moine',
  artificer: 'Artificier',
  huntress: 'Chasseresse',
  ninja: 'Ninja',
  'shadow-thief': 'Voleur de l’Ombre',
  samurai: 'Samouraï',
  treant: 'Tréant',
  seraph: 'Séraphine',
  tactician: 'Tacticien',
  'vampire-lord': 'Reine Vampire',
}
