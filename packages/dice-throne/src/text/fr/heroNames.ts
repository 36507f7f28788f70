import type { heroNames as english } from '../en/heroNames.ts'

export const heroNames: typeof english = {
  barbarian: 'Barbare',
  paladin: 'Paladin',
  gunslinger: 'As de la Gâchette',
  'cursed-pirate': 'Pirate Maudite',
  huntress: 'Chasseresse',
  'vampire-lord': 'Reine Vampire',
}
