import type { treant as english } from '../../en/heroes/treant.ts'
import { noun } from '../../phrase.ts'

export const treant: typeof english = {
  name: 'Tréant',
  style: [
    'Une forêt qui pousse un peu à chaque tour, de la Jeune pousse à la Dryade.',
    'Choisissez les Esprits à faire grandir et ceux à dépenser en relances, en soins et en dégâts, et enlacez l’adversaire de Ronces.',
  ],
  symbols: {
    branch: noun('Branche', 'Branches'),
    leaf: noun('Feuille', 'Feuilles'),
    spirit: noun('Esprit', 'Esprits'),
  },
  abilities: {
    fertilize: 'Fertilisation',
    splinter: 'Écharde',
    tend: 'Entretien',
    overgrowth: 'Luxuriance',
    'vengeful-vines': 'Lianes vengeresses',
    'call-of-the-wild': 'Appel de la forêt',
    'natures-grasp': 'Emprise de la nature',
    'wake-the-forest': 'Réveil de la forêt\u00a0!',
    rooted: 'Enracinement',
    cultivate: 'Culture',
    plant: 'Plantation',
    bitterroot: 'Amère racine',
    enrapture: 'Capture',
    'natures-blessing': 'Bénédiction de la nature',
  },
  tokens: {
    seedling: {
      name: 'Jeune pousse',
      text: 'Un Esprit. À dépenser pour relancer un de vos dés. Une seule Jeune pousse par tour.',
    },
    sapling: {
      name: 'Arbrisseau',
      text: 'Un Esprit. À dépenser à tout moment pour vous soigner de 1 et gagner 1 PC, ou, en payant aussi 1 PC, pour piocher une carte. Un seul Arbrisseau par tour.',
    },
    dryad: {
      name: 'Dryade',
      text: 'Un Esprit. À dépenser sur votre attaque pour ajouter 3 dégâts, ou après la phase de lancer offensif d’un adversaire pour arrêter une altération négative que sa capacité vous infligerait. Une seule Dryade par tour.',
    },
    wellspring: {
      name: 'Source',
      text: 'À dépenser dans une de vos phases principales\u00a0: lancez un dé et soignez-vous de la moitié de sa valeur, arrondie au supérieur.',
    },
    'barbed-vine': {
      name: 'Ronces',
      text: 'Retirées quand vos tentatives de lancer sont finies. À la fin de cette phase de lancer, subissez 1 dégât par tentative de lancer après la première, 2 au plus.',
    },
  },
  families: { spirits: noun('Esprit', 'Esprits') },
  cards: {
    harvest: 'Récolte\u00a0!',
    'cultivate-spirits': 'Cultivez\u00a0!',
    'will-o-wisp': 'Feu follet\u00a0!',
    'down-pour': 'Averse\u00a0!',
    stomp: 'Piétinement\u00a0!',
    'drink-deep': 'Buvez à la Source\u00a0!',
    'mother-tree': 'Arbre-mère\u00a0!',
  },
  verbs: {
    'treant/grow': (p, say) =>
      `faites pousser ${say.amount(p.amount, noun('Esprit', 'Esprits'))}${typeof p.amount === 'number' ? '' : ' obtenu'}`,
    'treant/grow-each': () => 'chaque Esprit que vous avez peut grandir une fois, dans l’ordre de votre choix',
  },
  asks: {
    grow: 'Un Esprit pousse\u00a0: en quoi\u00a0?',
    'grow-each': 'En quoi grandit l’Esprit suivant\u00a0?',
  },
}
