import { noun } from '@alea/dice-throne/hero'
import type { loki as english } from '../en/loki.ts'

export const loki: typeof english = {
  name: 'Loki',
  style: [
    'Il prive ses adversaires de leurs capacités et les laisse deviner lequel des Loki est le vrai.',
    'Recouvrez ce dont ils ont besoin avec Ensorcelé, distribuez des Sacs à malice aux amis comme aux ennemis, et gardez une Illusion pour l’attaque qui ferait mal.',
  ],
  symbols: {
    scepter: noun('Sceptre', 'Sceptres'),
    illusion: noun('Illusion', 'Illusions'),
    lie: noun('Mensonge', 'Mensonges'),
    deceit: noun('Fourberie', 'Fourberies'),
  },
  abilities: {
    mockery: 'Raillerie',
    confuddle: 'Confusion',
    antics: 'Facéties',
    vilify: 'Diffamation',
    vex: 'Avarie',
    'kneel-to-me': 'À genoux\u00a0!',
    'double-take': 'Agent double',
    'glorious-purpose': 'But glorieux\u00a0!',
    misdirection: 'Diversion',
    'liars-gifts': 'Cadeaux du menteur',
    bewilder: 'Désorienter',
    'made-you-look': 'Je t’ai eu',
  },
  tokens: {
    illusion: {
      name: 'Illusion',
      text: 'À dépenser quand on vous attaque\u00a0: posez Le vrai Loki, Illusion vacillante et Illusion parfaite face cachée, dans l’ordre de votre choix, et recommandez-en une si vous voulez. L’attaquant en retourne une\u00a0: il gagne un Sac à malice, la moitié des dégâts est prévenue, ou la totalité.',
    },
    'bag-of-tricks': {
      name: 'Sac à malice',
      text: 'Pendant l’entretien, retirez-le et lancez un dé. Sur 1, perdez 1 PC. Sur 2 à 5, celui qui vous l’a donné choisit\u00a0: vous récupérez 2 points de santé, gagnez 1 PC ou subissez 2 dégâts imparables. Sur 6, gagnez 2 PC.',
    },
    spellbound: {
      name: 'Ensorcelé',
      text: 'Posé sur une de vos capacités offensives, jamais l’ultime\u00a0: elle ne peut pas être activée. Retiré à la fin de votre phase de lancer offensif.',
    },
  },
  cards: {
    outwit: 'Plus malin que toi\u00a0!',
    'a-gift-for-you': 'Un cadeau pour toi\u00a0!',
    'mind-games': 'Jeux d’esprit\u00a0!',
    'silver-tongue': 'Langue d’argent\u00a0!',
    backstab: 'Coup de poignard\u00a0!',
    'not-the-real-me': 'Ce n’était pas moi\u00a0!',
    'illusion-real': 'Le vrai Loki',
    'illusion-fading': 'Illusion vacillante',
    'illusion-perfect': 'Illusion parfaite',
  },
  verbs: {
    'loki/illusion': (p, say) =>
      `posez trois cartes face cachée, dont l’attaquant retourne une\u00a0: il gagne ${say.tokens(p.token, p.count)}, la moitié des dégâts est prévenue, ou la totalité`,
    'loki/open-bag': (p, say) => `retirez-le, puis ${say.facing('celui qui l’a donné').list(p.effects)}`,
    'loki/take-back': () =>
      'reprenez la carte de votre Illusion qui vient d’être retournée\u00a0: l’attaquant en retourne une autre',
  },
}
