import type { tactician as english } from '../../en/heroes/tactician.ts'
import { noun } from '../../phrase.ts'

export const tactician: typeof english = {
  name: 'Tacticien',
  style: [
    'Un commandant qui a réponse à tout.',
    'Accumulez l’Avantage tactique et dépensez-le au bon moment, pour une relance, une carte ou une protection, et faites payer en PC chaque lancer de vos adversaires avec Compression.',
  ],
  symbols: {
    saber: noun('Sabre', 'Sabres'),
    banner: noun('Étendard', 'Étendards'),
    medal: noun('Médaille', 'Médailles'),
  },
  abilities: {
    'saber-strike': 'Coup de sabre',
    'carpet-bomb': 'Tapis de bombes',
    profiteer: 'Profiteur',
    'strategic-approach': 'Approche stratégique',
    flank: 'Prise de flanc',
    exploit: 'Exploitation',
    maneuver: 'Manœuvre',
    countermeasures: 'Contre-mesures',
    'higher-ground': 'En position de force\u00a0!',
    strategize: 'Plan de bataille',
    'indirect-approach': 'Approche indirecte',
    interdiction: 'Interdiction',
    reconnaissance: 'Reconnaissance',
  },
  tokens: {
    'tactical-advantage': {
      name: 'Avantage tactique',
      text: 'À tout moment, dépensez-en 1 pour gagner 1 PC ou relancer un de vos dés, 3 pour piocher une carte ou infliger Pris pour cible à un adversaire de votre choix, 4 pour donner Protection à un joueur de votre choix. Dans vos phases principales, dépensez-en 4 pour déplacer une altération d’un joueur à un autre. (Livret d’origine\u00a0: 4 ne donnent Protection qu’à vous-même.)',
    },
    constrict: {
      name: 'Compression',
      text: 'Dans votre phase de lancer offensif, chaque tentative de lancer après la première vous coûte 1 PC. Retirée à la fin de votre phase de lancer. (Livret d’origine\u00a0: seule la dernière tentative vous coûte 1 PC.)',
    },
  },
  cards: {
    ambush: 'Embuscade\u00a0!',
    disengage: 'Désengagement\u00a0!',
    'feigned-retreat': 'Fausse retraite\u00a0!',
    'war-room': 'Salle de guerre\u00a0!',
    'bunker-up': 'Aux abris\u00a0!',
    'upper-hand': 'Prendre le dessus\u00a0!',
  },
}
