import type { paladin as english } from '../../en/heroes/paladin.ts'
import { noun } from '../../phrase.ts'

export const paladin: typeof english = {
  name: 'Paladin',
  style: [
    'Il accumule des jetons pour frapper plus fort, survivre et rendre les coups.',
    'Gardez Critique et Précision pour une attaque décisive, Protection et Rétribution pour les tours où c’est vous que l’on vise.',
  ],
  symbols: {
    sword: noun('Épée', 'Épées'),
    helmet: noun('Heaume', 'Heaumes'),
    life: noun('Vie', 'Vies'),
    prayer: noun('Prière', 'Prières'),
  },
  abilities: {
    tithe: 'Dîme',
    'righteous-combat': 'Combat vertueux',
    retaliate: 'Riposte',
    'mighty-prayer': 'Puissante prière',
    'holy-light': 'Lumière sacrée',
    'holy-attack': 'Attaque sacrée',
    'righteous-prayer': 'Prière du juste',
    'resolute-faith': 'Foi inébranlable\u00a0!',
    'divine-defense': 'Défense Divine',
    requital: 'Récompense',
    prosperity: 'Prospérité',
    steadfast: 'Inébranlable',
    'offensive-stance': 'Posture offensive',
  },
  actions: {
    'tithe-reroll': 'Dîme (relancer un dé)',
    'tithe-draw': 'Dîme (piocher)',
  },
  tokens: {
    retribution: {
      name: 'Rétribution',
      text: 'À dépenser après une attaque contre vous\u00a0: la moitié des dégâts entrants, arrondie au supérieur, est aussi infligée à l’attaquant.',
    },
    crit: {
      name: 'Critique',
      text: 'À dépenser sur votre attaque si ses dégâts de base sont de 5 ou plus\u00a0: ajoutez 4 dégâts.',
    },
    accuracy: {
      name: 'Précision',
      text: 'À dépenser à la fin de votre phase de lancer offensif\u00a0: votre attaque devient imparable.',
    },
  },
  cards: {
    mighty: 'Puissance\u00a0!',
    consecration: 'Consécration\u00a0!',
    blessed: 'Béni\u00a0!',
    absolution: 'Absolution\u00a0!',
    'divine-favor': 'Faveur divine\u00a0!',
  },
}
