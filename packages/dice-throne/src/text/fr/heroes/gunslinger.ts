import type { gunslinger as english } from '../../en/heroes/gunslinger.ts'
import { noun } from '../../phrase.ts'

export const gunslinger: typeof english = {
  name: 'As de la Gâchette',
  style: [
    'Des attaques rapides et directes, et un peu de chance dans le barillet.',
    'Mettez une Prime sur l’adversaire, pour que chaque attaque contre lui fasse plus mal et vous rapporte un PC, et dépensez Recharge pour ajouter la moitié d’un dé aux dégâts.',
  ],
  symbols: {
    bullet: noun('Balle', 'Balles'),
    dash: noun('Sprint', 'Sprints'),
    bullseye: noun('Cible', 'Cibles'),
  },
  abilities: {
    revolver: 'Colts d’or',
    'bounty-hunter': 'Quelques dollars de plus',
    'quick-draw': 'Plus vite que ton ombre',
    'take-cover': 'À couvert',
    showdown: 'Dernier face à face',
    deadeye: 'Cible humaine',
    'fan-the-hammer': 'Recharge héroïque',
    duel: 'Duel au soleil',
    'fill-em-with-lead': 'Une poignée de plomb\u00a0!',
    'pistol-whip': 'Coup de crosse',
    'mark-the-target': 'Cible verrouillée',
    enforcer: 'Représentante de la loi',
  },
  tokens: {
    reload: {
      name: 'Recharge',
      text: 'À dépenser sur votre attaque\u00a0: lancez un dé et ajoutez aux dégâts la moitié de sa valeur, arrondie au supérieur.',
    },
    bounty: { name: 'Prime', text: 'Quiconque vous attaque gagne 1 PC et inflige 1 dégât de plus. Persistante.' },
  },
  cards: {
    wanted: 'Wanted\u00a0!',
    'spin-the-chamber': 'Fais tourner le barillet\u00a0!',
    roulette: 'Roulette russe\u00a0!',
    'wild-west': 'Far West\u00a0!',
    'eat-lead': 'Mange du plomb\u00a0!',
    'run-and-gun': 'Tire et cours\u00a0!',
  },
  verbs: {
    'gunslinger/reload-again': (p) =>
      `chaque fois que vous dépensez Recharge, vous pouvez relancer son dé une fois${p.plus > 0 ? `, et elle ajoute ${p.plus} dégât${p.plus > 1 ? 's' : ''} de plus` : ''}`,
    'gunslinger/reload': () => 'lancez 1 dé : ajoutez-en la moitié (arrondie au supérieur) aux dégâts de l’attaque',
  },
}
