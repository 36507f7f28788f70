import type { amounts as english } from '../en/amounts.ts'
import { noun } from '../phrase.ts'
import { de } from './grammar.ts'

export const amounts: typeof english = {
  each: (thing, every = 1) => {
    if (every === 1) return `par ${thing}`
    return every === 2 ? `par paire ${de(thing)}` : `par groupe de ${every} ${thing}`
  },
  eachOwn: (thing, every = 1) => `${amounts.each(thing, every)} que vous avez`,
  eachPaid: (every = 1) => (every === 1 ? 'par unité ainsi utilisée' : `toutes les ${every} unités ainsi utilisées`),
  eachFurtherAttempt: (every = 1) =>
    every === 1
      ? 'par tentative de lancer après la première'
      : `toutes les ${every} tentatives de lancer après la première`,
  eachUpgrade: 'par amélioration en jeu',
  eachUpgradeThisTurn: 'par amélioration jouée ce tour-ci',
  plus: (base, more) => `${base}, plus ${more}`,
  half: (things, whole) =>
    `${things === '' ? '' : `un nombre ${de(things)} égal à `}la moitié de ${whole} (arrondie au supérieur)`,
  all: (things) => `ces ${things}`,
  allOwn: (things) => `vos ${things}`,
  allPaid: 'celles ainsi utilisées',
  allFurtherAttempts: 'les tentatives de lancer après la première',
  atMost: (amount, most) =>
    amount.endsWith(')') ? `${amount.slice(0, -1)}, ${most} au plus)` : `${amount} (${most} au plus)`,
  total: ({ many }, oneDie) => `autant de ${many} que ${oneDie ? 'la valeur du dé' : 'le total des dés'}`,
  dealt: ({ many }) => `autant de ${many} que de dégâts infligés`,
  halfDie: ({ many }) => `un nombre ${de(many)} égal à la moitié de la valeur du dé (arrondie au supérieur)`,
  tokens: (name) => noun(`jeton ${name}`, `jetons ${name}`),
  times: noun('fois'),
  cp: 'PC',
  status: noun('jeton positif ou négatif', 'jetons positifs ou négatifs'),
}
