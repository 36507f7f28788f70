import type { samurai as english } from '../../en/heroes/samurai.ts'
import { noun } from '../../phrase.ts'

export const samurai: typeof english = {
  name: 'Samouraï',
  style: [
    'Patience, discipline, et la honte pour l’adversaire.',
    'Qui se contente de moins de trois tentatives de lancer gagne Honneur pour le prochain coup\u00a0; Honte émousse les attaques adverses, et Riposte en renvoie une part.',
  ],
  symbols: {
    katana: noun('Katana', 'Katanas'),
    helm: noun('Casque', 'Casques'),
    'rising-sun': noun('Soleil levant', 'Soleils levants'),
  },
  abilities: {
    'katana-slice': 'Coup de katana',
    wakizashi: 'Wakizashi',
    bushido: 'Bushido',
    solemnity: 'Solennité',
    budo: 'Budo',
    hagakure: 'Hagakure',
    masamune: 'Masamune',
    'stand-tall': 'Tenir bon',
    shogun: 'Shogun\u00a0!',
    solemn: 'Solennel',
    empower: 'Puissance intérieure',
    haga: 'Haga',
  },
  tokens: {
    honor: {
      name: 'Honneur',
      text: 'Sur votre attaque, dépensez-en un pour ajouter 1 dégât, ou deux ensemble pour en ajouter 3.',
    },
    shame: {
      name: 'Honte',
      text: 'Quand vous attaquez avec des dégâts normaux ou imparables, retirez tous ces jetons\u00a0: chacun réduit ces dégâts de 1.',
    },
    'back-strike': {
      name: 'Riposte',
      text: 'À dépenser quand vous allez subir des dégâts de la phase de lancer d’un adversaire\u00a0: lancez un dé, et la moitié de sa valeur, arrondie au supérieur, est infligée à l’attaquant.',
    },
  },
  cards: {
    honorable: 'Honorable\u00a0!',
    'shame-on-you': 'Honte à toi\u00a0!',
    'dont-back-down': 'Ne recule pas\u00a0!',
    gishi: 'Gishi\u00a0!',
    'follow-through': 'Sans faiblir\u00a0!',
    kensei: 'Kensei\u00a0!',
  },
}
