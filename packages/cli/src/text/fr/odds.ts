import type { odds as source } from '../en/odds.ts'
import { count } from './grammar.ts'

export const odds: typeof source = {
  goals: {
    alike: (dice) => `${dice} dés identiques`,
    smallStraight: 'une petite suite',
    largeStraight: 'une grande suite',
    fullHouse: 'un full',
    sum: {
      '>=': (points) => `un total d’au moins ${points}`,
      '<=': (points) => `un total d’au plus ${points}`,
      '=': (points) => `un total de ${points}`,
    },
  },
  playingFor: (goal) => `en visant ${goal}`,
  onTheTable: (dice, rolls) => `${dice} sur la table, encore ${count(rolls, 'lancer')}`,
  unrolled: (dice, sides, rolls) => `${count(dice, 'dé')} à ${sides} faces, ${count(rolls, 'lancer')}`,
  keepAll: 'Tout garder',
  rollAll: 'Tout relancer',
  keepSome: (keep, rolled) => `Garder ${keep}, relancer ${rolled}`,
  oneIn: (percent, times) => `${percent}, environ 1 chance sur ${times}`,
  worth: (points) => `${points} de santé en moyenne`,
  keepColumns: { keep: 'garder', rolled: 'relancer', chance: 'chances' },
  abilityColumns: {
    ability: 'capacité',
    keep: 'garder',
    worth: 'valeur',
    chance: 'en la visant',
    chanceForBoard: 'en jouant au mieux',
  },
  abilityNote:
    'La valeur se compte en points de santé : les dégâts infligés, plus ce que valent les altérations, les cartes et les soins. La dernière colonne donne les chances d’obtenir la capacité quand on garde toujours ce qui convient le mieux à l’ensemble du plateau.',
}
