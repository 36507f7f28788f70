import type { facts as english } from '../en/facts.ts'

export const facts: typeof english = {
  title: 'Dice Throne',
  pitch:
    'Des héros s’affrontent à coups de dés, de cartes et d’audace\u00a0: lancez, osez, ripostez et soyez le dernier debout.',
}
