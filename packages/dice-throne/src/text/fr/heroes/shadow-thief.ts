import type { shadowThief as english } from '../../en/heroes/shadow-thief.ts'
import { noun } from '../../phrase.ts'

export const shadowThief: typeof english = {
  name: 'Voleur de l’Ombre',
  style: [
    'Volez, amassez, et que chaque pièce devienne une blessure.',
    'Vos attaques frappent aussi fort que votre bourse est pleine\u00a0: économisez pour le grand coup\u00a0; Ombre vous cache en attendant, et vous avez à chaque fois le choix entre deux défenses.',
  ],
  symbols: {
    dagger: noun('Dague', 'Dagues'),
    bag: noun('Sac', 'Sacs'),
    card: noun('Carte', 'Cartes'),
    shadow: noun('Ombre', 'Ombres'),
  },
  abilities: {
    'dagger-strike': 'Coup de dague',
    pickpocket: 'Pickpocket',
    'shifty-strike': 'Coup robuste',
    'insidious-strike': 'Frappe sournoise',
    'shadow-dance': 'Danse de l’ombre',
    carducopia: 'Carducopia',
    'shadow-shank': 'Surin des ténèbres\u00a0!',
    'shadow-defense': 'Défense de l’ombre',
    'counter-strike': 'Contre-attaque',
    'shadow-strike': 'Frappe de l’ombre',
    'shank-attack': 'Coup de surin',
  },
  tokens: {
    shadows: {
      name: 'Ombre',
      text: 'Vous ne subissez aucun dégât de la phase de lancer d’un adversaire, sauf ceux d’un ultime, et ne vous défendez pas\u00a0; tout le reste a lieu. Retiré à la fin du premier tour que vous commencez avec ce jeton.',
    },
    'sneak-attack': {
      name: 'Attaque furtive',
      text: 'À dépenser sur votre attaque\u00a0: lancez un dé et ajoutez sa valeur aux dégâts.',
    },
  },
  cards: {
    sneaky: 'Sournois\u00a0!',
    'poison-wound': 'Plaie empoisonnée\u00a0!',
    'wild-shadow': 'Ombre folle\u00a0!',
    'shadow-coin': 'Pièce de l’ombre\u00a0!',
    'enter-the-shadows': 'Entrer dans l’ombre\u00a0!',
    'card-trick': 'Tour de cartes\u00a0!',
    'shadow-meld': 'Fondu dans l’ombre\u00a0!',
  },
  verbs: {
    'shadow-thief/pilfer': ({ most }) =>
      `vous pouvez en prendre ${most === 1 ? 'un' : `jusqu’à ${most}`} à un adversaire plutôt qu’à la banque`,
    'shadow-thief/shake-off': () => 'retirez toutes vos altérations négatives',
  },
  asks: {
    pilfer: 'Combien de ces PC prenez-vous à un adversaire\u00a0?',
  },
}
