import { type HeroText, noun } from '@alea/dice-throne/hero'

export const spiderMan = {
  name: 'Spider-Man',
  style: [
    'He chains attacks: with Combo, one that has just landed is followed by another.',
    'Web your opponents so that they cannot defend, and keep Invisibility for the blow that nobody else could parry.',
  ],
  symbols: {
    thwip: noun('Thwip', 'Thwips'),
    web: noun('Web', 'Webs'),
    spider: noun('Spider', 'Spiders'),
  },
  abilities: {
    punch: 'Punch',
    'ccc-combo': 'C-C-C-Combo',
    'wall-crawler': 'Wall Crawler',
    'spider-reflexes': 'Spider-Reflexes',
    ensnare: 'Ensnare',
    'venom-punch': 'Venom Punch',
    'venom-shockwave': 'Venom Shockwave!',
    'spider-sense': 'Spider-Sense',
    counterpunch: 'Counterpunch',
    'web-shot': 'Web Shot',
    'combo-up': 'Combo Up',
  },
  actions: {
    'spider-sense-reroll': 'the Spider-Sense reroll',
  },
  tokens: {
    combo: {
      name: 'Combo',
      text: 'Once per turn, when your attack has dealt its damage: spend it to begin another offensive roll phase at once, against the same opponent.',
    },
    webbed: {
      name: 'Webbed',
      text: 'When it is inflicted, it deals you 2 undefendable damage at once. The next attack of normal damage on you becomes undefendable, and Webbed is removed.',
    },
    invisibility: {
      name: 'Invisibility',
      text: 'Spend when you are attacked with undefendable or pure damage: you may defend yourself all the same. Spider-Sense, Nice Try! and Ambush! cost it too.',
    },
  },
  cards: {
    yikes: 'Yikes!',
    'radioactive-blood': 'Radioactive Blood!',
    'swing-escape': 'Swing Escape!',
    'nice-try': 'Nice Try!',
    'invisible-punch': 'Invisible Punch!',
    ambush: 'Ambush!',
    'web-shooters': 'Web Shooters!',
    booyah: 'Booyah!',
    'milkshake-me': 'Milkshake Me!',
    'cha-ching': 'Cha-Ching!',
  },
  verbs: {
    'spider-man/sense': (p, say) => `on ${say.symbol(p.symbol)}, prevent half the incoming damage (rounded up)`,
    'spider-man/swing': (p, say) =>
      `when the dice of ${say.source(p.defense)} are on the table, it succeeds on ${say.symbol(p.instead)} instead of ${say.symbol(p.symbol)}`,
  },
} satisfies HeroText
