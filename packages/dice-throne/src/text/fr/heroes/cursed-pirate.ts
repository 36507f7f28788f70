import type { cursedPirate as english } from '../../en/heroes/cursed-pirate.ts'
import { noun } from '../../phrase.ts'

export const cursedPirate: typeof english = {
  name: 'Pirate Maudite',
  style: [
    'Elle commence humaine, puis retourne son plateau sur une face maudite, plus redoutable.',
    'Choisissez à quel rythme vous vous défaites de vos Doublons Maudits ; usez ensuite vos adversaires à coups de Doublons, de Barils de Poudre et de Pourparlers.',
  ],
  symbols: {
    cutlass: noun('Sabre', 'Sabres'),
    loot: noun('Butin', 'Butins'),
    skull: noun('Crâne', 'Crânes'),
  },
  abilities: {
    'cutlass-strike': 'Coup de sabre',
    'x-marks-the-spot': 'Marqué d’une croix',
    cursed: 'Malédiction',
    'walk-the-plank': 'Sur la planche',
    'light-the-fuse': 'Allumez la mèche',
    'black-spot': 'Marque noire',
    'shiver-me-timbers': 'Mort de mes os',
    'pirates-touch': 'Estocade pirate\u00a0!',
    'ahoy-matey': 'Ohé matelot',
    'soul-cutlass': 'Sabre d’âmes',
    'dread-mark': 'Marque d’effroi',
    curse: 'Malédiction',
    'abyssal-walk': 'Marche abyssale',
    'thar-she-blows': 'Ça va sauter\u00a0!',
    'black-soul': 'Âme noire',
    'the-shivering': 'Le grand frisson',
    'cursed-touch': 'Toucher maudit\u00a0!',
    'avast-ye': 'Tenez bon',
  },
  tokens: {
    doubloon: {
      name: 'Doublon Maudit',
      text: 'Pendant l’entretien, inflige 1 dégât à son porteur, sauf à la Pirate à qui il appartient. Seul le plateau de la Pirate peut le déplacer ou le retirer.',
    },
    'powder-keg': {
      name: 'Baril de Poudre',
      text: 'Pendant l’entretien, lancez un dé\u00a0: sur 1 ou 2, il explose\u00a0; sur 6, vous pouvez le donner à un autre joueur. Un second Baril fait exploser le premier. L’explosion le retire et vous inflige aussitôt 3 dégâts imparables, hors de toute attaque.',
    },
    parlay: {
      name: 'Pourparlers',
      text: 'Vous n’infligez aucun dégât pendant votre prochaine phase de lancer offensif\u00a0; ce jeton est retiré à la fin de cette phase de lancer.',
    },
    wither: {
      name: 'Dépérissement',
      text: 'Tous les dégâts de votre phase de lancer offensif sont réduits de 1 par jeton, sauf les dégâts ultimes. Persistante.',
    },
  },
  cards: {
    'cursed-cards': 'Cartes maudites\u00a0!',
    'batten-down': 'Fermez les écoutilles\u00a0!',
    'shark-bait': 'Appât à requins\u00a0!',
    'run-ya-through': 'Pourfendue\u00a0!',
    ransom: 'Rançon\u00a0!',
    swashbuckle: 'Bretteuse\u00a0!',
    scurvy: 'Scorbut\u00a0!',
    pillage: 'Pillage\u00a0!',
    truce: 'Trêve\u00a0!',
    'crows-nest': 'Nid-de-pie\u00a0!',
    'high-stakes': 'Gros enjeux\u00a0!',
    'pirates-life': 'La vie de pirate\u00a0!',
    'feed-the-fish': 'Aux poissons\u00a0!',
    'light-it-up': 'Mets le feu\u00a0!',
    'yo-ho': 'Yo-ho\u00a0!',
    'heave-ho': 'Hissez-ho\u00a0!',
  },
  verbs: {
    'cursed-pirate/wane': () =>
      'retirez un de vos Doublons Maudits\u00a0; si vous n’en avez pas, retournez votre plateau sur sa face maudite',
    'cursed-pirate/shed': () => 'vous pouvez retirer autant de vos Doublons Maudits que vous voulez',
    'cursed-pirate/ransom': (p) => `choisissez un dé d’un adversaire, qui vous paie ${p.price} PC ou le relance`,
  },
  asks: {
    shed: 'Combien de vos Doublons Maudits retirez-vous\u00a0?',
    ransom: 'Rançon\u00a0: payer 2 PC, ou relancer le dé\u00a0?',
  },
}
