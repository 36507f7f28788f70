import type { ninja as english } from '../../en/heroes/ninja.ts'
import { noun } from '../../phrase.ts'

export const ninja: typeof english = {
  name: 'Ninja',
  style: [
    'Elle frappe sans être vue\u00a0: le poison agit quand elle a déjà disparu dans la fumée.',
    'Le Poison latent blesse à la fin du tour de l’adversaire, Ninjutsu aiguise l’attaque en cours, et une Bombe fumigène a une chance sur deux de faire manquer un coup tout entier.',
  ],
  symbols: {
    ninjato: noun('Ninjatō'),
    shuriken: noun('Shuriken', 'Shurikens'),
    mask: noun('Masque', 'Masques'),
  },
  abilities: {
    slash: 'Entaille',
    'walk-the-line': 'Sur le fil',
    'death-blossom': 'Fleur de mort',
    'smoke-screen': 'Écran de fumée',
    'poison-blade': 'Lame empoisonnée',
    'shadow-fang': 'Croc de l’ombre',
    shadewalk: 'Marche des ombres',
    assassinate: 'Assassinat\u00a0!',
    'shade-shift': 'Jeu d’ombres',
    'kuji-kiri': 'Kuji-Kiri',
    'tip-of-the-blade': 'Pointe de la lame',
    misdirect: 'Diversion',
    jugulate: 'Égorgement',
  },
  actions: { 'shade-shift-reroll': 'Jeu d’ombres (relance)' },
  tokens: {
    'delayed-poison': {
      name: 'Poison latent',
      text: 'À la fin de votre tour, retirez tous ces jetons et subissez 3 dégâts par jeton.',
    },
    'smoke-bomb': {
      name: 'Bombe fumigène',
      text: 'Quand vous allez subir des dégâts non ultimes, dépensez ce jeton et lancez un dé\u00a0: sur 1, 2 ou 3, vous n’en subissez aucun d’une source.',
    },
    ninjutsu: {
      name: 'Ninjutsu',
      text: 'À dépenser sur votre attaque\u00a0: lancez un dé. De 1 à 3, ajoutez 1 dégât\u00a0; sur 4 ou 5, ajoutez-en 2\u00a0; sur 6, au choix\u00a0: ajoutez 2 dégâts, infligez Poison latent ou, avant la défense, rendez l’attaque imparable.',
    },
  },
  cards: {
    'poison-dart': 'Fléchette empoisonnée\u00a0!',
    'throwing-stars': 'Étoiles de jet\u00a0!',
    'fan-of-knives': 'Éventail de couteaux\u00a0!',
    'smoke-offering': 'Offrande de fumée\u00a0!',
    train: 'Entraînement\u00a0!',
    escape: 'Échappatoire\u00a0!',
    dojo: 'Dojo\u00a0!',
  },
}
