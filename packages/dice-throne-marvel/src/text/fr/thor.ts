import { noun } from '@alea/dice-throne/hero'
import type { thor as english } from '../en/thor.ts'

export const thor: typeof english = {
  name: 'Thor',
  style: [
    'Mjöllnir s’envole de sa main et revient chargé.',
    'Chaque lancer blesse un peu, chaque retour accumule de l’Électrokinésie\u00a0; amassez-en assez et frappez d’une foudre à laquelle aucune garde ne résiste.',
  ],
  symbols: {
    hammer: noun('Marteau', 'Marteaux'),
    worthy: noun('Grandeur', 'Grandeurs'),
    thunder: noun('Foudre', 'Foudres'),
  },
  abilities: {
    hammered: 'Martèlement',
    'mighty-summon': 'Puissante invocation',
    'chain-lightning': 'Chaîne d’éclairs',
    odinforce: 'Odinforce',
    'bottled-lightning': 'Foudre en bouteille',
    'lightning-rod': 'Paratonnerre',
    'thunder-bolt': 'Éclair',
    'for-asgard': 'Pour Asgard\u00a0!',
    'thunder-wheel': 'Roue du tonnerre',
    'boom-boom': 'Boum boum\u00a0!',
    ricochet: 'Ricochet\u00a0!',
    'asgardian-brawn': 'Muscles asgardiens',
  },
  actions: {
    'mjolnir-throw': 'un Lancer de Mjöllnir',
    'mjolnir-retrieve': 'un Rappel de Mjöllnir',
  },
  tokens: {
    electrokinesis: {
      name: 'Électrokinésie',
      text: 'Odinforce et Foudre en bouteille infligent 1 dégât de plus par jeton. Une fois par tour, pendant votre phase principale\u00a0: dépensez-en 4 pour piocher une carte. (Livret d’origine\u00a0: dépensez-en 3 à tout moment pour piocher une carte.)',
    },
    'guard-break': {
      name: 'Brise-garde',
      text: 'À dépenser à la fin de votre phase de lancer offensif, si vous attaquez avec des dégâts normaux\u00a0: lancez un dé\u00a0; sur 4 ou 5, l’attaque devient imparable.',
    },
  },
  companions: {
    mjolnir: {
      name: 'Mjöllnir',
      text: 'Lancer, quand il est chez Thor\u00a0: il va chez un adversaire de votre choix, qui subit 1 dégât imparable. Rappeler, quand il n’y est pas\u00a0: il revient, et vous gagnez Électrokinésie. Des capacités et des cartes le font\u00a0; et à tout moment, vous pouvez défausser une carte pour le Lancer ou le Rappeler. Si le joueur qui l’a est vaincu, vous le Rappelez.',
      states: { home: 'chez Thor' },
      with: (player) => `chez ${player ?? 'un adversaire'}`,
    },
  },
  cards: {
    'indomitable-will': 'Volonté indomptable\u00a0!',
    invulnerability: 'Invulnérabilité\u00a0!',
    'he-is-worthy': 'Il est digne\u00a0!',
    'power-trip': 'Ivresse du pouvoir\u00a0!',
    'time-to-hammer': 'L’heure du marteau\u00a0!',
    stormbreak: 'Déchaînement\u00a0!',
  },
  verbs: {
    'thor/wield': (p, say) => {
      if (p.way) return p.way === 'throw' ? 'Lancez Mjöllnir' : 'Rappelez Mjöllnir'
      if (p.times === 1) return 'vous pouvez Lancer ou Rappeler Mjöllnir'
      return typeof p.times === 'number'
        ? `Lancez ou Rappelez Mjöllnir jusqu’à ${p.times} fois`
        : `${say.times(p.times)}, vous pouvez Lancer ou Rappeler Mjöllnir`
    },
    'thor/call-home': (p) => `Rappelez Mjöllnir, et le joueur qui l’avait subit ${p.amount} dégâts collatéraux`,
    'thor/conduct': (p, say) =>
      `si l’adversaire a Mjöllnir, infligez ${p.more} dégâts de plus; sinon, gagnez ${say.token('electrokinesis')}`,
    'thor/thrown': (p, say) =>
      `si Mjöllnir a été Lancé ${p.times === 2 ? 'deux' : p.times} fois ou plus ce tour-ci, ${say.list(p.effects)}`,
  },
  asks: {
    mjolnir: 'Chez qui va Mjöllnir\u00a0? Chez un adversaire si vous le Lancez, chez vous si vous le Rappelez.',
  },
}
