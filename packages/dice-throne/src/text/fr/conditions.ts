import type { DamageType } from '../../state.ts'
import type { conditions as englishConditions, needs as englishNeeds } from '../en/conditions.ts'

import { or } from './grammar.ts'

/** Le type d’une attaque. */
const TYPES: Readonly<Record<DamageType, string>> = {
  normal: 'normale',
  undefendable: 'imparable',
  pure: 'pure',
  collateral: 'collatérale',
  ultimate: 'ultime',
}

export const conditions: typeof englishConditions = {
  only: (condition, effects) => `${condition}, ${effects}`,
  instead: (plain, better, condition) => `${plain} (${better} ${condition})`,
  orElse: (condition, effects, otherwise) => `${condition}, ${effects}; sinon, ${otherwise}`,
  withOption: (usual, option, effects) => `${usual} (${option} : ${effects})`,
  symbols: (list) => `sur ${list}`,
  ofAKind: (count) => `avec ${count} chiffres identiques`,
  straight: { small: 'avec une petite suite', large: 'avec une grande suite' },
  total: (least) => `si le total est de ${least} ou plus`,
  atMost: (most) => `si le total est de ${most} ou moins`,
  shows: (values) => `si un dé montre ${or(values)}`,
  without: (symbols) => `si aucun dé ne montre ${symbols.join(' ni ')}`,
  defenseShows: (symbol) => `si votre lancer défensif montre ${symbol}`,
  have: (who, thing, least) =>
    `si ${who === undefined ? 'vous avez' : `${who} a`} ${least === 1 ? thing : `au moins ${least} ${thing}`}`,
  type: (types) => `si l’attaque est ${or(types.map((type) => TYPES[type]))}`,
  attempts: (below) => `si vous avez fait moins de ${below} tentatives de lancer ce tour-ci`,
  starter: 'si vous êtes le Joueur de Départ',
  behind: (who) => `si vous avez moins de santé que ${who}`,
  option: (name) => `avec l’option « ${name} »`,
  paid: (least) => (least === 1 ? 'si vous l’avez fait' : `si vous en avez ainsi utilisé ${least} ou plus`),
  peak: (least) => `si les dégâts de l’attaque ont atteint ${least} à un moment`,
  upgrades: (least) => `avec ${least} améliorations ou plus`,
  added: (least) => `si au moins ${least} dégâts ont été ajoutés`,
  dealt: (least) => `si au moins ${least} dégâts ont été infligés`,
  suffered: (least) => `s’il y en a eu au moins ${least}`,
  base: (least) => `si les dégâts de base de l’attaque sont de ${least} ou plus`,
  die: (values) => `sur ${or(values)}`,
  dieFrom: (least) => `sur ${least} ou plus`,
  face: (face) => `si votre plateau montre ${face === 0 ? 'sa première' : 'son autre'} face`,
  companion: (name, states) => `si ${name} est ${or(states)}`,
  prevented: (source) => `si ${source} prévient des dégâts`,
  then: 'alors',
}

export const needs: typeof englishNeeds = {
  straight: { small: 'petite suite', large: 'grande suite' },
  ofAKind: (count) => `${count} chiffres identiques`,
}
