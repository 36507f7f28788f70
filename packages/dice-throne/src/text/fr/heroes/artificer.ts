import type { artificer as english } from '../../en/heroes/artificer.ts'
import { noun, phrase } from '../../phrase.ts'

export const artificer: typeof english = {
  name: 'Artificier',
  style: [
    'Un atelier de robots, longs à construire et difficiles à arrêter.',
    'Amassez du Synthé, construisez vos robots en gardant de quoi les faire travailler, et laissez les Nanites s’accumuler avant de les faire exploser.',
  ],
  symbols: {
    wrench: noun('Clé', 'Clés'),
    nut: noun('Écrou', 'Écrous'),
    bolt: noun('Éclair', 'Éclairs'),
  },
  abilities: {
    'spanner-strike': 'Coup de clé',
    schematics: 'Schémas',
    'scrap-collector': 'Récupération',
    eureka: 'Euréka',
    jolt: 'Décharge',
    zapppp: 'Zapppp\u00a0!',
    overclock: 'Surcadençage',
    'ratchet-up': 'Coup de cliquet',
    'maximum-power': 'Puissance max\u00a0!',
    'scratch-built': 'À partir de zéro',
    'nuts-n-bolts': 'Les rouages du système',
    'power-up': 'Mise sous tension',
    'swarming-bots': 'Essaim de robots',
  },
  actions: {
    'nanobot-build': 'les plans du Nanobot',
    'nanobot-improve': 'des pièces pour le Nanobot',
    'nanobot-basic': 'le Nanobot',
    'nanobot-advanced': 'le Nanobot',
    'shock-bot-build': 'les plans du Robot-choc',
    'shock-bot-improve': 'des pièces pour le Robot-choc',
    'shock-bot-basic': 'le Robot-choc',
    'shock-bot-advanced': 'le Robot-choc',
    'heal-bot-build': 'les plans du Robot-soin',
    'heal-bot-improve': 'des pièces pour le Robot-soin',
    'heal-bot-basic': 'le Robot-soin',
    'heal-bot-advanced': 'le Robot-soin',
  },
  tokens: {
    synth: {
      name: 'Synthé',
      text: 'Dans ses phases principales, l’Artificier peut en dépenser 2 pour construire un robot de base, ou 3 pour perfectionner un robot de base. Activer un robot de base en coûte 2, un robot perfectionné 1. À tout moment, il peut en dépenser 4 pour infliger Nanite à un adversaire de son choix.',
    },
    nanite: {
      name: 'Nanite',
      text: 'Quand les Nanites explosent, retirez toutes les vôtres\u00a0: 1, 2 ou 3 d’entre elles vous infligent 1, 3 ou 5 dégâts. À votre entretien, lancez un dé pour chacune\u00a0: sur 6, elle est retirée.',
    },
  },
  families: { bots: noun('robot', 'robots') },
  companions: {
    nanobot: {
      name: 'Nanobot',
      text: 'Une fois à chacun de vos entretiens (2 Synthé s’il est de base, 1 s’il est perfectionné)\u00a0: toutes les Nanites de tous les joueurs explosent.',
      states: { unbuilt: 'non construit', basic: 'de base', advanced: 'perfectionné' },
    },
    'shock-bot': {
      name: 'Robot-choc',
      text: 'Une fois par tour, sur votre attaque (2 Synthé s’il est de base, 1 s’il est perfectionné)\u00a0: ajoutez 3 dégâts.',
      states: { unbuilt: 'non construit', basic: 'de base', advanced: 'perfectionné' },
    },
    'heal-bot': {
      name: 'Robot-soin',
      text: 'Jusqu’à deux fois quand on vous attaque avec au moins 6 dégâts (2 Synthé à chaque fois s’il est de base, 1 s’il est perfectionné)\u00a0: lancez un dé\u00a0; de 1 à 3, soignez-vous de 1\u00a0; sur 4 ou plus, de 2.',
      states: { unbuilt: 'non construit', basic: 'de base', advanced: 'perfectionné' },
    },
  },
  cards: {
    'high-voltage': 'Haute tension\u00a0!',
    'nanite-assault': 'Assaut de nanites\u00a0!',
    conductivity: 'Conductivité\u00a0!',
    'oooh-shiny': 'Oh, ça brille\u00a0!',
    'robo-revenge': 'Vengeance robotique\u00a0!',
    'arcing-shield': 'Bouclier à arc',
    synthesize: 'Synthèse\u00a0!',
  },
  verbs: {
    'artificer/activate': (p, say) => `activez le ${say.companion(p.bot)} (${say.list(p.effects)})`,
    'artificer/build': (p, say) =>
      p.state === 'basic'
        ? phrase('construisez', `le ${say.companion(p.bot)}`)
        : phrase('prenez', `le ${say.companion(p.bot)}`, ' dans sa version perfectionnée'),
    'artificer/detonate': () => 'toutes les Nanites de tous les joueurs explosent',
    'artificer/free-bots': (p) =>
      p.most === 1
        ? 'vous pouvez activer gratuitement un de vos robots'
        : `activez gratuitement jusqu’à ${p.most} robots différents`,
  },
}
