import { noun } from '@alea/dice-throne/hero'
import type { spiderMan as english } from '../en/spider-man.ts'

export const spiderMan: typeof english = {
  name: 'Spider-Man',
  style: [
    'Il enchaîne les attaques\u00a0: avec Combo, celle qui vient de porter en appelle une autre.',
    'Entoilez vos adversaires pour qu’ils ne puissent pas se défendre, et gardez Invisibilité pour le coup que personne d’autre ne pourrait parer.',
  ],
  symbols: {
    thwip: noun('Thwip', 'Thwips'),
    web: noun('Toile', 'Toiles'),
    spider: noun('Araignée', 'Araignées'),
  },
  abilities: {
    punch: 'Allonge',
    'ccc-combo': 'C-C-C-Combo',
    'wall-crawler': 'Grimpe-murs',
    'spider-reflexes': 'Réflexes d’araignée',
    ensnare: 'Piège',
    'venom-punch': 'Allonge venimeuse',
    'venom-shockwave': 'Onde de choc venimeuse\u00a0!',
    'spider-sense': 'Sens d’araignée',
    counterpunch: 'Contre-attaque',
    'web-shot': 'Jet de toile',
    'combo-up': 'Enchaînement de combos',
  },
  actions: {
    'spider-sense-reroll': 'la relance de Sens d’araignée',
  },
  tokens: {
    combo: {
      name: 'Combo',
      text: 'Une fois par tour, quand votre attaque a infligé ses dégâts\u00a0: dépensez-le pour commencer aussitôt une nouvelle phase de lancer offensif contre le même adversaire.',
    },
    webbed: {
      name: 'Entoilé',
      text: 'Quand il vous est infligé, vous subissez aussitôt 2 dégâts imparables. La prochaine attaque de dégâts normaux contre vous devient imparable, et Entoilé est retiré.',
    },
    invisibility: {
      name: 'Invisibilité',
      text: 'À dépenser quand on vous attaque avec des dégâts imparables ou purs\u00a0: vous pouvez quand même vous défendre. Sens d’araignée, Bien essayé\u00a0! et Embuscade\u00a0! en coûtent un aussi.',
    },
  },
  cards: {
    yikes: 'Oups\u00a0!',
    'radioactive-blood': 'Sang radioactif\u00a0!',
    'swing-escape': 'Fuite en toile\u00a0!',
    'nice-try': 'Bien essayé\u00a0!',
    'invisible-punch': 'Coup invisible\u00a0!',
    ambush: 'Embuscade\u00a0!',
    'web-shooters': 'Lance-toiles\u00a0!',
    booyah: 'Booyah\u00a0!',
    'milkshake-me': 'Un milkshake\u00a0!',
    'cha-ching': 'Par ici la monnaie\u00a0!',
  },
  verbs: {
    'spider-man/sense': (p, say) =>
      `sur ${say.symbol(p.symbol)}, prévenez la moitié des dégâts entrants (arrondie au supérieur)`,
    'spider-man/swing': (p, say) =>
      `quand les dés de ${say.source(p.defense)} sont sur la table, la défense réussit sur ${say.symbol(p.instead)} au lieu d’${say.symbol(p.symbol)}`,
  },
}
