import type { vampireLord as english } from '../../en/heroes/vampire-lord.ts'
import { noun } from '../../phrase.ts'

export const vampireLord: typeof english = {
  name: 'Reine Vampire',
  style: [
    'Elle amasse du Pouvoir du Sang et choisit au dernier moment à quoi il servira.',
    'Un jeton renforce une attaque, quatre vous soignent de tous les dégâts qu’elle inflige\u00a0; les adversaires qui saignent deux fois vous en rapportent encore.',
  ],
  symbols: {
    claw: noun('Griffe', 'Griffes'),
    gaze: noun('Regard', 'Regards'),
    drop: noun('Gouttelette', 'Gouttelettes'),
  },
  abilities: {
    gouge: 'Incision',
    glamour: 'Glamour',
    sanguimancy: 'Sanguimancie',
    rend: 'Déchiqueter',
    possess: 'Possession',
    'blood-thirst': 'Soif de sang',
    'blood-magic': 'Magie du sang',
    'immortal-flesh': 'Chair immortelle',
    exsanguinate: 'Exsanguination\u00a0!',
    'blood-power': 'Pouvoir du Sang',
    influence: 'Influence',
    presence: 'Présence',
    'draw-blood': 'Saignement',
    hemorrhage: 'Effusion de sang',
    gash: 'Lacération',
  },
  tokens: {
    'blood-power': {
      name: 'Pouvoir du Sang',
      text: 'Chaque usage au plus une fois par tour. Dépensez-en 1 sur votre attaque pour ajouter 3 dégâts\u00a0; 2 dans vos phases principales pour retirer une altération d’un joueur de votre choix\u00a0; 3 à tout moment pour piocher 2 cartes\u00a0; 4 dans votre phase de lancer pour vous soigner d’autant que vos attaques y infligent. (Livret d’origine\u00a0: 4 jetons au plus\u00a0; 1 ajoute 2 dégâts\u00a0; 2 retirent une de vos propres altérations, à tout moment\u00a0; 3 font piocher 2 cartes, puis en défausser 1.)',
    },
    mesmerize: {
      name: 'Hypnose',
      text: 'À dépenser tant que les dés d’un adversaire sont sur la table\u00a0: lancez un dé, et sur 5 ou 6, vous pouvez lui faire relancer un de ces dés. Ou à dépenser pour Magie du sang avant la défense\u00a0: l’attaque devient imparable.',
    },
  },
  cards: {
    'blood-flow': 'Flot de sang\u00a0!',
    'limb-from-limb': 'Membre par membre\u00a0!',
    'blood-boil': 'Sang bouillant\u00a0!',
    'blood-letting': 'Saignée\u00a0!',
    'consume-blood': 'Boire le sang\u00a0!',
    'dark-omen': 'Sombre présage\u00a0!',
    'blood-tide': 'Marée de sang\u00a0!',
  },
  verbs: {
    'vampire-lord/mesmerize': () =>
      'lancez 1 dé : sur 5 ou 6, vous pouvez faire relancer à un adversaire un de ses dés',
    'vampire-lord/pierce': ({ on }) =>
      on === 'ability'
        ? 'avant la défense, vous pouvez dépenser Hypnose pour rendre l’attaque imparable'
        : 'l’attaque devient imparable',
    'vampire-lord/smell-blood': ({ at }) =>
      at === 'dealt'
        ? ''
        : 'si une de vos attaques a blessé ce tour-ci un adversaire ayant 2 jetons Hémorragie, gagnez Pouvoir du Sang (pas avec le livret d’origine)',
  },
}
