import type { seraph as english } from '../../en/heroes/seraph.ts'
import { noun } from '../../phrase.ts'

export const seraph: typeof english = {
  name: 'Séraphine',
  style: [
    'Elle bénit ses amis et elle-même, et aveugle tous les autres.',
    'Accumulez le Vol, pour frapper malgré les défenses ou échapper à une attaque, laissez la Présence Divine user vos adversaires et gâchez leurs plus beaux lancers avec Lumière aveuglante.',
  ],
  symbols: {
    blade: noun('Lame', 'Lames'),
    wings: noun('Aile', 'Ailes'),
    cross: noun('Croix', 'Croix'),
    pendant: noun('Pendentif', 'Pendentifs'),
  },
  abilities: {
    'holy-blade': 'Lame sacrée',
    glorious: 'Glorieuse',
    purify: 'Purifier',
    'holy-smite': 'Châtiment sacré',
    triumphant: 'Triomphe',
    'highest-power': 'Puissance suprême',
    'archangels-will': 'Volonté de l’archange',
    'angelic-mantle': 'Manteau angélique',
    'split-the-heavens': 'Fendre les cieux\u00a0!',
    cherubim: 'Chérubins',
    'cherubim-ii': 'Chérubins II',
    'take-flight': 'Envol',
    'holy-command': 'Ordre sacré',
    'divine-visage': 'Visage divin',
    'heavens-blessing': 'Bénédiction des cieux',
  },
  actions: { 'mantle-again': 'encore Manteau angélique' },
  tokens: {
    flight: {
      name: 'Vol',
      text: 'À dépenser sur votre attaque avant la défense, ou quand on vous attaque, sauf avec un ultime\u00a0: lancez deux dés. Avec au moins un 6, votre attaque devient imparable, ou vous ne subissez aucun des dégâts.',
    },
    'blinding-light': {
      name: 'Lumière aveuglante',
      text: 'La prochaine fois que vous activez une capacité offensive, retirez ce jeton et lancez un dé\u00a0: sur 1, la capacité échoue\u00a0; sur 2 ou 3, tous les dégâts que vous infligez jusqu’à la fin de la phase de lancer sont réduits de moitié, réduction arrondie au supérieur. Sans effet sur les ultimes.',
    },
    'holy-presence': {
      name: 'Présence Divine',
      text: 'Pendant votre entretien, inflige à tous les adversaires 1 dégât par jeton. Ne peut pas être déplacée. Persistante.',
    },
  },
  cards: {
    smote: 'Foudroyé\u00a0!',
    'angelic-combat': 'Combat angélique\u00a0!',
    'divine-intervention': 'Intervention divine\u00a0!',
    'to-the-skies': 'Vers les cieux\u00a0!',
    'holier-than-thou': 'Plus sainte que toi\u00a0!',
  },
  verbs: {
    'seraph/purify': (p, say) => {
      const facing = say.facing('ce joueur')
      return `choisissez un adversaire : ${facing.list(p.foe)}; ou bien vous-même ou un coéquipier : ${facing.list(p.friend)}; dans les deux cas, ${facing.list(p.either)}`
    },
  },
}
