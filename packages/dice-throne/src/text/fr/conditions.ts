import type { conditions as englishConditions, needs as englishNeeds } from '../en/conditions.ts'
import { or } from './grammar.ts'

export const conditions: typeof englishConditions = {
  only: (condition, effects) => `${condition}, ${effects}`,
  instead: (plain, better, condition) => `${plain} (${better} ${condition})`,
  orElse: (condition, effects, otherwise) => `${condition}, ${effects}; sinon, ${otherwise}`,
  symbols: (list) => `sur ${list}`,
  ofAKind: (count) => `avec ${count} chiffres identiques`,
  straight: { small: 'avec une petite suite', large: 'avec une grande suite' },
  total: (least) => `si le total est de ${least} ou plus`,
  upgrades: (least) => `avec ${least} améliorations ou plus`,
  added: (least) => `si au moins ${least} dégâts ont été ajoutés`,
  dealt: (least) => `si au moins ${least} dégâts ont été infligés`,
  base: (least) => `si les dégâts de base de l’attaque sont de ${least} ou plus`,
  die: (values) => `sur ${or(values)}`,
  dieFrom: (least) => `sur ${least} ou plus`,
  face: (face) => `si votre plateau montre ${face === 0 ? 'sa première' : 'son autre'} face`,
  companion: (name, states) => `si ${name} est ${or(states)}`,
  then: 'alors',
}

export const needs: typeof englishNeeds = {
  straight: { small: 'petite suite', large: 'grande suite' },
  ofAKind: (count) => `${count} chiffres identiques`,
}
