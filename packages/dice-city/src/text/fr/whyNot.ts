import type { whyNot as en } from '../en/whyNot.ts'
import { amounts } from './amounts.ts'

export const whyNot: typeof en = {
  'short-of-strength': ({ by }) => `il manque ${by} de force`,
  'bandits-only': ({ by }) => `il manque ${by} de force : le reste ne compte que contre les bandits`,
  'short-of-resources': ({ of }) => `il manque ${amounts(of)}`,
  'short-of-hourglasses': ({ by }) => `il manque ${by} ${by === 1 ? 'sablier' : 'sabliers'}`,
  'dice-left': ({ count }) => (count === 1 ? 'il reste un dé à dépenser' : `il reste ${count} dés à dépenser`),
  'pile-empty': () => 'la pile est vide',
  'already-off': () => 'ce lieu est déjà désactivé',
  off: () => 'ce lieu est désactivé',
  'no-ability': () => 'ce lieu n’a pas de capacité à utiliser',
  'in-chain': () => 'ce lieu a déjà servi dans cette suite de copies',
  solo: () => 'pas en solo',
  passed: () => 'vous avez déjà passé ce tour-ci',
  'can-act': () => 'ce dé peut encore servir à quelque chose',
  refreshed: () => 'vous avez déjà remplacé des cartes ce tour-ci',
  'nothing-to-refresh': () => 'trop peu de cartes sont exposées ou dans la pioche',
}
