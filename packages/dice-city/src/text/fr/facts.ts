import type { facts as en } from '../en/facts.ts'

export const facts: typeof en = {
  title: 'Dice City',
  pitch: 'Cinq dés, trente lieux : bâtissez une cité où tous les lancers sont bons.',
}
