import { noun } from '@alea/dice-throne/hero'
import type { blackWidow as english } from '../en/black-widow.ts'

export const blackWidow: typeof english = {
  name: 'Black Widow',
  style: [
    'Elle joue ses améliorations même en pleine phase de lancer, et chacune la renforce.',
    'Servez-vous d’Opérations secrètes pour les sortir tôt, posez des Bombes à retardement en chemin et concluez par des attaques qui comptent les améliorations en jeu.',
  ],
  symbols: {
    espionage: noun('Espionnage', 'Espionnages'),
    batons: noun('Bâton', 'Bâtons'),
    widow: noun('Veuve', 'Veuves'),
  },
  abilities: {
    'baton-strike': 'Frappe au bâton',
    infiltrate: 'Infiltration',
    'widows-gauntlets': 'Gantelets de la Veuve',
    hacked: 'Piratage',
    grapple: 'Grappin',
    vengeance: 'Vengeance',
    'widows-bite': 'Morsure de la Veuve\u00a0!',
    'red-room-training': 'Entraînement de la Chambre Rouge',
    sabotage: 'Sabotage',
    'covert-mission': 'Mission secrète',
    'spy-game': 'Jeu d’espions',
    recon: 'Reconnaissance',
    subvert: 'Subversion',
  },
  actions: {
    'sabotage-reroll': 'la relance de Sabotage',
  },
  tokens: {
    'covert-ops': {
      name: 'Opérations secrètes',
      text: 'Une fois par tour, pendant votre phase principale\u00a0: mettez en jeu gratuitement une amélioration de votre main, ou regardez les trois cartes du dessus de votre pioche. Si aucune n’est une amélioration, vous pouvez les montrer, prendre une amélioration dans la pioche et mélanger\u00a0; sinon, remettez-les dans l’ordre de votre choix.',
    },
    agility: {
      name: 'Agilité',
      text: 'À dépenser contre des dégâts entrants non ultimes\u00a0: lancez un dé\u00a0; sur 1, 2 ou 3, prévenez-en la moitié, arrondie au supérieur.',
    },
    'time-bomb-2': {
      name: 'Bombe à retardement 0:02',
      text: 'Pendant l’entretien, lancez un dé\u00a0: sur 6, elle est retirée\u00a0; sinon, elle passe à 0:01.',
    },
    'time-bomb-1': {
      name: 'Bombe à retardement 0:01',
      text: 'Pendant l’entretien, lancez un dé\u00a0: elle est retirée et, sauf sur un 6, vous inflige aussitôt 4 dégâts.',
    },
  },
  cards: {
    recoil: 'Recul\u00a0!',
    subversion: 'Subversion\u00a0!',
    assemble: 'Assemblé\u00a0!',
    elude: 'Esquive\u00a0!',
    'undercover-mission': 'Mission d’infiltration\u00a0!',
    cunning: 'Ruse\u00a0!',
  },
  verbs: {
    'black-widow/tick': (p) =>
      `lancez un dé par bombe\u00a0: sur 6, elle est retirée ; sinon, elle avance et, depuis 0:01, explose pour ${p.blast} dégâts`,
    'black-widow/advance': () => 'faites avancer toutes les Bombes à retardement en jeu',
    'black-widow/recount': () => 'comptez-la dans toute attaque en cours qui compte les améliorations',
    'black-widow/covert-ops': (p) =>
      `mettez en jeu gratuitement une amélioration de votre main, ou regardez les ${p.cards} cartes du dessus de votre pioche\u00a0: si aucune n’est une amélioration, vous pouvez les montrer, chercher une amélioration dans la pioche et mélanger\u00a0; sinon, remettez-les dans l’ordre de votre choix`,
    'black-widow/gather': (p) =>
      `regardez les ${p.cards} cartes du dessus de votre pioche, montrez et prenez toutes les améliorations, et remettez les autres dans l’ordre de votre choix`,
    'black-widow/elude': (p, say) =>
      `quand le dé lancé pour ${say.token(p.token)} montre ${p.from} ou plus, évitez une source de dégâts entrants`,
  },
  asks: {
    'covert-ops': 'Opérations secrètes\u00a0: mettre en jeu une amélioration gratuite, ou regarder la pioche\u00a0?',
  },
}
